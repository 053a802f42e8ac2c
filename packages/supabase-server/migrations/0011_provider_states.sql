-- Sign-ins at OpenID Connect providers that are under way: used once, for five minutes.

create table auth.provider_states (
  -- SHA-256 of the parameter `state`.
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  -- The PKCE verifier towards the provider.
  code_verifier text not null,
  redirect_to text not null check (octet_length(redirect_to) <= 8192),
  -- The PKCE challenge of the client; null in the implicit flow.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now()
);
create index provider_states_created_at_idx on auth.provider_states (created_at);

alter table auth.provider_states owner to supabase_auth_admin;
alter table auth.provider_states enable row level security;
