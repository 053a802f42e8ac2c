-- An exported account comes into an empty one: all of it or nothing. docs/decisions/019 says what is taken over and what is not.

-- Whose account is just being filled: what the triggers would write anew comes as it was. Nobody but the function below writes
-- here, and it leaves nothing behind.
create table private.importing_account (
  user_id uuid primary key
);
alter table private.importing_account enable row level security;
alter table private.importing_account force row level security;

-- What stands in the way of an import, by table; none in an account that nobody has written into yet. A name, an address and a
-- country come with the sign-up, and what is in the trash was thrown away.
create function private.import_obstacles(p_user_id uuid)
returns table (name text, rows integer)
language sql stable security definer set search_path = ''
as $$
  with own as (select p.* from public.profile p where p.user_id = p_user_id),
  counted as (
    select 'profile' as name, count(*) as rows from own p
    where concat(p.city, p.postal_code, p.phone_number, p.address, p.summary, p.gender, p.age) <> ''
      or p.job_preferences::text like '%true%'
    union all select 'education', count(*) from public.education t join own on own.id = t.profile_id
    union all select 'experiences', count(*) from public.experiences t join own on own.id = t.profile_id
    union all select 'contributions', count(*) from public.contributions t join own on own.id = t.profile_id
    union all select 'other', count(*) from public.other t join own on own.id = t.profile_id
    union all select 'competencies', count(*) from public.competencies t join own on own.id = t.profile_id
    union all select 'websites', count(*) from public.websites t join own on own.id = t.profile_id
    union all select 'files', count(*) from public.files t join own on own.id = t.profile_id
    union all select 'job_applied', count(*) from public.job_applied t where t.user_id = p_user_id
    union all select 'letters', count(*) from public.letters t where t.user_id = p_user_id
  )
  select c.name, c.rows::integer from counted c where c.rows > 0
$$;

-- Inserts rows as they were exported; a column that the archive does not have yet gets its default. What is forced says whose
-- they are now, whatever the archive says.
create function private.import_rows(p_table text, p_rows jsonb, p_forced jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_columns text;
begin
  if coalesce(jsonb_array_length(p_rows), 0) = 0 then
    return;
  end if;
  select string_agg(format('%I', a.attname), ', ') into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped
    and (p_rows -> 0 || p_forced) ? a.attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)', p_table, v_columns
  ) using (select jsonb_agg(r.item || p_forced) from jsonb_array_elements(p_rows) as r (item));
end
$$;

-- Every row that hangs on another hangs on one of the same person.
create function private.refuse_foreign_rows(p_user_id uuid, p_profile_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select
    from (
      select e.application_id as id, e.actor_id from public.application_event e where e.user_id = p_user_id
      union all select c.application_id, null from public.application_contacts c where c.user_id = p_user_id
      union all select f.application_id, null from public.application_files f where f.user_id = p_user_id
      union all
      select l.application_id, null from public.letters l where l.user_id = p_user_id and l.application_id is not null
    ) as r
    join public.job_applied a on a.id = r.id
    where a.user_id <> p_user_id or r.actor_id <> p_user_id
  ) or exists (
    select from public.letter_versions v join public.letters l on l.id = v.letter_id
    where v.user_id = p_user_id and l.user_id <> p_user_id
  ) or exists (
    select from public.application_files k join public.files f on f.id = k.file_id
    where k.user_id = p_user_id and f.profile_id <> p_profile_id
  ) then
    raise exception 'A row of the archive belongs to somebody else' using errcode = 'foreign_key_violation';
  end if;
end
$$;

-- What was thrown away, in the shape in which it is taken out again: an application is taken out with the rights of the tables'
-- owner, so that everything in it must be its owner's.
create function private.imported_trash(p_table text, p_content jsonb, p_user_id uuid, p_profile_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case p_table
    when 'job_applied' then
      to_jsonb(
        jsonb_populate_record(
          null::public.job_applied,
          p_content - '{events,contacts,files}'::text[] || jsonb_build_object('user_id', p_user_id)
        )
      )
      || jsonb_build_object(
        'events',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_event, e.item || own.keys))), '[]')
          from jsonb_array_elements(p_content -> 'events') as e (item)
        ),
        'contacts',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_contacts, c.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'contacts', '[]')) as c (item)
        ),
        'files',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_files, f.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'files', '[]')) as f (item)
          where not exists (
            select from public.files o where o.id::text = f.item ->> 'file_id' and o.profile_id <> p_profile_id
          )
        )
      )
    when 'letters' then
      p_content || jsonb_build_object(
        'user_id', p_user_id,
        'versions',
        (
          select coalesce(jsonb_agg(v.item || jsonb_build_object('user_id', p_user_id)), '[]')
          from jsonb_array_elements(p_content -> 'versions') as v (item)
        )
      )
    else p_content || jsonb_build_object('profile_id', p_profile_id)
  end
  from (
    select jsonb_build_object('user_id', p_user_id, 'application_id', p_content -> 'id') as keys
  ) as own
$$;
grant execute on function private.import_obstacles(uuid) to service_role;

-- An import writes its rows in batches of one transaction, so that no statement holds a whole archive. docs/decisions/019.

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

grant execute on function
  private.import_allowance(uuid), private.begin_import(uuid, jsonb, integer), private.import_batch(uuid, text, jsonb),
  private.finish_import(uuid)
to service_role;

revoke execute on all functions in schema private from public;
