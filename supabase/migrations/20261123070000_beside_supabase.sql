-- What the server needs of the authentication service's tables where it runs beside a Supabase, whose other roles it cannot act for.

-- Ends the access of a token with its session: the opening statement of every transaction of a signed-in caller calls this. The
-- server's role gets the right to it when the server starts.
create function private.require_session(p_session_id uuid, p_user_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform from auth.sessions s
    where s.id = p_session_id and s.user_id = p_user_id and (s.not_after is null or s.not_after > now());
  if not found then
    raise sqlstate 'PT401' using message = 'Session from session_id claim in JWT does not exist';
  end if;
end
$$;
revoke execute on function private.require_session(uuid, uuid) from public;

-- Whether the session that requested the extension's connection still exists. The session that the authentication service opens
-- for the extension begins without a second factor, so an account that has one gets none.
create function private.may_connect_extension(p_session_id uuid, p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions s
    where s.id = p_session_id and s.user_id = p_user_id and (s.not_after is null or s.not_after > now())
  ) and not exists (select from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified')
$$;

-- Names a session as the extension's, for my_sessions().
create function private.tag_extension_session(p_session_id uuid, p_user_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$ update auth.sessions s set tag = 'extension' where s.id = p_session_id and s.user_id = p_user_id $$;
revoke execute on function private.may_connect_extension(uuid, uuid), private.tag_extension_session(uuid, uuid) from public;
grant execute on function private.may_connect_extension(uuid, uuid), private.tag_extension_session(uuid, uuid) to service_role;
