-- The roles every Supabase has before a project begins. Roles belong to the whole cluster, so another database may have made them already.

do $$
declare
  wanted record;
begin
  for wanted in
    select *
    from (
      values
        ('anon', 'nologin noinherit'),
        ('authenticated', 'nologin noinherit'),
        ('service_role', 'nologin noinherit bypassrls'),
        ('supabase_auth_admin', 'nologin noinherit'),
        ('supabase_storage_admin', 'nologin noinherit'),
        ('authenticator', 'login noinherit')
    ) as roles (name, attributes)
  loop
    begin
      execute format('create role %I %s', wanted.name, wanted.attributes);
    exception
      -- unique_violation: another database of the same cluster is being prepared at this very moment.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

-- The server logs in as authenticator, which owns nothing and has no right until it takes one of these roles for one transaction.
grant anon, authenticated, service_role, supabase_auth_admin, supabase_storage_admin to authenticator;

-- Whoever migrates hands the two schemas to their owners, and so must be able to act for them when it is no superuser.
grant supabase_auth_admin, supabase_storage_admin to current_user;

-- As on a Supabase: a new object in public is open to the API roles until its migration says otherwise.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
