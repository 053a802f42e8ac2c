-- Views of the applications that a person has given a name: search, filters, order, group, columns and density.

create table public.saved_view (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  -- The search part of the list's URL, without its question mark.
  query text not null check (char_length(query) <= 2000),
  position integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  version integer not null default 1
);
create unique index saved_view_user_id_name_key on public.saved_view (user_id, lower(name));
comment on table public.saved_view is 'Named views of the list of applications, at most 30 for each person.';

create trigger raise_version before update on public.saved_view
for each row execute function private.raise_version();

create function private.limit_saved_views() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Two windows could otherwise each add the last one.
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 10));
  if (select count(*) from public.saved_view v where v.user_id = new.user_id) >= 30 then
    raise exception 'saved_view_limit' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger limit_rows before insert on public.saved_view
for each row execute function private.limit_saved_views();

alter table public.saved_view enable row level security;
alter table public.saved_view force row level security;

create policy own_rows on public.saved_view to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy second_factor on public.saved_view as restrictive to authenticated
  using ((select private.require_aal()));

revoke all on public.saved_view from public, anon, authenticated, service_role;
-- No grant for user_id in an insert: its default is the caller.
grant
  select (id, user_id, name, query, position, created_at, version),
  insert (id, name, query, position),
  update (name, query, position),
  delete
on public.saved_view to authenticated;
grant all on public.saved_view to service_role;

-- An import writes them, and only into an account without any.

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
    union all select 'saved_view', count(*) from public.saved_view t where t.user_id = p_user_id
  )
  select c.name, c.rows::integer from counted c where c.rows > 0
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
    'cvs', 'cv_versions', 'task', 'interview', 'model_calls', 'notification_preference', 'saved_view'
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
