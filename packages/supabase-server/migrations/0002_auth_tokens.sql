-- What sessions and one-time tokens need beyond GoTrue's tables. See docs/design/sessions.md.

-- The successor of a refresh token is derived from it with this secret, so that tabs which refresh at the same moment
-- get the same successor although only hashes are stored. Alone it is worth nothing: a token must be known as well.
alter table auth.sessions add column refresh_secret bytea not null;

-- Several links may be under way at once: each carries the sign-up it confirms, so that nobody can put his own password
-- behind a link that somebody else asked for.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_user_id_token_type_key,
  add column code_hash text not null,
  add column code_attempts_left smallint not null default 5,
  add column expires_at timestamptz not null,
  add column consumed_at timestamptz,
  add column code_challenge text,
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add column encrypted_password text,
  add column raw_user_meta_data jsonb;
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type, created_at);
create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

-- A PKCE flow between the click on the link and the exchange of its code.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  auth_code_hash text not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  created_at timestamptz not null default now()
);
create index flow_state_user_id_idx on auth.flow_state (user_id);
create index flow_state_created_at_idx on auth.flow_state (created_at);

-- Counters in the shape of rate-limiter-flexible. Unlogged: a crash may forget them, and they cost no write-ahead log.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire_idx on auth.rate_limits (expire);

alter table auth.flow_state owner to supabase_auth_admin;
alter table auth.flow_state enable row level security;
alter table auth.rate_limits owner to supabase_auth_admin;
alter table auth.rate_limits enable row level security;
