-- Rows of objects are as small as the server makes them, whoever writes them. Rows of before are kept as they are.
-- PostgreSQL writes JSON with spaces, so that 64 KiB of it may take up to twice as much.
alter table storage.objects
  add constraint objects_name_is_short check (octet_length(name) <= 1024) not valid,
  add constraint objects_user_metadata_is_small check (octet_length(user_metadata::text) <= 131072) not valid;
