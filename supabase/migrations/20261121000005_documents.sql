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
  constraint files_path_is_in_own_folder check (starts_with(file_path, profile_id::text || '/')),
  constraint files_path_has_plain_steps check (
    file_path !~ '(^|/)\.{0,2}(/|$)' and file_path !~ '[[:cntrl:]\\]'
  )
);
create index files_profile_id_uploaded_at_idx on public.files (profile_id, uploaded_at desc);

create trigger raise_version before update on public.files
for each row execute function private.raise_version();

-- Objects whose row is gone. The server removes the bytes, then the line here.
create table private.object_deletion (
  bucket_id text not null,
  object_name text not null,
  queued_at timestamptz not null default now(),
  -- An object that could not be removed is tried again later, and does not hold up the others.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  primary key (bucket_id, object_name)
);
create index object_deletion_due_at_idx on private.object_deletion (due_at);
alter table private.object_deletion enable row level security;
alter table private.object_deletion force row level security;
grant select, insert, update (due_at, attempts), delete on private.object_deletion to service_role;

-- A document that is imported was paid for where it came from: it needs no credit, and its deletion gives none back.
create function private.settle_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id uuid := (select p.user_id from public.profile p where p.id = new.profile_id);
  v_subscription_id uuid;
  v_is_unlimited boolean;
begin
  delete from private.object_deletion d where d.bucket_id = 'user-documents' and d.object_name = new.file_path;
  perform from storage.objects o where o.bucket_id = 'user-documents' and o.name = new.file_path for share;
  if not found then
    raise exception 'The file has not been stored' using errcode = 'foreign_key_violation';
  end if;
  if exists (select from private.importing_account i where i.user_id = v_user_id) then
    return null;
  end if;

  select s.id, l.quota is null into v_subscription_id, v_is_unlimited
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = 'doc_upload'
  where s.user_id = v_user_id;

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

insert into storage.buckets (id, name, public, file_size_limit)
values ('user-documents', 'user-documents', false, 10485760)
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit;

create policy user_documents_select on storage.objects for select to authenticated
  using (
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

-- The metadata of an object that has no row in files takes space like its bytes.
create function private.may_store_more(p_name text) returns boolean
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
revoke execute on function private.may_store_more(text) from public;

-- A policy asks with the rights of whoever stores the object.
grant execute on function private.may_store_more(text) to authenticated;
create policy user_documents_insert on storage.objects for insert to authenticated
  with check (
    bucket_id = 'user-documents'
    and (storage.foldername(name))[1] = (select p.id::text from public.profile p where p.user_id = (select auth.uid()))
    and private.may_store_more(name)
  );

-- Which of a person's files went along with an application: the résumé, the letter. A file that is deleted is linked no more.

create table public.application_files (
  application_id uuid not null references public.job_applied (id) on delete cascade,
  file_id uuid not null references public.files (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  primary key (application_id, file_id)
);
create index application_files_file_id_idx on public.application_files (file_id);
create index application_files_user_id_idx on public.application_files (user_id);

alter table public.application_files enable row level security;
alter table public.application_files force row level security;

-- Row security of the two tables it joins says which of them are the person's own.
create policy own_rows on public.application_files to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid()))
    and exists (select from public.files f where f.id = file_id)
  );

-- Linked or not linked: there is nothing to update.
revoke all on public.application_files from public, anon, authenticated, service_role;
grant
  select (application_id, file_id, user_id),
  insert (application_id, file_id, user_id),
  delete
on public.application_files to authenticated;
grant all on public.application_files to service_role;

-- Takes back what an uploaded résumé has written, in one step.

-- p_filled: values by column of the profile; p_added: lists of ids by table, both as `POST /resume-parser` returned them.
-- Runs as the caller, so row-level security limits it to their rows. Values and entries that were changed since are kept.
create function public.undo_resume(p_filled jsonb, p_added jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_table text;
  v_field text;
  v_count integer;
  v_deleted integer := 0;
  v_cleared integer := 0;
begin
  foreach v_table in array array['education', 'experiences', 'contributions', 'competencies', 'websites'] loop
    execute format(
      'delete from public.%I t using jsonb_array_elements_text(coalesce($1 -> $2, ''[]'')) as a (id)
       where t.id = a.id::uuid and t.version = 1', v_table
    ) using p_added, v_table;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted + v_count;
  end loop;
  foreach v_field in array array[
    'first_name', 'last_name', 'email', 'phone_number', 'address', 'postal_code', 'city', 'country', 'summary'
  ] loop
    execute format(
      'update public.profile p set %1$I = null where p.user_id = auth.uid() and p.%1$I = $1 ->> $2', v_field
    ) using p_filled, v_field;
    get diagnostics v_count = row_count;
    v_cleared := v_cleared + v_count;
  end loop;
  return jsonb_build_object('deleted', v_deleted, 'cleared', v_cleared);
end
$$;
revoke execute on function public.undo_resume(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.undo_resume(jsonb, jsonb) to authenticated;

revoke execute on all functions in schema private from public;
