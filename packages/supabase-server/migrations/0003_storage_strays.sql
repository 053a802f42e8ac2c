-- Bytes are looked up by the version that names them, to find those that no row points to.
create index objects_version_idx on storage.objects (version);
