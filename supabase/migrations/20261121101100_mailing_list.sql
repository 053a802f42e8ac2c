-- Newsletter and waitlist: who asked to be on them. Reached from outside by the two functions at the end and by nothing else.

create table private.mailing_list_entry (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('newsletter', 'waitlist')),
  email text not null check (email = lower(email) and char_length(email) <= 254),
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  -- Double opt-in: until the owner of the address has said so too, nothing is sent but the question.
  confirmed_at timestamptz,
  unique (list, email)
);
create index mailing_list_entry_unconfirmed_idx on private.mailing_list_entry (created_at) where confirmed_at is null;

-- What stands behind the links of a mail. The token itself is made by the server when it sends, and is in the mail alone.
create table private.mailing_list_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  entry_id uuid not null references private.mailing_list_entry (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index mailing_list_link_entry_id_idx on private.mailing_list_link (entry_id);

-- Mails that ask for the confirmation and are still to be sent; one an entry.
create table private.mailing_list_mail (
  entry_id uuid primary key references private.mailing_list_entry (id) on delete cascade,
  -- Whoever sends puts it off first: a process that dies meanwhile leaves the mail to another.
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index mailing_list_mail_due_at_idx on private.mailing_list_mail (due_at);

-- Unlogged: a crash may forget the counts, and they cost no write-ahead log.
create unlogged table private.rate_count (
  key text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index rate_count_ends_at_idx on private.rate_count (ends_at);

alter table private.mailing_list_entry enable row level security;
alter table private.mailing_list_entry force row level security;
alter table private.mailing_list_link enable row level security;
alter table private.mailing_list_link force row level security;
alter table private.mailing_list_mail enable row level security;
alter table private.mailing_list_mail force row level security;
alter table private.rate_count enable row level security;
alter table private.rate_count force row level security;

-- The server sends, confirms, unsubscribes and forgets; nobody but the functions below puts an address on a list.
grant select, update (confirmed_at), delete on private.mailing_list_entry to service_role;
grant select, insert on private.mailing_list_link to service_role;
grant select, update (due_at, attempts), delete on private.mailing_list_mail to service_role;
grant select, update (ends_at), delete on private.rate_count to service_role;

-- Counts one; false when that was one too many before the window ends, null without a key. The key is hashed: it holds addresses.
create function private.within_limit(p_key text, p_limit integer, p_window interval) returns boolean
language plpgsql volatile strict security definer set search_path = ''
as $$
begin
  insert into private.rate_count as c (key, used, ends_at)
  values (encode(sha256(convert_to(p_key, 'utf8')), 'base64'), 1, now() + p_window)
  on conflict (key) do update
  set
    used = case when c.ends_at <= now() then 1 else c.used + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  where c.ends_at <= now() or c.used < p_limit;
  return found;
end
$$;

-- A header of the request that PostgREST, or our server, is answering; null outside of one.
create function private.request_header(p_name text) returns text
language sql stable
as $$ select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name $$;

-- Who asks, as far as it is known: an IPv4 address, or the /64 network that one customer has as a whole.
create function private.client_network() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_address inet;
begin
  v_address := regexp_replace(
    btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)), '^::ffff:(?=[0-9.]+$)', '', 'i'
  )::inet;
  return case when family(v_address) = 6 then network(set_masklen(v_address, 64)) else v_address end;
exception
  when invalid_text_representation then return null;
end
$$;

-- The one spelling of an address; null when it is none. Nothing passes that would end an address in a mail's header, that
-- cannot be seen, or that no mail server could be found for. A domain may be written in letters beyond ASCII.
create function private.normalized_email(p_email text) returns text
language sql immutable
as $$
  select a.email
  from (select lower(btrim(left(p_email, 400), E' \t\r\n')) as email) as a
  where char_length(a.email) <= 254
    and a.email ~ (
      '^[^[:space:][:cntrl:]@<>()\[\]\\,;:"\u0080-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]{1,64}@'
      || '([a-z0-9\u00c0-\u1fff\u3040-\ud7ff][a-z0-9\u00c0-\u1fff\u3040-\ud7ff-]{0,62}\.)+'
      || '[a-z\u00c0-\u1fff\u3040-\ud7ff][a-z0-9\u00c0-\u1fff\u3040-\ud7ff-]{1,62}$'
    )
    and a.email !~ '^\.|\.\.|\.@|-\.|-$'
$$;

-- How often one may ask: generous for an office behind one address, and for a day on which everybody hears of it; too little
-- for somebody who tries addresses out, or wants us to fill a stranger's box.
create function private.may_sign_up(p_email text) returns boolean
language sql volatile security definer set search_path = ''
as $$
  select coalesce(private.within_limit('sign-ups of ' || private.client_network(), 30, interval '1 hour'), true)
    and private.within_limit('sign-ups at ' || split_part(p_email, '@', 2), 500, interval '1 hour')
    and private.within_limit('sign-ups', 2000, interval '1 hour')
$$;

-- Puts an address on a list and asks its owner by mail. Asking again before the answer sends the mail again, three a day.
create function private.sign_up(p_list text, p_email text, p_language text) returns jsonb
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
  values (
    p_list,
    v_email,
    case
      when p_language in ('en', 'fr') then p_language
      when private.request_header('accept-language') ~* '^\s*fr\M' then 'fr'
      else 'en'
    end
  )
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

-- Without a language the visitor's browser says it.
create function public.newsletter_signup(p_email text, p_language text default null) returns jsonb
language sql volatile security definer set search_path = ''
as $$ select private.sign_up('newsletter', p_email, p_language) $$;

-- Who waits is nobody else's business: an address that is on the list already is answered like one that is not.
create function public.waitlist_signup(p_email text, p_language text default null) returns jsonb
language sql volatile security definer set search_path = ''
as $$
  select case when a.answer ->> 'error' = 'duplicate_email' then '{"success": true, "error": null}' else a.answer end
  from (select private.sign_up('waitlist', p_email, p_language) as answer) as a
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.newsletter_signup(text, text), public.waitlist_signup(text, text)
from public, anon, authenticated, service_role;
grant execute on function public.newsletter_signup(text, text), public.waitlist_signup(text, text) to anon, authenticated;
