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
