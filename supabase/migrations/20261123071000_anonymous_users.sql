-- Deletes anonymous users whom no session has used for so many days: nobody can sign in to them again. Those with an account at the
-- payment provider stay, because deleting them would end no subscription there.
create function private.delete_idle_anonymous_users(p_days integer, p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_since constant timestamptz := now() - make_interval(days => p_days);
  v_user_id uuid;
  v_count integer := 0;
begin
  for v_user_id in
    select u.id
    from auth.users u
    where u.is_anonymous and u.created_at < v_since
      and not exists (
        select from auth.sessions s
        where s.user_id = u.id and greatest(s.created_at, s.refreshed_at::timestamptz) >= v_since
      )
      and not exists (select from private.billing_account b where b.user_id = u.id)
    limit p_limit
    for update of u skip locked
  loop
    perform public.delete_account(v_user_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
revoke execute on function private.delete_idle_anonymous_users(integer, integer) from public;
grant execute on function private.delete_idle_anonymous_users(integer, integer) to service_role;
