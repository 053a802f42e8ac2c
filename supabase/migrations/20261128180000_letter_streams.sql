-- A letter while it is written, so that another process can show it to its user, and write it to its end when the first one is lost.

create table private.letter_stream (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Chosen by the client, which repeats its request with it.
  id uuid not null,
  reservation_id uuid not null,
  -- Who writes it. Only the holder may add events, and end it.
  holder uuid not null,
  leased_until timestamptz not null,
  attempts integer not null default 1,
  -- Until when a reader is expected; without one it is given up.
  read_until timestamptz not null,
  is_cancelled boolean not null default false,
  -- What was written so far, in order.
  events jsonb not null default '[]',
  -- The last event; null while it is written.
  outcome jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index letter_stream_created_at_idx on private.letter_stream (created_at);

alter table private.letter_stream enable row level security;
alter table private.letter_stream force row level security;
revoke all on private.letter_stream from public, anon, authenticated, service_role;
-- Of the user and reservation it was opened with nothing changes.
grant select, insert, delete, update (holder, leased_until, attempts, read_until, is_cancelled, events, outcome)
on private.letter_stream to service_role;
