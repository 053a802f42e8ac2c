-- Whoever has a verified second factor reaches their data only by a session that gave it (AAL2), as Supabase documents for users
-- who have enrolled: restrictive policies, and a check in each function that acts for its caller. A rejected statement is an
-- error and not an empty result, so that no screen shows an account as empty.

-- Returns true, or raises. A session that was lowered after its token was issued does not count; a token without a session is the
-- server's own. Write `(select private.require_aal())` in policies: once per statement.
create function private.require_aal() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_session_id uuid := auth.jwt() ->> 'session_id';
begin
  if auth.jwt() ->> 'aal' = 'aal2' and (
    v_session_id is null
    or exists (select from auth.sessions s where s.id = v_session_id and s.user_id = auth.uid() and s.aal >= 'aal2')
  ) then
    return true;
  end if;
  if exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise insufficient_privilege using message = 'insufficient_aal', detail = 'The session lacks the second factor of the account';
  end if;
  return true;
end
$$;
comment on function private.require_aal() is 'Raises unless the session has the assurance level that the caller''s factors require.';
revoke execute on function private.require_aal() from public;
grant execute on function private.require_aal() to authenticated, service_role;

do $$
declare
  v_table text;
begin
  -- Not the skills to pick from, which are the same for everybody.
  foreach v_table in array array[
    'application_contacts', 'application_event', 'application_files', 'calendar_feed', 'competencies', 'contributions',
    'credit_reservation', 'digest_delivery', 'education', 'experiences', 'files', 'job_applied', 'letter_versions', 'letters',
    'model_calls', 'notification_preference', 'other', 'profile', 'subscription', 'trash', 'usage', 'websites'
  ] loop
    execute format(
      'create policy second_factor on public.%I as restrictive to authenticated using ((select private.require_aal()))',
      v_table
    );
  end loop;
end
$$;

create policy user_documents_second_factor on storage.objects as restrictive to authenticated
  using (bucket_id <> 'user-documents' or (select private.require_aal()));

-- The session that requested the connection: the extension's own begins at its level.
alter table private.extension_connection add column session_id uuid;
comment on column private.extension_connection.session_id is 'Of the web app; without it, or once it has ended, the token opens none.';

-- The functions below are security definer: no policy applies in them. end_session() is part of signing out and needs no factor.

create or replace function public.cancel_email_change() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present text;
begin
  perform private.require_aal();
  update auth.users set email_change = '', email_change_confirm_status = 0, updated_at = now()
    where id = auth.uid() and email_change <> ''
    returning email into present;
  if found then
    delete from auth.one_time_tokens
      where user_id = auth.uid() and token_type in ('email_change_token_current', 'email_change_token_new');
  end if;
  return present;
end
$$;

create or replace function public.consume_application(p_job_url text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_subscription_id uuid := (select s.id from public.subscription s where s.user_id = auth.uid());
  v_hash bytea := sha256(convert_to(btrim(p_job_url), 'UTF8'));
begin
  perform private.require_aal();
  if v_subscription_id is null or coalesce(btrim(p_job_url), '') = '' then
    return false;
  end if;
  -- Two tabs on one posting wait for one another here, so that the second finds what the first has counted.
  perform pg_advisory_xact_lock(hashtextextended(v_subscription_id::text || encode(v_hash, 'hex'), 0));
  if exists (
    select from public.credit_reservation r
    where r.subscription_id = v_subscription_id and r.period = private.current_period()
      and r.feature = 'application' and r.posting_hash = v_hash
  ) then
    return true;
  end if;
  if not private.take_credits(v_subscription_id, 'application', 1) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state, posting_hash)
  values (v_subscription_id, 'application', private.current_period(), 'settled', v_hash);
  return true;
end
$$;

create or replace function public.get_current_user_usage()
returns table (feature text, used integer, quota integer, is_unlimited boolean)
language sql stable security definer set search_path = ''
as $$
  select
    l.feature,
    greatest(
      coalesce(u.used, 0) - (
        select count(*)::integer
        from public.credit_reservation r
        where r.subscription_id = s.id and r.feature = l.feature and r.period = private.current_period()
          and r.state = 'open' and r.expires_at <= now()
      ),
      0
    ),
    l.quota,
    l.quota is null
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s)
  left join public.usage u on u.subscription_id = s.id and u.feature = l.feature and u.period = private.current_period()
  where s.user_id = auth.uid() and (select private.require_aal())
  order by l.feature
$$;

create or replace function public.my_email_change()
returns table (new_email text, requested_at timestamptz, is_expired boolean, current_confirmed boolean, new_confirmed boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_aal();
  return query
    select
      u.email_change::text, u.email_change_sent_at,
      not coalesce(max(t.expires_at) > now(), false),
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_current'), false),
      -- No such token exists while the new address belongs to another account: nobody may learn that here.
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_new'), false)
    from auth.users u
    left join auth.one_time_tokens t
      on t.user_id = u.id and t.token_type in ('email_change_token_current', 'email_change_token_new')
    where u.id = auth.uid() and u.email_change <> ''
    group by u.id;
exception when undefined_column then
  return query
    select u.email_change::text, u.email_change_sent_at, false, false, false
    from auth.users u
    where u.id = auth.uid() and u.email_change <> '';
end
$$;

create or replace function public.my_sessions()
returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean, is_extension boolean
)
language sql stable security definer set search_path = ''
as $$
  select
    s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz),
    s.id::text is not distinct from auth.jwt() ->> 'session_id',
    s.tag is not distinct from 'extension'
  from auth.sessions s
  where s.user_id = auth.uid() and (select private.require_aal()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
  limit 100
$$;

create or replace function public.release_usage(p_subscription_id uuid, p_feature text, p_quantity integer default 1)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_aal();
  if not private.is_own_request(p_subscription_id, p_quantity) then
    return false;
  end if;
  with chosen as (
    select r.id
    from public.credit_reservation r
    where r.subscription_id = p_subscription_id
      and r.feature = p_feature
      and (
        (r.state = 'open' and r.claimed_at is null)
        or (
          r.state = 'settled'
          and r.document_id is not null
          and date_trunc('month', r.document_deleted_at at time zone 'utc')::date = r.period
        )
      )
    order by (r.state = 'settled') desc, r.created_at desc
    limit p_quantity
    for update skip locked
  ),
  released as (
    update public.credit_reservation r set state = 'released' from chosen where r.id = chosen.id returning r.period
  )
  update public.usage u
  set used = u.used - e.credits
  from (select period, count(*)::integer as credits from released group by period) e
  where u.subscription_id = p_subscription_id and u.feature = p_feature and u.period = e.period;
  return found;
end
$$;

create or replace function public.restore_application(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_content jsonb;
begin
  perform private.require_aal();
  delete from public.trash t
  where t.id = (
    select d.id
    from public.trash d
    where d.user_id = auth.uid() and d.table_name = 'job_applied' and d.row_id = p_id
      and d.deleted_at >= now() - interval '30 days'
    order by d.deleted_at desc
    limit 1
    for update
  )
  returning t.content into v_content;
  if not found then
    return false;
  end if;
  insert into private.restoring_application (application_id) values (p_id);
  insert into public.job_applied
  select (jsonb_populate_record(null::public.job_applied, v_content - '{events,contacts,files}'::text[])).*;
  insert into public.application_event
  select (jsonb_populate_record(null::public.application_event, e.event)).*
  from jsonb_array_elements(v_content -> 'events') as e (event);
  -- What was deleted before these were kept has neither.
  insert into public.application_contacts
  select (jsonb_populate_record(null::public.application_contacts, c.contact)).*
  from jsonb_array_elements(coalesce(v_content -> 'contacts', '[]')) as c (contact);
  insert into public.application_files
  select k.*
  from jsonb_array_elements(coalesce(v_content -> 'files', '[]')) as l (link),
    jsonb_populate_record(null::public.application_files, l.link) as k
  where exists (select from public.files f where f.id = k.file_id);
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$$;

create or replace function public.try_consume(p_subscription_id uuid, p_feature text, p_quantity integer default 1)
returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user_id uuid := auth.uid();
begin
  perform private.require_aal();
  if v_user_id is null or p_quantity is null or p_quantity not between 1 and 100 then
    return false;
  end if;
  if not private.take_credits_of(p_subscription_id, v_user_id, p_feature, p_quantity) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state)
  select
    p_subscription_id, p_feature, date_trunc('month', now() at time zone 'utc')::date,
    case when p_feature = 'application' then 'settled' else 'open' end
  from generate_series(1, p_quantity);
  return true;
end
$$;
