-- The order of saved views is stored by one statement: separate updates could be stored in part.

-- Puts the caller's saved views into the order of the ids, the others behind them, and returns all.
create function public.order_saved_views(p_ids uuid[])
returns setof public.saved_view
language plpgsql volatile set search_path = ''
as $$
begin
  -- Two windows that update the same rows in another order could wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 10));
  return query
    update public.saved_view v
    set position = placed.place
    from (
      select w.id, (row_number() over (order by array_position(p_ids, w.id), w.position, w.created_at))::integer as place
      from public.saved_view w
    ) placed
    where placed.id = v.id
    returning v.*;
end
$$;
revoke execute on function public.order_saved_views(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.order_saved_views(uuid[]) to authenticated;
