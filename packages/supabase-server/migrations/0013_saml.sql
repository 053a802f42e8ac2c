-- Single sign-on by SAML 2.0.

create table auth.sso_providers (
  id uuid primary key default gen_random_uuid(),
  -- A name of the operator's choice.
  resource_id text check (resource_id <> ''),
  disabled boolean not null default false,
  entity_id text not null unique check (entity_id <> ''),
  metadata_xml text not null check (octet_length(metadata_xml) <= 262144),
  -- Read from the metadata when it is stored.
  sso_url text not null,
  certificates text[] not null check (cardinality(certificates) between 1 and 10),
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index sso_providers_resource_id_key on auth.sso_providers (lower(resource_id));

-- The e-mail domains whose users sign in at a provider.
create table auth.sso_domains (
  domain text primary key check (domain <> '' and domain = lower(domain)),
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index sso_domains_sso_provider_id_idx on auth.sso_domains (sso_provider_id);

-- Sign-ins under way: used once, for ten minutes. A response is accepted only for the request of its row, so a used one cannot be
-- replayed.
create table auth.saml_relay_states (
  -- SHA-256 of the parameter RelayState.
  state_hash text primary key,
  sso_provider_id uuid not null references auth.sso_providers (id) on delete cascade,
  request_id text not null,
  redirect_to text not null check (octet_length(redirect_to) <= 8192),
  -- The PKCE challenge of the client; null in the implicit flow.
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  created_at timestamptz not null default now()
);
create index saml_relay_states_created_at_idx on auth.saml_relay_states (created_at);
create index saml_relay_states_sso_provider_id_idx on auth.saml_relay_states (sso_provider_id);

-- When the identity provider ends the session.
alter table auth.flow_state add column session_not_after timestamptz;

alter table auth.sso_providers owner to supabase_auth_admin;
alter table auth.sso_domains owner to supabase_auth_admin;
alter table auth.saml_relay_states owner to supabase_auth_admin;
alter table auth.sso_providers enable row level security;
alter table auth.sso_domains enable row level security;
alter table auth.saml_relay_states enable row level security;
-- Their owner is subject to policies too: other roles have neither grants nor policies.
alter table auth.sso_providers force row level security;
alter table auth.sso_domains force row level security;
alter table auth.saml_relay_states force row level security;
create policy auth_admin on auth.sso_providers to supabase_auth_admin using (true);
create policy auth_admin on auth.sso_domains to supabase_auth_admin using (true);
create policy auth_admin on auth.saml_relay_states to supabase_auth_admin using (true);
