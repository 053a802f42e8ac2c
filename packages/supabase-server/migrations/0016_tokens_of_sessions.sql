-- The end of a session deletes all its tokens, the revoked ones too.
create index refresh_tokens_session_id_revoked_at_idx on auth.refresh_tokens (session_id, revoked_at);
drop index auth.refresh_tokens_session_id_idx;
