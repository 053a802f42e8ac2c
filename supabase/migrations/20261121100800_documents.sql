-- Files: a row here and an object in storage. The object is stored before its row and deleted after it.

create table public.files (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  file_name text not null check (btrim(file_name) <> '' and char_length(file_name) <= 255),
  file_path text not null unique check (char_length(file_path) <= 1000),
  file_type text not null default 'other' check (file_type in ('other', 'resume', 'cover_letter')),
  description text check (char_length(description) <= 2000),
  uploaded_at timestamptz not null default now(),
  version integer not null default 1,
  constraint files_name_is_unique_in_profile unique (profile_id, file_name),
  -- Two rows never share an object, and nobody's row points into another person's folder.
  constraint files_path_is_in_own_folder check (starts_with(file_path, profile_id::text || '/'))
);
create index files_profile_id_uploaded_at_idx on public.files (profile_id, uploaded_at desc);

create trigger raise_version before update on public.files
for each row execute function private.raise_version();

-- Objects whose row is gone. The server removes the bytes, then the line here.
create table private.object_deletion (
  bucket_id text not null,
  object_name text not null,
  queued_at timestamptz not null default now(),
  primary key (bucket_id, object_name)
);
create index object_deletion_queued_at_idx on private.object_deletion (queued_at);
alter table private.object_deletion enable row level security;
alter table private.object_deletion force row level security;
grant select, delete on private.object_deletion to service_role;

-- After the insert, so that the policies have already decided whose row it is.
create function private.settle_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_subscription_id uuid;
  v_is_unlimited boolean;
begin
  if not exists (
    select from storage.objects o where o.bucket_id = 'user-documents' and o.name = new.file_path
  ) then
    raise exception 'The file has not been stored' using errcode = 'foreign_key_violation';
  end if;
  delete from private.object_deletion d where d.bucket_id = 'user-documents' and d.object_name = new.file_path;

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
create trigger settle_document after insert on public.files
for each row execute function private.settle_document();

create function private.queue_object_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.object_deletion (bucket_id, object_name) values ('user-documents', old.file_path)
  on conflict do nothing;
  update public.credit_reservation r set document_deleted_at = now()
  where r.document_id = old.id and r.state = 'settled';
  return null;
end
$$;
create trigger queue_object_deletion after delete on public.files
for each row execute function private.queue_object_deletion();

-- With the profile goes its whole folder, also what never had a row.
create function private.queue_folder_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.object_deletion (bucket_id, object_name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id = 'user-documents' and starts_with(o.name, old.id::text || '/')
  on conflict do nothing;
  return null;
end
$$;
create trigger queue_folder_deletion after delete on public.profile
for each row execute function private.queue_folder_deletion();

alter table public.files enable row level security;
alter table public.files force row level security;
create policy own_rows on public.files to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));

-- No update of file_path: the row would lose its object. uploaded_at is the database's own.
revoke all on public.files from public, anon, authenticated;
grant
  select (id, profile_id, file_name, file_path, file_type, description, uploaded_at, version),
  insert (id, profile_id, file_name, file_path, file_type, description),
  update (file_name, file_type, description),
  delete
on public.files to authenticated;
grant all on public.files to service_role;
revoke execute on all functions in schema private from public;

insert into storage.buckets (id, name, public, file_size_limit)
values ('user-documents', 'user-documents', false, 10485760)
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit;

create policy user_documents_select on storage.objects for select to authenticated
  using (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
  );
create policy user_documents_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
  );
create policy user_documents_update on storage.objects for update to authenticated
  using (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
  )
  with check (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
  );
-- An object that a row still points to stays; deleting the row comes first.
create policy user_documents_delete on storage.objects for delete to authenticated
  using (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
    and not exists (select from public.files f where f.file_path = objects.name)
  );
