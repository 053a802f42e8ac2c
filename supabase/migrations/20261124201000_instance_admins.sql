-- Who may see figures of the whole server. Granted and taken back by the operator's commands only.

create table private.instance_admin (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
alter table private.instance_admin enable row level security;
alter table private.instance_admin force row level security;
revoke all on private.instance_admin from public, anon, authenticated, service_role;

-- Figures of the whole server, without a name, an address or a content; null for everybody but its admins. It gives them no
-- right to a row: the policies are the same for them as for others. The server calls it with the claims of the user.
create function private.instance_overview(p_now timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_recent_days constant int := 30;
  v_refused_days constant int := 7;
  v_recently constant timestamptz := p_now - make_interval(days => v_recent_days);
begin
  if not exists (select from private.instance_admin a where a.user_id = (select auth.uid())) then
    return null;
  end if;
  return jsonb_build_object(
    'recentDays',
    v_recent_days,
    'people',
    (
      select jsonb_build_object(
        'all', count(*),
        'unconfirmed', count(*) filter (where u.email_confirmed_at is null and u.phone_confirmed_at is null),
        'new', count(*) filter (where u.created_at > v_recently),
        'signedIn', count(*) filter (where u.last_sign_in_at > v_recently)
      )
      from auth.users u
    ),
    'deletedAccounts',
    (select count(*) from private.deleted_account d where d.deleted_on > v_recently::date),
    'plans',
    (
      select coalesce(jsonb_object_agg(p.plan, p.people), '{}')
      from (select private.plan_now(s) as plan, count(*) as people from public.subscription s group by 1) p
    ),
    'queues',
    (
      select jsonb_agg(jsonb_build_object(
        'queue', q.queue,
        'length', q.length,
        'overdueSeconds', greatest(coalesce(floor(extract(epoch from p_now - q.oldest_due_at)), 0), 0)
      ))
      from private.queue_state(p_now) q
    ),
    'storage',
    (
      select jsonb_build_object('objects', count(*), 'bytes', coalesce(sum((o.metadata ->> 'size')::bigint), 0))
      from storage.objects o
    ),
    'mails',
    jsonb_build_object(
      'refusedDays',
      v_refused_days,
      'refused',
      (
        select count(*) from public.digest_delivery d
        where d.state = 'refused' and d.day > (p_now - make_interval(days => v_refused_days))::date
      ),
      'retried',
      (select count(*) from private.mailing_list_mail m where m.attempts > 0)
      + (
        select count(*) from public.digest_delivery d
        where d.state = 'waiting' and d.attempts > 0 and d.due_at > p_now - interval '1 day'
      )
    )
  );
end
$$;

revoke execute on function private.instance_overview(timestamptz) from public;
grant execute on function private.instance_overview(timestamptz) to service_role;

-- A digest that was being sent when its process ended is sent again, as in private.take_digest().
create or replace function private.queue_state(p_now timestamptz)
returns table (queue text, length bigint, oldest_due_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  -- A digest of a day that is over is not sent any more, as in private.take_digest().
  select 'digests', count(*), min(d.due_at)
  from public.digest_delivery d
  join public.notification_preference p on p.user_id = d.user_id and p.digest
  join auth.users u on u.id = d.user_id
  where d.state in ('waiting', 'sending')
    and (d.state = 'waiting' or d.attempts < 10)
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
