-- Restores several deleted applications at once: the undo of a deletion of many.
create function public.restore_applications(p_ids uuid[]) returns integer
language sql volatile set search_path = ''
as $$
  select count(*) filter (where public.restore_application(i.id))::integer from unnest(p_ids) as i (id)
$$;

revoke execute on function public.restore_applications(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.restore_applications(uuid[]) to authenticated;
