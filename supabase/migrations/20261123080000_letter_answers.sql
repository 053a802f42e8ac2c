-- What a person answered about a posting, in their own words: the letter quotes it, and it is offered for the next posting.

create table public.letter_answers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  application_id uuid references public.job_applied (id) on delete set null,
  -- Recognises the posting when it is pasted again: the job, or how the text begins.
  posting_key text not null check (posting_key <> '' and char_length(posting_key) <= 500),
  title text not null default '' check (char_length(title) <= 200),
  company text not null default '' check (char_length(company) <= 200),
  -- Why this job or employer.
  why text not null default '' check (char_length(why) <= 1000),
  -- What the reader should know: a gap, a move, availability.
  know text not null default '' check (char_length(know) <= 1000),
  -- What the posting asks the applicant to do, as far as the person has marked it as done.
  done_tasks text[] not null default '{}'
    check (cardinality(done_tasks) <= 20 and octet_length(array_to_string(done_tasks, '')) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (user_id, posting_key)
);
create index letter_answers_user_id_updated_at_idx on public.letter_answers (user_id, updated_at desc);
create index letter_answers_application_id_idx on public.letter_answers (application_id);

create trigger raise_version before update on public.letter_answers
for each row execute function private.raise_version();
create trigger touch_updated_at before update on public.letter_answers
for each row execute function private.touch_updated_at();

alter table public.letter_answers enable row level security;
alter table public.letter_answers force row level security;

create policy own_rows on public.letter_answers to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- An application of another user is not visible here, so that answers cannot be linked to it.
create policy own_application on public.letter_answers as restrictive to authenticated
  using (true)
  with check (
    application_id is null or exists (select from public.job_applied a where a.id = application_id)
  );
create policy second_factor on public.letter_answers as restrictive to authenticated
  using ((select private.require_aal()));

revoke all on public.letter_answers from public, anon, authenticated, service_role;
grant
  select (
    id, user_id, application_id, posting_key, title, company, why, know, done_tasks, created_at, updated_at, version
  ),
  insert (application_id, posting_key, title, company, why, know, done_tasks),
  update (application_id, title, company, why, know, done_tasks),
  delete
on public.letter_answers to authenticated;
grant all on public.letter_answers to service_role;

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
    'model_calls', 'notification_preference'
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
