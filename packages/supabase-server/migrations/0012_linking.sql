-- Links of identities that are under way belong to the session that started them, and end with it.

alter table auth.provider_states
  add column linking_session_id uuid references auth.sessions (id) on delete cascade;
create index provider_states_linking_session_id_idx on auth.provider_states (linking_session_id)
  where linking_session_id is not null;

alter table auth.flow_state
  add column linking_session_id uuid references auth.sessions (id) on delete cascade,
  -- The identity that the provider confirmed; it is linked when the code is exchanged.
  add column linking_identity jsonb,
  add check ((linking_session_id is null) = (linking_identity is null));
create index flow_state_linking_session_id_idx on auth.flow_state (linking_session_id)
  where linking_session_id is not null;
