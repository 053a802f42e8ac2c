-- An import writes its rows in batches of one transaction, so that no statement holds a whole archive. docs/decisions/204.

-- How many documents an account has imported in its life. Deleting a document does not lower it.
create table private.imported_documents (
  user_id uuid primary key references auth.users (id) on delete cascade,
  documents integer not null check (documents >= 0)
);
alter table private.imported_documents enable row level security;
alter table private.imported_documents force row level security;

-- How many documents an account may still import; null: as many as it likes. Imported documents take no credit of the month, so
-- a limited plan takes in what it lets its owner upload within a year.
create function private.import_allowance(p_user_id uuid) returns integer
language sql stable security definer set search_path = ''
as $$
  select case
    when l.quota is not null then greatest(
      0,
      l.quota * 12 - coalesce((select i.documents from private.imported_documents i where i.user_id = p_user_id), 0)
    )
  end
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = 'doc_upload'
  where s.user_id = p_user_id
$$;

-- Opens an import: locks the profile, so that a second import waits and then finds the first, and writes the profile's fields.
-- Returns the rows that are in the way instead when the account is not empty; then nothing is written.
create function private.begin_import(p_user_id uuid, p_profile jsonb, p_documents integer)
returns table (name text, rows integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_profile_id uuid;
begin
  select p.id into strict v_profile_id from public.profile p where p.user_id = p_user_id for update;
  return query select o.name, o.rows from private.import_obstacles(p_user_id) o;
  if found then
    return;
  end if;
  if p_documents > private.import_allowance(p_user_id) then
    raise exception 'limit_reached' using errcode = 'PT402', detail = 'The plan takes in fewer documents';
  end if;
  if p_documents > 0 then
    insert into private.imported_documents as i (user_id, documents) values (p_user_id, p_documents)
    on conflict (user_id) do update set documents = i.documents + excluded.documents;
  end if;
  insert into private.importing_account (user_id) values (p_user_id);
  update public.profile p
  set (
    first_name, last_name, email, country, city, postal_code, phone_number, address, summary, gender, age, job_preferences
  ) = (
    select
      n.first_name, n.last_name, n.email, n.country, n.city, n.postal_code, n.phone_number, n.address, n.summary,
      n.gender, n.age, n.job_preferences
    from jsonb_populate_record(p, p_profile) n
  )
  where p.id = v_profile_id;
end
$$;

-- Writes some rows of one table. Only between begin_import and finish_import, in their transaction.
create function private.import_batch(p_user_id uuid, p_table text, p_rows jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_profile_id uuid;
begin
  select p.id into strict v_profile_id
  from private.importing_account i
  join public.profile p on p.user_id = i.user_id
  where i.user_id = p_user_id;
  if p_table in ('education', 'experiences', 'contributions', 'other', 'competencies', 'websites', 'files') then
    perform private.import_rows(p_table, p_rows, jsonb_build_object('profile_id', v_profile_id));
  elsif p_table = 'job_applied' then
    insert into private.restoring_application (application_id)
    select (a.item ->> 'id')::uuid from jsonb_array_elements(p_rows) as a (item);
    perform private.import_rows(p_table, p_rows, jsonb_build_object('user_id', p_user_id));
    delete from private.restoring_application r
    using jsonb_array_elements(p_rows) as a (item)
    where r.application_id = (a.item ->> 'id')::uuid;
  elsif p_table in (
    'application_event', 'application_contacts', 'application_files', 'letters', 'letter_versions', 'model_calls',
    'notification_preference'
  ) then
    -- Rows that the sign-up or the settings page has written already.
    delete from public.notification_preference n where p_table = 'notification_preference' and n.user_id = p_user_id;
    perform private.import_rows(p_table, p_rows, jsonb_build_object('user_id', p_user_id));
  elsif p_table = 'trash' then
    insert into public.trash (id, user_id, table_name, row_id, content, deleted_at)
    select
      t.id, p_user_id, t.table_name, t.row_id,
      private.imported_trash(
        t.table_name, t.content || jsonb_build_object('id', t.row_id), p_user_id, v_profile_id
      ),
      t.deleted_at
    from jsonb_populate_recordset(null::public.trash, p_rows) t;
  else
    raise exception 'Rows of % are not imported', p_table using errcode = 'invalid_parameter_value';
  end if;
end
$$;

-- Closes an import; every row must belong to its owner.
create function private.finish_import(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.refuse_foreign_rows(p_user_id, p.id) from public.profile p where p.user_id = p_user_id;
  delete from private.importing_account i where i.user_id = p_user_id;
end
$$;

drop function private.import_account(uuid, jsonb);

-- The path of a document has no step upwards and no empty one. Rows of before are kept as they are.
alter table public.files add constraint files_path_has_plain_steps check (
  file_path !~ '(^|/)\.{0,2}(/|$)' and file_path !~ '[[:cntrl:]\\]'
) not valid;

-- Without a scheme, a colon only comes before the port of a host: javascript:0,alert(1) is no address.
alter table public.websites add constraint websites_domain_is_web_address check (
  domain ~* '^https?://[^/?#]'
  or domain ~* '^[^:/?#]+([/?#]|$)'
  or domain ~* '^(localhost|[^:/?#]*\.[^:/?#]*):[0-9]{1,5}([/?#]|$)'
) not valid;

revoke execute on all functions in schema private from public;
grant execute on function
  private.import_allowance(uuid), private.begin_import(uuid, jsonb, integer), private.import_batch(uuid, text, jsonb),
  private.finish_import(uuid)
to service_role;
