-- The owners of the two schemas come first, and the schemas are theirs from the beginning: who migrates need then be no
-- superuser (from PostgreSQL 16 on) to hand its tables over to them, because an owner must be able to create in the schema.

do $$
declare
  v_schema text;
  v_owner text;
begin
  foreach v_schema in array array['auth', 'storage'] loop
    v_owner := 'supabase_' || v_schema || '_admin';
    begin
      execute format('create role %I nologin noinherit', v_owner);
    exception
      -- unique_violation: another database of the same cluster is being prepared at this very moment.
      when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', v_owner);
    execute format('create schema if not exists %I authorization %I', v_schema, v_owner);
  end loop;
end
$$;
