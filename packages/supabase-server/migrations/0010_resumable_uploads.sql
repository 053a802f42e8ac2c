-- Resumable uploads (TUS) under way. The bytes of each piece are stored as they arrive; the row of storage.objects is
-- inserted with the last piece.
create table storage.resumable_uploads (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text not null collate "C" check (octet_length(name) <= 1024),
  -- Who uploads: role and subject of the token. Nobody else may continue.
  role text not null,
  owner_id text,
  upsert boolean not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  -- Keys of the stored pieces, in their order.
  parts text[] not null default '{}' check (cardinality(parts) <= 1000),
  content_type text not null,
  cache_control text not null,
  user_metadata jsonb check (octet_length(user_metadata::text) <= 131072),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Kept for a while after the end, for a client that lost the last response.
  finished_at timestamptz
);
create index resumable_uploads_owner_idx on storage.resumable_uploads (owner_id, role);
create index resumable_uploads_bucket_id_idx on storage.resumable_uploads (bucket_id);
create index resumable_uploads_expires_at_idx on storage.resumable_uploads (expires_at);

alter table storage.resumable_uploads owner to supabase_storage_admin;
-- No policy and no grant: only the owner sees it.
alter table storage.resumable_uploads enable row level security;
