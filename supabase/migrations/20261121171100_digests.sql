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

-- What a digest of that day would speak of: a reminder that is due or overdue, whatever the stage, or an interview of the day.
create function private.has_news(p_user_id uuid, p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.job_applied a
    where a.user_id = p_user_id
      and a.next_action_date <= p_day
      and (
        a.reminder_set
        or (
          a.next_action_date = p_day
          and a.application_stage in ('phoneScreen', 'interview1', 'interview2', 'interview3', 'finalInterview')
        )
      )
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

revoke execute on all functions in schema private from public;
grant execute on function
  private.open_digests(timestamptz), private.take_digest(timestamptz), private.digest_of_link(bytea),
  private.end_digest(bytea)
to service_role;
