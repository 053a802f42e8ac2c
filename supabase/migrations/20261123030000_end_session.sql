-- Ends one of the caller's sessions, as my_sessions() lists them: its tokens are rejected from then on. The sign-out of the
-- authentication service knows only this session, the others, and all.
create function public.end_session(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.id = p_id and s.user_id = auth.uid();
  return found;
end
$$;
comment on function public.end_session(uuid) is 'Returns whether there was such a session of the caller.';
revoke execute on function public.end_session(uuid) from public, anon, authenticated, service_role;
grant execute on function public.end_session(uuid) to authenticated;
