-- Tasks and interviews of applications. The columns next_action, next_action_date and reminder_set of an application stay, as
-- its first open task: triggers keep both sides equal.

create table public.task (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.job_applied (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The words of the person; a task may have one of the predefined actions instead.
  title text check (char_length(title) <= 500),
  action text constraint task_action_check check (action in (
    'followUp', 'prepareForInterview', 'sendThankYou', 'negotiateSalary', 'acceptOffer', 'declineOffer', 'researchCompany',
    'updateResume', 'practiceInterview', 'checkReferences'
  )),
  due_date date,
  reminder_set boolean not null default false,
  done_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  version integer not null default 1,
  constraint task_says_something
    check (btrim(coalesce(title, '')) <> '' or action is not null or due_date is not null or reminder_set)
);
create index task_application_id_idx on public.task (application_id, due_date, created_at);
create index task_user_id_idx on public.task (user_id, due_date);
comment on table public.task is 'What is to be done for an application; its first open one is next_action of the application.';

create table public.interview (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.job_applied (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('phone', 'video', 'onSite', 'test')),
  starts_at timestamptz not null check (starts_at between '1970-01-01' and '2200-01-01'),
  -- Where the hour was agreed: its clock is shown, whatever the zone of the device.
  time_zone text not null
    check (time_zone ~ '^([A-Za-z]+(/[A-Za-z_-]+){0,2}|Etc/GMT[+-][0-9]{1,2})$' and char_length(time_zone) <= 64),
  duration_minutes integer check (duration_minutes between 5 and 1440),
  place text check (char_length(place) <= 2000),
  people text check (char_length(people) <= 1000),
  preparation text check (char_length(preparation) <= 20000),
  outcome text check (outcome in ('good', 'mixed', 'bad', 'cancelled')),
  outcome_note text check (char_length(outcome_note) <= 5000),
  -- When "How did it go?" was answered or closed: it is asked once.
  asked_at timestamptz,
  -- Of the invitation that it was taken from, to recognise its updates.
  calendar_uid text check (char_length(calendar_uid) <= 1000),
  created_at timestamptz not null default clock_timestamp(),
  version integer not null default 1
);
create index interview_application_id_idx on public.interview (application_id, starts_at);
create index interview_user_id_idx on public.interview (user_id, starts_at);
comment on table public.interview is 'Interviews and tests of an application, with the hour that somebody agreed on.';

create function private.check_interview_zone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.local_time(now(), new.time_zone) is null then
    raise exception 'There is no time zone "%"', new.time_zone using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_time_zone before insert or update of time_zone on public.interview
for each row execute function private.check_interview_zone();
create trigger raise_version before update on public.interview
for each row execute function private.raise_version();
create trigger raise_version before update on public.task
for each row execute function private.raise_version();

-- No application has more of either than a person can read.
create function private.limit_rows_of_application() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_rows bigint;
begin
  execute format('select count(*) from public.%I where application_id = $1 and user_id = $2', tg_table_name)
  into v_rows using new.application_id, new.user_id;
  if v_rows >= 200 then
    raise exception 'An application has at most 200 rows in %', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger limit_rows before insert on public.task
for each row execute function private.limit_rows_of_application();
create trigger limit_rows before insert on public.interview
for each row execute function private.limit_rows_of_application();

alter table public.task enable row level security;
alter table public.task force row level security;
alter table public.interview enable row level security;
alter table public.interview force row level security;

create policy own_rows on public.task to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid()))
  );
create policy second_factor on public.task as restrictive to authenticated using ((select private.require_aal()));
create policy own_rows on public.interview to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid()))
  );
create policy second_factor on public.interview as restrictive to authenticated using ((select private.require_aal()));

revoke all on public.task, public.interview from public, anon, authenticated, service_role;
grant
  select (id, application_id, user_id, title, action, due_date, reminder_set, done_at, created_at, version),
  insert (id, application_id, user_id, title, action, due_date, reminder_set, done_at, created_at),
  update (title, action, due_date, reminder_set, done_at),
  delete
on public.task to authenticated;
grant
  select (
    id, application_id, user_id, kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note,
    asked_at, calendar_uid, created_at, version
  ),
  insert (
    id, application_id, user_id, kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note,
    asked_at, calendar_uid, created_at
  ),
  update (
    kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note, asked_at, calendar_uid
  ),
  delete
on public.interview to authenticated;
grant all on public.task, public.interview to service_role;

-- The first open task and the columns of the application.

create function private.first_task(p_application_id uuid) returns setof public.task
language sql stable security definer set search_path = ''
as $$
  select t.* from public.task t
  where t.application_id = p_application_id and t.done_at is null
  order by t.due_date nulls last, t.created_at, t.id
  limit 1
$$;

-- Rows that an import or the trash puts back are complete: nothing follows from them.
create function private.is_put_back(p_application_id uuid, p_user_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.restoring_application r where r.application_id = p_application_id)
    or exists (select from private.importing_account i where i.user_id = p_user_id)
$$;

create function private.write_first_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_put_back(new.id, new.user_id) then
    insert into public.task (application_id, user_id, action, due_date, reminder_set)
    values (new.id, new.user_id, new.next_action, new.next_action_date, new.reminder_set);
  end if;
  return null;
end
$$;
create trigger write_first_task after insert on public.job_applied
for each row when (new.next_action is not null or new.next_action_date is not null or new.reminder_set)
execute function private.write_first_task();

-- A written column changes the task that it showed. Emptying all three closes that task and shows the next one; writing back
-- what was emptied within ten minutes, as an undo does, opens it again.
create function private.change_first_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_shown uuid;
  v_closed uuid;
  v_first public.task;
begin
  if private.is_put_back(new.id, new.user_id) then
    return new;
  end if;
  if old.next_action is not null or old.next_action_date is not null or old.reminder_set then
    select t.id into v_shown from public.task t
    where t.application_id = new.id and t.done_at is null
      and (t.action, t.due_date, t.reminder_set)
        is not distinct from (old.next_action, old.next_action_date, old.reminder_set)
    order by t.created_at, t.id
    limit 1;
  end if;
  select t.id into v_closed from public.task t
  where t.application_id = new.id and t.done_at > now() - interval '10 minutes'
    and (new.next_action is not distinct from old.next_action or new.next_action is not distinct from t.action)
    and (new.next_action_date is not distinct from old.next_action_date or new.next_action_date is not distinct from t.due_date)
    and (new.reminder_set = old.reminder_set or new.reminder_set = t.reminder_set)
  order by t.done_at desc
  limit 1;
  if new.next_action is null and new.next_action_date is null and not new.reminder_set then
    update public.task t set done_at = now() where t.id = v_shown;
  elsif v_closed is not null then
    update public.task t set done_at = null where t.id = v_closed;
  elsif v_shown is not null then
    update public.task t
    set action = new.next_action, due_date = new.next_action_date, reminder_set = new.reminder_set
    where t.id = v_shown;
    return new;
  else
    insert into public.task (application_id, user_id, action, due_date, reminder_set)
    values (new.id, new.user_id, new.next_action, new.next_action_date, new.reminder_set);
    return new;
  end if;
  select * into v_first from private.first_task(new.id);
  new.next_action := v_first.action;
  new.next_action_date := v_first.due_date;
  new.reminder_set := coalesce(v_first.reminder_set, false);
  return new;
end
$$;
create trigger change_first_task before update of next_action, next_action_date, reminder_set on public.job_applied
for each row when (
  pg_trigger_depth() = 0
  and (old.next_action, old.next_action_date, old.reminder_set)
    is distinct from (new.next_action, new.next_action_date, new.reminder_set)
)
execute function private.change_first_task();

-- One writer of a person's tasks at a time: a column and its task are locked in the one order or the other.
create function private.serialize_tasks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 21)) where auth.uid() is not null;
  return null;
end
$$;
create trigger serialize_tasks before insert or update or delete on public.task
for each statement execute function private.serialize_tasks();
create trigger serialize_tasks before delete or update of next_action, next_action_date, reminder_set on public.job_applied
for each statement execute function private.serialize_tasks();

create function private.show_first_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  v_user_id uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_first public.task;
begin
  if private.is_put_back(v_id, v_user_id) then
    return null;
  end if;
  select * into v_first from private.first_task(v_id);
  update public.job_applied a
  set next_action = v_first.action, next_action_date = v_first.due_date, reminder_set = coalesce(v_first.reminder_set, false)
  where a.id = v_id
    and (a.next_action, a.next_action_date, a.reminder_set)
      is distinct from (v_first.action, v_first.due_date, coalesce(v_first.reminder_set, false));
  return null;
end
$$;
create trigger show_first_task after insert or update or delete on public.task
for each row when (pg_trigger_depth() = 0) execute function private.show_first_task();

-- What applications had before.
insert into public.task (application_id, user_id, action, due_date, reminder_set)
select a.id, a.user_id, a.next_action, a.next_action_date, a.reminder_set
from public.job_applied a
where a.next_action is not null or a.next_action_date is not null or a.reminder_set;

-- The digest: reminders that are due, and interviews of the day.
create or replace function private.has_news(p_user_id uuid, p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.task t
    where t.user_id = p_user_id and t.done_at is null and t.due_date <= p_day and t.reminder_set
  ) or exists (
    select from public.interview i
    join public.job_applied a on a.id = i.application_id
    join public.notification_preference p on p.user_id = i.user_id
    where i.user_id = p_user_id
      and private.local_time(i.starts_at, p.time_zone)::date = p_day
      and i.outcome is distinct from 'cancelled'
      and a.application_stage <> all (array['rejected', 'withdrawn', 'noResponse'])
  )
$$;
drop index public.job_applied_reminders_idx;

-- What was deleted or exported before there were tasks has columns alone.
create function private.add_missing_tasks(p_user_id uuid, p_application_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.task (application_id, user_id, action, due_date, reminder_set)
  select a.id, a.user_id, a.next_action, a.next_action_date, a.reminder_set
  from public.job_applied a
  where a.user_id = p_user_id and (p_application_id is null or a.id = p_application_id)
    and (a.next_action is not null or a.next_action_date is not null or a.reminder_set)
    and not exists (select from public.task t where t.application_id = a.id and t.done_at is null)
$$;

-- Trash: an application goes there with both.

create or replace function private.keep_in_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id uuid;
  v_content jsonb := to_jsonb(old);
begin
  if tg_table_name = 'job_applied' then
    v_user_id := old.user_id;
    v_content := v_content || jsonb_build_object(
      'events',
      (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.occurred_at), '[]')
        from public.application_event e
        where e.application_id = old.id
      ),
      'contacts',
      (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
        from public.application_contacts c
        where c.application_id = old.id
      ),
      'files',
      (
        select coalesce(jsonb_agg(to_jsonb(f)), '[]')
        from public.application_files f
        where f.application_id = old.id
      ),
      'tasks',
      (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.task t
        where t.application_id = old.id
      ),
      'interviews',
      (
        select coalesce(jsonb_agg(to_jsonb(i) order by i.starts_at), '[]')
        from public.interview i
        where i.application_id = old.id
      )
    );
  else
    select p.user_id into v_user_id from public.profile p where p.id = old.profile_id;
  end if;
  -- An account that is being deleted leaves nothing behind.
  if exists (select from auth.users u where u.id = v_user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (v_user_id, tg_table_name, old.id, v_content);
    delete from public.trash t where t.user_id = v_user_id and t.deleted_at < now() - interval '30 days';
  end if;
  return old;
end
$$;

create or replace function public.restore_application(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_content jsonb;
begin
  perform private.require_aal();
  delete from public.trash t
  where t.id = (
    select d.id
    from public.trash d
    where d.user_id = auth.uid() and d.table_name = 'job_applied' and d.row_id = p_id
      and d.deleted_at >= now() - interval '30 days'
    order by d.deleted_at desc
    limit 1
    for update
  )
  returning t.content into v_content;
  if not found then
    return false;
  end if;
  insert into private.restoring_application (application_id) values (p_id);
  insert into public.job_applied
  select (jsonb_populate_record(null::public.job_applied, v_content - '{events,contacts,files,tasks,interviews}'::text[])).*;
  insert into public.application_event
  select (jsonb_populate_record(null::public.application_event, e.event)).*
  from jsonb_array_elements(v_content -> 'events') as e (event);
  -- What was deleted before these were kept has neither.
  insert into public.application_contacts
  select (jsonb_populate_record(null::public.application_contacts, c.contact)).*
  from jsonb_array_elements(coalesce(v_content -> 'contacts', '[]')) as c (contact);
  insert into public.application_files
  select k.*
  from jsonb_array_elements(coalesce(v_content -> 'files', '[]')) as l (link),
    jsonb_populate_record(null::public.application_files, l.link) as k
  where exists (select from public.files f where f.id = k.file_id);
  insert into public.task
  select (jsonb_populate_record(null::public.task, k.task)).*
  from jsonb_array_elements(coalesce(v_content -> 'tasks', '[]')) as k (task);
  insert into public.interview
  select (jsonb_populate_record(null::public.interview, k.interview)).*
  from jsonb_array_elements(coalesce(v_content -> 'interviews', '[]')) as k (interview);
  perform private.add_missing_tasks(auth.uid(), p_id);
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$$;

-- Imports: the functions of an import with the two tables.

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
    'cvs', 'cv_versions', 'task', 'interview', 'model_calls', 'notification_preference'
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
          p_content - '{events,contacts,files,tasks,interviews}'::text[] || jsonb_build_object('user_id', p_user_id)
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
        'tasks',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.task, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'tasks', '[]')) as k (item)
        ),
        'interviews',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.interview, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'interviews', '[]')) as k (item)
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
      union all select t.application_id, null from public.task t where t.user_id = p_user_id
      union all select i.application_id, null from public.interview i where i.user_id = p_user_id
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

create or replace function private.finish_import(p_user_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.refuse_foreign_rows(p_user_id, p.id) from public.profile p where p.user_id = p_user_id;
  perform private.add_missing_tasks(p_user_id, null);
  delete from private.importing_account i where i.user_id = p_user_id;
end
$$;

revoke execute on all functions in schema private from public;
