-- The tracker: applications, and what happened to them.

create table public.job_applied (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  job_title text not null check (btrim(job_title) <> '' and char_length(job_title) <= 500),
  company_name text not null check (btrim(company_name) <> '' and char_length(company_name) <= 500),
  -- Opened by a click, so nothing but http and https.
  job_url text not null check (job_url ~* '^https?://[^[:space:][:cntrl:]]+$' and char_length(job_url) <= 4000),
  location text check (char_length(location) <= 500),
  applied_at date not null default (now() at time zone 'utc')::date,
  source text check (char_length(source) <= 200),
  application_stage text not null default 'applied' check (
    application_stage in (
      'applied', 'phoneScreen', 'interview1', 'interview2', 'interview3', 'finalInterview',
      'offer', 'rejected', 'withdrawn'
    )
  ),
  priority_level text not null default 'medium' check (priority_level in ('high', 'medium', 'low')),
  application_method text check (application_method in ('manual', 'extension')),
  contact_name text check (char_length(contact_name) <= 300),
  contact_email text check (char_length(contact_email) <= 320),
  contact_phone text check (char_length(contact_phone) <= 60),
  next_action text check (
    next_action in (
      'followUp', 'prepareForInterview', 'sendThankYou', 'negotiateSalary', 'acceptOffer', 'declineOffer',
      'researchCompany', 'updateResume', 'practiceInterview', 'checkReferences'
    )
  ),
  next_action_date date,
  reminder_set boolean not null default false,
  version integer not null default 1
);

-- The default order. Other columns a person sorts by are sorted over their own rows, which this index finds.
create index job_applied_user_id_applied_at_idx on public.job_applied (user_id, applied_at desc, id);
create index job_applied_reminders_idx on public.job_applied (user_id, next_action_date) where reminder_set;

create trigger raise_version before update on public.job_applied
for each row execute function private.raise_version();

create table public.application_event (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.job_applied (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('created', 'changed')),
  -- The column that changed; the first stage is an event too, so that "ever reached" is one question.
  field text not null check (field in ('application_stage', 'priority_level')),
  old_value text,
  new_value text not null,
  -- Who did it; null for the server itself.
  actor_id uuid,
  occurred_at timestamptz not null default clock_timestamp(),
  constraint application_event_old_value_of_change check ((kind = 'changed') = (old_value is not null))
);

create index application_event_application_id_idx on public.application_event (application_id, occurred_at);
create index application_event_user_id_idx on public.application_event (user_id, occurred_at);

create function private.record_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_event (application_id, user_id, kind, field, new_value, actor_id)
    values (new.id, new.user_id, 'created', 'application_stage', new.application_stage, auth.uid());
    return null;
  end if;
  insert into public.application_event (application_id, user_id, kind, field, old_value, new_value, actor_id)
  select new.id, new.user_id, 'changed', c.field, c.old_value, c.new_value, auth.uid()
  from (
    values
      ('application_stage', old.application_stage, new.application_stage),
      ('priority_level', old.priority_level, new.priority_level)
  ) as c (field, old_value, new_value)
  where c.old_value <> c.new_value;
  return null;
end
$$;
create trigger record_created after insert on public.job_applied
for each row execute function private.record_application_event();
create trigger record_changed after update of application_stage, priority_level on public.job_applied
for each row execute function private.record_application_event();

-- History is never rewritten, by nobody; it only goes together with its application or its owner.
create function private.keep_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (
    not exists (select from public.job_applied a where a.id = old.application_id)
    or not exists (select from auth.users u where u.id = old.user_id)
  ) then
    return old;
  end if;
  raise exception 'The history of an application cannot be changed' using errcode = '42501';
end
$$;
create trigger keep_rows before update or delete on public.application_event
for each row execute function private.keep_application_event();
create trigger keep_table before truncate on public.application_event
for each statement execute function private.keep_application_event();

alter table public.job_applied enable row level security;
alter table public.job_applied force row level security;
alter table public.application_event enable row level security;
alter table public.application_event force row level security;

create policy own_rows on public.job_applied to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy manual_needs_permission on public.job_applied as restrictive for insert to authenticated
  with check (
    application_method is distinct from 'manual'
    or (select p.can_add_manually from public.profile p where p.user_id = (select auth.uid()))
  );
create policy own_rows on public.application_event for select to authenticated
  using (user_id = (select auth.uid()));

-- No update of user_id and application_method: whose and how is settled by the insert.
revoke all on public.job_applied, public.application_event from public, anon, authenticated, service_role;
grant
  select (
    id, user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set, version
  ),
  insert (
    id, user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set
  ),
  update (
    job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set
  ),
  delete
on public.job_applied to authenticated;
-- Nobody writes history by hand, the server neither.
grant select (id, application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at)
on public.application_event to authenticated;
grant all on public.job_applied to service_role;
grant select on public.application_event to service_role;
revoke execute on all functions in schema private from public;
