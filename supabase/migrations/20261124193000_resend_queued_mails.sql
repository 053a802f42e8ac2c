-- Queued mails are sent at least once. A process that ends while the mail server takes the text leaves the state 'sending': the mail is
-- sent again when its time has passed, with the same Message-ID, by which mail servers and programs find a twin.

-- Ten times at most: a mail server that takes a mail and never answers would otherwise get it all day.
create or replace function private.take_digest(p_now timestamp with time zone)
returns TABLE(user_id uuid, day date, attempts integer, email text, language text)
language sql
security definer
set search_path = ''
as $$
  with next as (
    select d.user_id, d.day, u.email, p.language
    from public.digest_delivery d
    join public.notification_preference p on p.user_id = d.user_id and p.digest
    join auth.users u on u.id = d.user_id
    where (d.state = 'waiting' or (d.state = 'sending' and d.attempts < 10))
      and d.due_at <= p_now
      and d.day = private.local_time(p_now, p.time_zone)::date
      and u.email <> ''
      and u.email_confirmed_at is not null
      and (u.banned_until is null or u.banned_until <= p_now)
    order by d.due_at, d.user_id
    limit 1
    for update of d skip locked
  )
  update public.digest_delivery d
  set attempts = d.attempts + 1, due_at = p_now + interval '1 minute' * 2 ^ least(d.attempts, 6)
  from next
  where d.user_id = next.user_id and d.day = next.day
  returning d.user_id, d.day, d.attempts, next.email::text, next.language
$$;

create index digest_delivery_due_idx on public.digest_delivery (due_at) where state in ('waiting', 'sending');
drop index public.digest_delivery_waiting_idx;

-- Another sign-up of the same address asks for another mail.
alter table private.mailing_list_mail add column message_id uuid not null default gen_random_uuid();

create or replace function private.sign_up(p_list text, p_email text, p_language text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_email text := private.normalized_email(p_email);
  v_entry_id uuid;
begin
  if v_email is null then
    return jsonb_build_object('success', false, 'error', 'invalid_email');
  end if;
  if not private.may_sign_up(v_email) then
    return jsonb_build_object('success', false, 'error', 'rate_limited');
  end if;
  insert into private.mailing_list_entry as e (list, email, language)
  values (p_list, v_email, private.sign_up_language(p_language))
  on conflict (list, email) do update set language = excluded.language, created_at = now()
  where e.confirmed_at is null
  returning e.id into v_entry_id;
  if v_entry_id is null then
    return jsonb_build_object('success', false, 'error', 'duplicate_email');
  end if;
  if private.within_limit('mails to ' || v_email || ' about ' || p_list, 3, interval '1 day') then
    insert into private.mailing_list_mail (entry_id) values (v_entry_id)
    on conflict (entry_id) do update set due_at = now(), attempts = 0, message_id = gen_random_uuid();
  end if;
  return jsonb_build_object('success', true, 'error', null);
end
$$;
