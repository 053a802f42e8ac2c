-- Buckets and objects, after Supabase Storage. The bytes are elsewhere; a row here is what policies decide on.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  -- Bytes; null is the server's own limit.
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  -- Collation C: listing by prefix walks the index, and one order holds on every machine.
  name text not null collate "C",
  owner uuid,
  owner_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  -- What the server knows of the bytes: size, mimetype, eTag, cacheControl, lastModified, contentLength, httpStatusCode.
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- Names the bytes: an overwrite stores new ones and then points here, so that a broken upload harms nothing.
  version text
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index objects_owner_id_idx on storage.objects (owner_id);

create function storage.foldername(name text) returns text[]
language sql immutable
as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;

create function storage.filename(name text) returns text
language sql immutable
as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;

create function storage.extension(name text) returns text
language sql immutable
as $$ select substring((string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] from '\.([^.]*)$') $$;

create function storage.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = pg_catalog.now();
  return new;
end
$$;
create trigger update_objects_updated_at before update on storage.objects
for each row execute function storage.touch_updated_at();
create trigger update_buckets_updated_at before update on storage.buckets
for each row execute function storage.touch_updated_at();

-- As on a Supabase the grants are wide and the policies decide; a bucket without a policy is closed.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter function storage.foldername(text) owner to supabase_storage_admin;
alter function storage.filename(text) owner to supabase_storage_admin;
alter function storage.extension(text) owner to supabase_storage_admin;
alter function storage.touch_updated_at() owner to supabase_storage_admin;
alter schema storage owner to supabase_storage_admin;
