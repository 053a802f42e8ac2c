-- What the server tidies up while it runs: objects whose row is gone, the trash, reservations that nobody came for.

-- When an object could not be removed it is tried again later, and does not hold up the others.
alter table private.object_deletion
  add column due_at timestamptz not null default now(),
  add column attempts integer not null default 0;
drop index private.object_deletion_queued_at_idx;
create index object_deletion_due_at_idx on private.object_deletion (due_at);
grant insert, update (due_at, attempts) on private.object_deletion to service_role;
create index trash_deleted_at_idx on public.trash (deleted_at);
create index credit_reservation_expires_at_idx on public.credit_reservation (expires_at) where state = 'open';

-- A row and the sweeper may be at the same object at once. Who comes second waits: for the line of the queue, or, when an
-- object without a row is just being queued, for the object itself; and then finds what the other has done.
create or replace function private.settle_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_subscription_id uuid;
  v_is_unlimited boolean;
begin
  delete from private.object_deletion d where d.bucket_id = 'user-documents' and d.object_name = new.file_path;
  perform from storage.objects o where o.bucket_id = 'user-documents' and o.name = new.file_path for share;
  if not found then
    raise exception 'The file has not been stored' using errcode = 'foreign_key_violation';
  end if;

  select s.id, l.quota is null into v_subscription_id, v_is_unlimited
  from public.profile p
  join public.subscription s on s.user_id = p.user_id
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = 'doc_upload'
  where p.id = new.profile_id;

  update public.credit_reservation r
  set state = 'settled', document_id = new.id
  where r.id = (
    select o.id
    from public.credit_reservation o
    where o.subscription_id = v_subscription_id and o.feature = 'doc_upload'
      and o.state = 'open' and o.expires_at > now()
    order by o.created_at
    limit 1
    for update skip locked
  );
  if found then
    return null;
  end if;
  if v_is_unlimited and private.take_credits(v_subscription_id, 'doc_upload', 1) then
    insert into public.credit_reservation (subscription_id, feature, period, state, document_id)
    values (v_subscription_id, 'doc_upload', private.current_period(), 'settled', new.id);
    return null;
  end if;
  -- The table API answers 402 for this code.
  raise exception 'limit_reached' using errcode = 'PT402', detail = 'A document needs a reserved credit';
end
$$;

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

revoke execute on all functions in schema private from public;
grant execute on function private.queue_strays(interval), private.expire_old_reservations(integer) to service_role;
