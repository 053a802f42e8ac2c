-- Signs the cookies of known devices, apart from the access tokens: these keys are rotated, a device stays known for months.
create table auth.device_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null check (length(secret) >= 32)
);
alter table auth.device_secret owner to supabase_auth_admin;
alter table auth.device_secret enable row level security;
