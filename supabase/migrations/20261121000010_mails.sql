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
revoke execute on function public.newsletter_signup(text, text), public.waitlist_signup(text, text)
from public, anon, authenticated, service_role;
grant execute on function public.newsletter_signup(text, text), public.waitlist_signup(text, text) to anon, authenticated;

-- What a person wants to be told, when and in which language. Nothing is sent to whoever has no row here.

-- The time on the clocks of a zone; null when the database knows no such zone, or no longer.
create function private.local_time(p_at timestamptz, p_time_zone text) returns timestamp
language plpgsql stable strict security definer set search_path = ''
as $$
begin
  return p_at at time zone p_time_zone;
exception
  when invalid_parameter_value then return null;
end
$$;

create table public.notification_preference (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  digest boolean not null default false,
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  -- A name of the IANA database, as browsers say it. PostgreSQL takes more, such as "X+3", which means something else there.
  time_zone text not null default 'UTC' check (
    time_zone ~ '^([A-Za-z]+(/[A-Za-z_-]+){0,2}|Etc/GMT[+-][0-9]{1,2})$'
  ),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- Since when digest, hour and zone stand as they do: an hour that had passed by then counts from the next day on.
  digest_set_at timestamptz not null default now()
);

create function private.set_digest_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.local_time(now(), new.time_zone) is null then
    raise exception 'There is no time zone "%"', new.time_zone using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT'
    or (new.digest, new.digest_hour, new.time_zone) is distinct from (old.digest, old.digest_hour, old.time_zone)
  then
    new.digest_set_at = now();
  end if;
  return new;
end
$$;
create trigger set_digest_time before insert or update on public.notification_preference
for each row execute function private.set_digest_time();

alter table public.notification_preference enable row level security;
alter table public.notification_preference force row level security;
create policy own_rows on public.notification_preference to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- No delete: it goes with the account. No writing of digest_set_at: the trigger knows it.
revoke all on public.notification_preference from public, anon, authenticated, service_role;
grant
  select (user_id, digest, digest_hour, time_zone, language, digest_set_at),
  insert (user_id, digest, digest_hour, time_zone, language),
  update (digest, digest_hour, time_zone, language)
on public.notification_preference to authenticated;
grant select, insert, update on public.notification_preference to service_role;
grant execute on function private.local_time(timestamptz, text) to service_role;

-- The daily e-mail: who has had that of which day, and the links by which one leaves.

create table public.digest_delivery (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The day in the person's own time zone: no day has two mails, however long it is and however many servers there are.
  day date not null,
  -- "sending" from just before the mail server is given the text. Who dies then leaves it so, and nobody sends it again.
  state text not null check (state in ('waiting', 'nothing', 'sending', 'sent', 'refused')),
  -- Whoever takes it puts it off first: a process that dies before it sends leaves it to another.
  due_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  primary key (user_id, day)
);
create index digest_delivery_waiting_idx on public.digest_delivery (due_at) where state = 'waiting';
create index digest_delivery_day_idx on public.digest_delivery (day);

-- What stands behind the link that ends the daily e-mail. The token itself is in the mail alone.
create table private.digest_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index digest_link_user_id_idx on private.digest_link (user_id);
create index digest_link_created_at_idx on private.digest_link (created_at);
create index notification_preference_digest_idx on public.notification_preference (user_id) where digest;

alter table public.digest_delivery enable row level security;
alter table public.digest_delivery force row level security;
alter table private.digest_link enable row level security;
alter table private.digest_link force row level security;
create policy own_rows on public.digest_delivery for select to authenticated
  using (user_id = (select auth.uid()));

-- Read by its owner, written by the server.
revoke all on public.digest_delivery from public, anon, authenticated, service_role;
grant select (user_id, day, state, due_at, attempts, sent_at) on public.digest_delivery to authenticated;
grant select, update (state, due_at, attempts, sent_at), delete on public.digest_delivery to service_role;
grant select, insert, delete on private.digest_link to service_role;

-- A daily e-mail lists reminders that are due or overdue. A stage has no date, so it is no reason for a mail.
create function private.has_news(p_user_id uuid, p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.job_applied a
    where a.user_id = p_user_id
      and a.next_action_date <= p_day
      and a.reminder_set
  )
$$;

-- Opens the day of everybody whose hour has come: once a person and day, also when several ask at the same time. An hour
-- that the clocks leave out has come when they show a later one; of an hour that they show twice the first one counts.
create function private.open_digests(p_now timestamptz) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_opened integer;
begin
  insert into public.digest_delivery (user_id, day, state, due_at)
  select
    p.user_id, z.clock::date, case when private.has_news(p.user_id, z.clock::date) then 'waiting' else 'nothing' end, p_now
  from (
    select d.time_zone, private.local_time(p_now, d.time_zone) as clock
    from (select distinct time_zone from public.notification_preference where digest) as d
  ) as z
  join public.notification_preference p on p.time_zone = z.time_zone
  where p.digest
    and extract(hour from z.clock) >= p.digest_hour
    -- Who asked for it after that hour had come gets the first one tomorrow.
    and private.local_time(p.digest_set_at, p.time_zone) < z.clock::date + make_time(p.digest_hour, 0, 0)
    and not exists (select from public.digest_delivery e where e.user_id = p.user_id and e.day = z.clock::date)
  order by p.user_id
  on conflict do nothing;
  get diagnostics v_opened = row_count;
  return v_opened;
end
$$;

-- Takes the next mail to be sent, and puts it off in case that this process dies: one minute, two, four. Nothing for whoever
-- has left meanwhile, has no confirmed address, or has another day already.
create function private.take_digest(p_now timestamptz)
returns table (user_id uuid, day date, attempts integer, email text, language text)
language sql volatile security definer set search_path = ''
as $$
  with next as (
    select d.user_id, d.day, u.email, p.language
    from public.digest_delivery d
    join public.notification_preference p on p.user_id = d.user_id and p.digest
    join auth.users u on u.id = d.user_id
    where d.state = 'waiting'
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

-- Whose link it is: the language of the person, who may have left already.
create function private.digest_of_link(p_token_hash bytea) returns text
language sql stable security definer set search_path = ''
as $$
  select p.language from private.digest_link l join public.notification_preference p on p.user_id = l.user_id
  where l.token_hash = p_token_hash
$$;

create function private.end_digest(p_token_hash bytea) returns text
language sql volatile security definer set search_path = ''
as $$
  update public.notification_preference p set digest = false
  from private.digest_link l
  where l.token_hash = p_token_hash and l.user_id = p.user_id
  returning p.language
$$;
grant execute on function
  private.open_digests(timestamptz), private.take_digest(timestamptz), private.digest_of_link(bytea),
  private.end_digest(bytea)
to service_role;

-- A person's calendar feed: an address that a calendar program asks again and again, without a session. At most one a person;

-- who knows the address reads the feed, so that it can be taken back and made anew.

create table public.calendar_feed (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text not null check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  -- When a calendar program asked last, to the hour: so that one sees whether anybody still does.
  read_at timestamptz
);

-- The address itself is shown once, and kept nowhere.
create table private.calendar_feed_token (
  user_id uuid primary key references public.calendar_feed (user_id) on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32)
);

alter table public.calendar_feed enable row level security;
alter table public.calendar_feed force row level security;
alter table private.calendar_feed_token enable row level security;
alter table private.calendar_feed_token force row level security;
create policy own_rows on public.calendar_feed for select to authenticated
  using (user_id = (select auth.uid()));

-- Made and taken back through the server, which makes the token.
revoke all on public.calendar_feed from public, anon, authenticated, service_role;
grant select (user_id, language, created_at, read_at) on public.calendar_feed to authenticated;
grant select, insert, delete, update (read_at) on public.calendar_feed to service_role;
grant select, insert, delete on private.calendar_feed_token to service_role;
grant execute on function private.within_limit(text, integer, interval) to service_role;

revoke execute on all functions in schema private from public;
