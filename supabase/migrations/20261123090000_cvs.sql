-- CVs for postings: a version of the profile as a list of operations on its parts, with its history. The profile stays the
-- only place of its texts.

create table public.cvs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  application_id uuid references public.job_applied (id) on delete set null,
  title text check (char_length(title) <= 500),
  company text check (char_length(company) <= 500),
  -- The posting as it was pasted: what the operations are proposed for.
  posting text not null check (octet_length(posting) <= 204800),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cvs_user_id_created_at_idx on public.cvs (user_id, created_at desc);
create index cvs_application_id_idx on public.cvs (application_id);
-- One CV, and one credit, for a posting: a second click or tab finds the first.
create unique index cvs_posting_key on public.cvs (user_id, md5(btrim(regexp_replace(posting, '\s+', ' ', 'g'))));
comment on table public.cvs is 'One row per posting that the profile was adapted to.';

create trigger touch_updated_at before update on public.cvs
for each row execute function private.touch_updated_at();

create table public.cv_versions (
  id uuid primary key default gen_random_uuid(),
  cv_id uuid not null references public.cvs (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  number integer not null check (number between 1 and 200),
  operations jsonb not null default '[]'
    check (jsonb_typeof(operations) = 'array' and octet_length(operations::text) <= 200000),
  -- The lines of the profile that the operations name, as they were: their ids are positions.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array' and octet_length(lines::text) <= 200000),
  -- Template, paper, accent and language.
  look jsonb not null default '{}' check (jsonb_typeof(look) = 'object' and octet_length(look::text) <= 1000),
  writer text not null check (writer in ('composer', 'person')),
  created_at timestamptz not null default now(),
  unique (cv_id, number)
);
create index cv_versions_user_id_idx on public.cv_versions (user_id);
comment on column public.cv_versions.operations is 'The accepted changes of packages/cv; none is the whole profile.';

create function private.number_cv_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.importing_account i where i.user_id = new.user_id) then
    return new;
  end if;
  update public.cvs c set updated_at = now() where c.id = new.cv_id and c.user_id = new.user_id;
  if not found then
    raise exception 'There is no such CV' using errcode = '42501';
  end if;
  new.number := 1 + coalesce((select max(v.number) from public.cv_versions v where v.cv_id = new.cv_id), 0);
  return new;
end
$$;
create trigger number_version before insert on public.cv_versions
for each row execute function private.number_cv_version();

-- A CV goes to the trash with its versions.
create function private.keep_cv_in_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = old.user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (
      old.user_id, tg_table_name, old.id,
      to_jsonb(old) || jsonb_build_object(
        'versions',
        (
          select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
          from public.cv_versions v where v.cv_id = old.id
        )
      )
    );
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at < now() - interval '30 days';
  end if;
  return old;
end
$$;
create trigger keep_in_trash before delete on public.cvs
for each row execute function private.keep_cv_in_trash();

alter table public.cvs enable row level security;
alter table public.cvs force row level security;
alter table public.cv_versions enable row level security;
alter table public.cv_versions force row level security;

create policy own_rows on public.cvs to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The application of somebody else is not visible here, so that a CV cannot be linked to it.
create policy own_application on public.cvs as restrictive for update to authenticated
  with check (
    application_id is null or exists (select from public.job_applied a where a.id = application_id)
  );
create policy second_factor on public.cvs as restrictive to authenticated using ((select private.require_aal()));
create policy own_rows on public.cv_versions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_hand on public.cv_versions as restrictive for insert to authenticated
  with check (writer = 'person');
create policy second_factor on public.cv_versions as restrictive to authenticated using ((select private.require_aal()));

revoke all on public.cvs, public.cv_versions from public, anon, authenticated, service_role;

-- No insert: a CV is adapted by the server, for a credit. Its posting stays as it was.
grant
  select (id, user_id, application_id, title, company, posting, created_at, updated_at),
  update (application_id, title, company),
  delete
on public.cvs to authenticated;

-- No update and no delete: versions are history, and go with their CV.
grant
  select (id, cv_id, user_id, number, operations, lines, look, writer, created_at),
  insert (cv_id, operations, lines, look, writer)
on public.cv_versions to authenticated;
grant all on public.cvs, public.cv_versions to service_role;

-- Imports: the functions of an import with the two tables.

create or replace function private.import_obstacles(p_user_id uuid)
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
    union all select 'letter_answers', count(*) from public.letter_answers t where t.user_id = p_user_id
    union all select 'cvs', count(*) from public.cvs t where t.user_id = p_user_id
  )
  select c.name, c.rows::integer from counted c where c.rows > 0
$$;

create or replace function private.refuse_foreign_rows(p_user_id uuid, p_profile_id uuid) returns void
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
      union all
      select n.application_id, null from public.letter_answers n where n.user_id = p_user_id and n.application_id is not null
      union all
      select c.application_id, null from public.cvs c where c.user_id = p_user_id and c.application_id is not null
    ) as r
    join public.job_applied a on a.id = r.id
    where a.user_id <> p_user_id or r.actor_id <> p_user_id
  ) or exists (
    select from public.letter_versions v join public.letters l on l.id = v.letter_id
    where v.user_id = p_user_id and l.user_id <> p_user_id
  ) or exists (
    select from public.cv_versions v join public.cvs c on c.id = v.cv_id
    where v.user_id = p_user_id and c.user_id <> p_user_id
  ) or exists (
    select from public.application_files k join public.files f on f.id = k.file_id
    where k.user_id = p_user_id and f.profile_id <> p_profile_id
  ) then
    raise exception 'A row of the archive belongs to somebody else' using errcode = 'foreign_key_violation';
  end if;
end
$$;

create or replace function private.import_batch(p_user_id uuid, p_table text, p_rows jsonb) returns void
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
    'application_event', 'application_contacts', 'application_files', 'letters', 'letter_answers', 'letter_versions',
    'cvs', 'cv_versions', 'model_calls', 'notification_preference'
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

create or replace function private.imported_trash(p_table text, p_content jsonb, p_user_id uuid, p_profile_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when p_table = 'job_applied' then
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
    when p_table in ('letters', 'cvs') then
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

revoke execute on all functions in schema private from public;
