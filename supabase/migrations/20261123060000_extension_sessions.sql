-- The account page names the extension's session as such. The server marks it in the column that a Supabase has too.

drop function public.my_sessions();
create function public.my_sessions()
returns table (
  id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean, is_extension boolean
)
language sql stable security definer set search_path = ''
as $$
  select
    s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz),
    s.id::text is not distinct from auth.jwt() ->> 'session_id',
    s.tag is not distinct from 'extension'
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
  limit 100
$$;
revoke execute on function public.my_sessions() from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;
