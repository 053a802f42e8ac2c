-- What was used, by feature and calendar month (UTC), and the reservations behind it. docs/design/credits.md says how they move.

create table public.usage (
  subscription_id uuid not null references public.subscription (id) on delete cascade,
  feature text not null check (feature in ('application', 'doc_upload', 'cover_letter', 'resume')),
  -- The first day of the month: a new month is a new row, so nothing has to run at midnight.
  period date not null check (extract(day from period) = 1),
  -- Open and settled reservations of the month, one each.
  used integer not null default 0 check (used >= 0),
  primary key (subscription_id, feature, period)
);

create table public.credit_reservation (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references public.subscription (id) on delete cascade,
  feature text not null check (feature in ('application', 'doc_upload', 'cover_letter', 'resume')),
  period date not null check (extract(day from period) = 1),
  -- open: taken, not yet used up. settled: paid for. released: given back. expired: nobody came for it.
  state text not null default 'open' check (state in ('open', 'settled', 'released', 'expired')),
  created_at timestamptz not null default now(),
  -- The row counts up to here while it is open, whether or not anything has written 'expired'.
  expires_at timestamptz not null default now() + interval '15 minutes',
  -- The server is working on it (a letter is being written): the person cannot give it back meanwhile.
  claimed_at timestamptz,
  -- Nobody asked for it beforehand: the server took it for its own work, and gives it back itself when that fails.
  taken_by_server boolean not null default false,
  -- The document it paid for; kept after the row in files is gone.
  document_id uuid,
  document_deleted_at timestamptz,
  -- SHA-256 of the posting's address: an application counts once a month.
  posting_hash bytea
);

create index credit_reservation_open_idx on public.credit_reservation (subscription_id, feature, created_at)
where state = 'open';
create index credit_reservation_document_idx on public.credit_reservation (subscription_id, document_id)
where state = 'settled' and document_id is not null;
create unique index credit_reservation_posting_key on public.credit_reservation (subscription_id, period, posting_hash)
where feature = 'application';
create index credit_reservation_subscription_id_idx on public.credit_reservation (subscription_id);

alter table public.usage enable row level security;
alter table public.usage force row level security;
alter table public.credit_reservation enable row level security;
alter table public.credit_reservation force row level security;
create policy own_rows on public.usage for select to authenticated
  using (subscription_id = (select s.id from public.subscription s where s.user_id = (select auth.uid())));
create policy own_rows on public.credit_reservation for select to authenticated
  using (subscription_id = (select s.id from public.subscription s where s.user_id = (select auth.uid())));

-- Read only, for the server too: only the functions of credits move these rows.
revoke all on public.usage, public.credit_reservation from public, anon, authenticated, service_role;
grant select (subscription_id, feature, period, used) on public.usage to authenticated;
grant select (
  id, subscription_id, feature, period, state, created_at, expires_at, claimed_at, taken_by_server,
  document_id, document_deleted_at, posting_hash
) on public.credit_reservation to authenticated;
grant select on public.usage, public.credit_reservation to service_role;
