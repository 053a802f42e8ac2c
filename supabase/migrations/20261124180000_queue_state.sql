-- What waits to be done, for the operator: lengths and times only.

create function private.queue_state(p_now timestamptz)
returns table (queue text, length bigint, oldest_due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  -- A digest of a day that is over is not sent any more, as in private.take_digest().
  select 'digests', count(*), min(d.due_at)
  from public.digest_delivery d
  join public.notification_preference p on p.user_id = d.user_id and p.digest
  join auth.users u on u.id = d.user_id
  where d.state = 'waiting'
    and d.due_at > p_now - interval '2 days'
    and d.day = private.local_time(p_now, p.time_zone)::date
    and u.email <> ''
    and u.email_confirmed_at is not null
    and (u.banned_until is null or u.banned_until <= p_now)
  union all
  select 'mailingList', count(*), min(due_at) from private.mailing_list_mail
  union all
  select 'objectDeletions', count(*), min(due_at) from private.object_deletion
$$;

revoke execute on function private.queue_state(timestamptz) from public;
grant execute on function private.queue_state(timestamptz) to service_role;
