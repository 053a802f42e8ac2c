-- The languages of the interface, as in packages/i18n/src/language.ts. A further one replaces this function, and nothing else here.

create function private.interface_languages() returns text[]
language sql immutable set search_path = ''
as $$ select array['en', 'fr'] $$;

revoke execute on function private.interface_languages() from public;
-- The checks below run as the person who writes the row.
grant execute on function private.interface_languages() to authenticated, service_role;

alter table public.notification_preference
  drop constraint notification_preference_language_check,
  add constraint notification_preference_language_check
  check (language = any (private.interface_languages()));

alter table public.calendar_feed
  drop constraint calendar_feed_language_check,
  add constraint calendar_feed_language_check
  check (language = any (private.interface_languages()));

alter table private.mailing_list_entry
  drop constraint mailing_list_entry_language_check,
  add constraint mailing_list_entry_language_check
  check (language = any (private.interface_languages()));

-- The language that is given, else the first of the browser's, else English.
create function private.sign_up_language(p_language text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select l.code from unnest(private.interface_languages()) as l (code)
      where l.code = p_language
    ),
    (
      select l.code from unnest(private.interface_languages()) as l (code)
      where l.code = lower(
        substring(private.request_header('accept-language') from '^\s*([A-Za-z]+)')
      )
    ),
    'en'
  )
$$;
revoke execute on function private.sign_up_language(text) from public;

create or replace function private.sign_up(p_list text, p_email text, p_language text)
returns jsonb
language plpgsql volatile security definer set search_path = ''
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
    on conflict (entry_id) do update set due_at = now(), attempts = 0;
  end if;
  return jsonb_build_object('success', true, 'error', null);
end
$$;
