-- Ends the access of a token with its session: the opening statement of every transaction of a signed-in caller calls this.

create function auth.require_session(session_id uuid, user_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform from auth.sessions s
    where s.id = $1 and s.user_id = $2 and (s.not_after is null or s.not_after > now());
  if not found then
    -- The table API answers with this status.
    raise sqlstate 'PT401' using message = 'Session from session_id claim in JWT does not exist';
  end if;
end
$$;
alter function auth.require_session(uuid, uuid) owner to supabase_auth_admin;
revoke execute on function auth.require_session(uuid, uuid) from public;
-- It checks before it takes the caller's role.
grant usage on schema auth to authenticator;
grant execute on function auth.require_session(uuid, uuid) to authenticator;
