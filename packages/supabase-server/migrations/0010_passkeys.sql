-- Passkeys, after GoTrue's tables: discoverable WebAuthn credentials that sign in.

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The authenticator's id of the credential, base64url.
  credential_id text not null unique check (octet_length(credential_id) <= 1400),
  public_key bytea not null,
  sign_count bigint not null default 0,
  friendly_name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id, created_at);

-- Used once, for five minutes. Of an authentication the user is unknown.
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

do $$
declare
  relation text;
begin
  foreach relation in array array['webauthn_credentials', 'webauthn_challenges'] loop
    execute format('alter table auth.%I owner to supabase_auth_admin', relation);
    execute format('alter table auth.%I enable row level security', relation);
  end loop;
end
$$;
