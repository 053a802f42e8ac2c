-- Objects that have no row in files cost no credit, so there may only be some of them: what a person has just stored and not
-- recorded yet, and what a closed tab has left behind since the last sweep.

-- What was deleted and waits for the sweep does not count: it has had its row.
create function private.may_store_more(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 50 and coalesce(sum((o.metadata ->> 'size')::bigint), 0) < 200 * 1024 * 1024
  from storage.objects o
  where o.bucket_id = 'user-documents'
    -- The objects of the same folder, by the order of the index; '0' is the sign after '/'.
    and o.name collate "C" >= split_part(p_name, '/', 1) || '/'
    and o.name collate "C" < split_part(p_name, '/', 1) || '0'
    and o.name <> p_name
    and not exists (select from public.files f where f.file_path = o.name)
    and not exists (
      select from private.object_deletion d where d.bucket_id = o.bucket_id and d.object_name = o.name
    )
$$;
revoke execute on function private.may_store_more(text) from public;
-- A policy asks with the rights of whoever stores the object.
grant execute on function private.may_store_more(text) to authenticated;

drop policy user_documents_insert on storage.objects;
create policy user_documents_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
    and private.may_store_more(name)
  );
