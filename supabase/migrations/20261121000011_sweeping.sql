-- What the server tidies up while it runs: objects whose row is gone, the trash, reservations that nobody came for.

create index trash_deleted_at_idx on public.trash (deleted_at);
create index credit_reservation_expires_at_idx on public.credit_reservation (expires_at) where state = 'open';

-- Objects that have been without a row for longer than any upload takes: of a tab that was closed between the two.
create function private.queue_strays(p_age interval) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_queued integer;
begin
  insert into private.object_deletion (bucket_id, object_name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id = 'user-documents'
    and greatest(o.created_at, o.updated_at) < now() - p_age
    and not exists (select from public.files f where f.file_path = o.name)
  on conflict do nothing;
  get diagnostics v_queued = row_count;
  return v_queued;
end
$$;

-- Gives back the reservations of everybody that nobody came for; answers of how many features of how many people. The same
-- order everywhere, so that two servers never wait for each other.
create function private.expire_old_reservations(p_limit integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_due record;
  v_count integer := 0;
begin
  for v_due in
    select distinct r.subscription_id, r.feature
    from public.credit_reservation r
    where r.state = 'open' and r.expires_at <= now()
    order by r.subscription_id, r.feature
    limit p_limit
  loop
    perform private.expire_reservations(v_due.subscription_id, v_due.feature);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
grant execute on function private.queue_strays(interval), private.expire_old_reservations(integer) to service_role;

revoke execute on all functions in schema private from public;
