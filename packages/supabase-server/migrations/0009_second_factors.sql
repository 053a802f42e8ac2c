-- Second factors, after GoTrue's tables, and recovery codes. See docs/design/sessions.md.

create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null default 'unverified',
  -- TOTP secret in base32; null for a phone.
  secret text,
  phone text,
  -- The time step of the last accepted TOTP code, which is accepted once (RFC 6238, section 5.2).
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((factor_type = 'totp') = (secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  -- Only of a phone; salted with the challenge's id.
  code_hash text,
  attempts_left smallint not null default 5 check (attempts_left >= 0),
  ip_address inet,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id, created_at);

-- Codes for a user whose factors are lost: 80 random bits each, used once.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (user_id, code_hash)
);

alter table auth.sessions
  add constraint sessions_factor_id_fkey foreign key (factor_id) references auth.mfa_factors (id) on delete set null;
create index sessions_factor_id_idx on auth.sessions (factor_id);

do $$
declare
  relation text;
begin
  foreach relation in array array['mfa_factors', 'mfa_challenges', 'mfa_recovery_codes'] loop
    execute format('alter table auth.%I owner to supabase_auth_admin', relation);
    execute format('alter table auth.%I enable row level security', relation);
  end loop;
end
$$;
alter type auth.factor_type owner to supabase_auth_admin;
alter type auth.factor_status owner to supabase_auth_admin;
