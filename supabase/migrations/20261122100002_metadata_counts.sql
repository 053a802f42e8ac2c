-- The metadata of an object that has no row in files takes space like its bytes.
create or replace function private.may_store_more(p_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select count(*) < 50
    and coalesce(
      sum((o.metadata ->> 'size')::bigint + coalesce(octet_length(o.user_metadata::text), 0)), 0
    ) < 200 * 1024 * 1024
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
