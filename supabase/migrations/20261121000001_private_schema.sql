-- What no API shows: the installation's settings and the functions behind triggers.

do $$
begin
  if not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) then
    raise exception 'Role "%" must have BYPASSRLS to own these tables: row security is forced on the owner too', current_user;
  end if;
end
$$;

create schema private;
revoke all on schema private from public;

create table private.instance_setting (
  name text primary key,
  value text not null,
  constraint instance_setting_is_known check (
    (name = 'default_plan' and value in ('Free', 'Plus', 'Pro', 'Ultra', 'VIP', 'BETA'))
    or (name = 'manual_applications' and value in ('on', 'off'))
  )
);
alter table private.instance_setting enable row level security;
alter table private.instance_setting force row level security;

-- The server writes its settings here when it starts; the API does not reach this schema.
grant usage on schema private to service_role;
grant select, insert, update, delete on private.instance_setting to service_role;

create function private.instance_setting(p_name text, p_default text) returns text
language sql stable security definer set search_path = ''
as $$ select coalesce((select s.value from private.instance_setting s where s.name = p_name), p_default) $$;

-- Screens send the version they saw as a filter; nobody writes it, so each change is seen by the next one.
create function private.raise_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end
$$;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = pg_catalog.now();
  return new;
end
$$;

revoke execute on all functions in schema private from public;
