-- The tracker: applications, and what happened to them.

create table public.job_applied (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  job_title text not null check (btrim(job_title) <> '' and char_length(job_title) <= 500),
  company_name text not null check (btrim(company_name) <> '' and char_length(company_name) <= 500),
  -- Opened by a click, so nothing but http and https.
  job_url text not null check (job_url ~* '^https?://[^[:space:][:cntrl:]]+$' and char_length(job_url) <= 4000),
  location text check (char_length(location) <= 500),
  -- Null is only for a saved application; else it defaults to today.
  applied_at date,
  source text check (char_length(source) <= 200),
  application_stage text not null default 'applied' check (
    application_stage in (
      'saved', 'applied', 'phoneScreen', 'interview1', 'interview2', 'interview3', 'finalInterview',
      'offer', 'rejected', 'withdrawn', 'noResponse'
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
  version integer not null default 1,
  -- What the extension saw when it was sent, without the values that were filled in.
  receipt jsonb,
  -- As the posting said it: a range, a currency, "by agreement".
  salary text check (char_length(salary) <= 300),
  -- Postings disappear when they are filled.
  posting_text text check (char_length(posting_text) <= 100000),
  notes text check (char_length(notes) <= 100000),
  saved_at date,
  constraint job_applied_applied_at_check check (applied_at is not null or application_stage = 'saved'),
  constraint job_applied_receipt_is_an_object check (
    jsonb_typeof(receipt) = 'object' and octet_length(receipt::text) <= 262144
  ),
  constraint job_applied_receipt_is_of_the_extension check (
    receipt is null or application_method is not distinct from 'extension'
  )
);
create index job_applied_user_id_applied_at_idx
on public.job_applied (user_id, applied_at desc nulls last, id);
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
  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select new.id, new.user_id, 'changed', c.field, c.old_value, c.new_value, auth.uid(), private.event_time()
  from (
    values
      ('application_stage', old.application_stage, new.application_stage),
      ('priority_level', old.priority_level, new.priority_level)
  ) as c (field, old_value, new_value)
  where c.old_value <> c.new_value;
  return null;
end
$$;
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
    application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set, version,
    receipt, salary, posting_text, notes, saved_at
  ),
  insert (
    id, user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set,
    receipt, salary, posting_text, notes, saved_at
  ),
  update (
    job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set,
    salary, posting_text, notes, saved_at
  ),
  delete
on public.job_applied to authenticated;

-- Nobody writes history by hand, the server neither.
grant select (id, application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at)
on public.application_event to authenticated;
grant all on public.job_applied to service_role;
grant select on public.application_event to service_role;

-- History that happened before it came here, as when it is imported: whoever logs in as the owner of the tables may say when.
-- The server logs in as authenticator, so that nobody who comes through it can date an event, whatever they set.

create function private.event_time() returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  select least(
    -- Inside a definer function current_user is the owner.
    case when session_user = current_user then nullif(current_setting('postulo.happened_at', true), '')::timestamptz end,
    clock_timestamp()
  )
$$;

-- What was written into the form of an application, kept with it: written with the row, read by its owner, changed by nobody.
-- A column and not a table, so that an application and its receipt are stored in one statement or not at all, and the trash keeps both.

-- The people behind an application, beyond the first one, who stands in the columns contact_name, contact_email and contact_phone of it.

create table public.application_contacts (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.job_applied (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text check (char_length(name) <= 300),
  email text check (char_length(email) <= 320),
  phone text check (char_length(phone) <= 60),
  created_at timestamptz not null default now(),
  version integer not null default 1,
  constraint application_contacts_say_something check (btrim(concat(name, email, phone)) <> '')
);
create index application_contacts_application_id_idx on public.application_contacts (application_id, created_at);
create index application_contacts_user_id_idx on public.application_contacts (user_id);

create trigger raise_version before update on public.application_contacts
for each row execute function private.raise_version();

alter table public.application_contacts enable row level security;
alter table public.application_contacts force row level security;
create policy own_rows on public.application_contacts to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (
      select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid())
    )
  );

-- No update of application_id: a contact stays with its application.
revoke all on public.application_contacts from public, anon, authenticated, service_role;
grant
  select (id, application_id, user_id, name, email, phone, created_at, version),
  insert (id, application_id, user_id, name, email, phone, created_at),
  update (name, email, phone),
  delete
on public.application_contacts to authenticated;
grant all on public.application_contacts to service_role;

-- An application that is only saved has no applied date, and may have the date on which it was saved.

-- Outside the stage `saved` the applied date defaults to today.
create function private.set_applied_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.applied_at := (now() at time zone 'utc')::date;
  return new;
end
$$;
create trigger set_applied_at before insert or update of application_stage, applied_at on public.job_applied
for each row when (new.applied_at is null and new.application_stage <> 'saved')
execute function private.set_applied_at();
revoke execute on function private.set_applied_at() from public;

-- The first stages of all rows of an insert are recorded by one statement: a trigger for each row took three quarters of the time
-- of a large insert.

create function private.record_created_applications() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_actor_id constant uuid := auth.uid();
  v_occurred_at constant timestamptz := private.event_time();
begin
  insert into public.application_event (application_id, user_id, kind, field, new_value, actor_id, occurred_at)
  select n.id, n.user_id, 'created', 'application_stage', n.application_stage, v_actor_id, v_occurred_at
  from inserted n
  where not exists (select from private.restoring_application r where r.application_id = n.id);
  return null;
end
$$;
create trigger record_created after insert on public.job_applied
referencing new table as inserted
for each statement execute function private.record_created_applications();

revoke execute on all functions in schema private from public;
