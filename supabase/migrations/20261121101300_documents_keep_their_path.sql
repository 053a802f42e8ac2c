-- An object that a row of files points to keeps its name: moved, the row would point to nothing.

-- Asked while the row of the object is being changed, and so still sees it as it was.
create function private.may_be_named(p_object_id uuid, p_bucket_id text, p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select
    from storage.objects o
    join public.files f on f.file_path = o.name
    where o.id = p_object_id
      and o.bucket_id = 'user-documents'
      and (o.bucket_id, o.name) is distinct from (p_bucket_id, p_name)
  )
$$;
revoke execute on function private.may_be_named(uuid, text, text) from public;
-- A policy asks with the rights of whoever changes the object.
grant execute on function private.may_be_named(uuid, text, text) to authenticated;

drop policy user_documents_update on storage.objects;
create policy user_documents_update on storage.objects for update to authenticated
  using (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
  )
  with check (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
    and private.may_be_named(id, bucket_id, name)
  );
