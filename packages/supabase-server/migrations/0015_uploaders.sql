-- Who may continue a resumable upload: the subject of the token, and for callers without one their client address.
alter table storage.resumable_uploads add column uploader text;
update storage.resumable_uploads set uploader = owner_id;
create index resumable_uploads_uploader_idx on storage.resumable_uploads (uploader, role);
