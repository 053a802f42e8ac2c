-- The history of an application has what happened to its parts too: tasks, interviews, contacts, linked files, letters and CVs. Of a
-- contact, a letter and a CV no values are recorded, of the others the facts that a line of the history shows.

alter table public.application_event
  drop constraint application_event_kind_check,
  drop constraint application_event_field_check,
  drop constraint application_event_values_of_kind;

alter table public.application_event
  add constraint application_event_kind_check check (kind in ('created', 'changed', 'added', 'removed')),
  add constraint application_event_field_check check (
    field in (
      'job_title', 'company_name', 'job_url', 'location', 'employment_type', 'applied_at', 'source', 'application_stage',
      'priority_level', 'contact_name', 'contact_email', 'contact_phone', 'next_action', 'next_action_date', 'reminder_set', 'saved_at',
      'salary', 'notes', 'posting_text', 'task', 'interview', 'contact', 'file', 'letter', 'cv'
    )
  ),
  add constraint application_event_values_of_kind check (
    case
      when field in ('contact', 'letter', 'cv') then kind <> 'created' and old_value is null and new_value is null
      when field in ('task', 'interview', 'file') then
        case kind
          when 'added' then old_value is null and new_value is not null
          when 'changed' then old_value is not null and new_value is not null
          when 'removed' then old_value is not null and new_value is null
          else false
        end
      when kind = 'created' then old_value is null and new_value is not null
      when kind <> 'changed' then false
      when field in ('contact_name', 'contact_email', 'contact_phone') then old_value is null and new_value is null
      else old_value is distinct from new_value
    end
  );

-- A JSON object as text; null for a part without recorded values.
create function private.part_facts(p_part text, p_row jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select case p_part
    when 'task' then
      jsonb_build_object(
        'title', p_row -> 'title', 'action', p_row -> 'action', 'due_date', p_row -> 'due_date',
        'is_done', p_row ->> 'done_at' is not null
      )
    when 'interview' then
      jsonb_build_object(
        'kind', p_row -> 'kind', 'starts_at', p_row -> 'starts_at', 'time_zone', p_row -> 'time_zone', 'outcome', p_row -> 'outcome'
      )
    -- The name is not known any more when the file itself is deleted.
    when 'file' then
      jsonb_build_object('name', (select f.file_name from public.files f where f.id = (p_row ->> 'file_id')::uuid))
  end::text
  where p_row is not null
$$;

create function private.record_part(p_application_id uuid, p_kind text, p_part text, p_old jsonb, p_new jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into public.application_event (application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at)
  select
    a.id, a.user_id, p_kind, p_part, private.part_facts(p_part, p_old), private.part_facts(p_part, p_new), auth.uid(),
    private.event_time()
  from public.job_applied a
  where a.id = p_application_id and not private.is_put_back(a.id, a.user_id)
$$;

-- Its argument is the name of the part. A letter or CV may be linked to an application later, or to another one.
create function private.record_part_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_unseen constant text[] := '{version,asked_at,calendar_uid}';
  v_old constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_from constant uuid := v_old ->> 'application_id';
  v_to constant uuid := v_new ->> 'application_id';
begin
  if v_from is distinct from v_to then
    perform private.record_part(v_from, 'removed', tg_argv[0], v_old, null);
    perform private.record_part(v_to, 'added', tg_argv[0], null, v_new);
  elsif tg_argv[0] not in ('letter', 'cv') and v_old - v_unseen <> v_new - v_unseen then
    perform private.record_part(v_to, 'changed', tg_argv[0], v_old, v_new);
  end if;
  return null;
end
$$;

create trigger record_event after insert or update or delete on public.task
for each row execute function private.record_part_event('task');
create trigger record_event after insert or update or delete on public.interview
for each row execute function private.record_part_event('interview');
create trigger record_event after insert or update or delete on public.application_contacts
for each row execute function private.record_part_event('contact');
create trigger record_event after insert or delete on public.application_files
for each row execute function private.record_part_event('file');
create trigger record_event after insert or update of application_id or delete on public.letters
for each row execute function private.record_part_event('letter');
create trigger record_event after insert or update of application_id or delete on public.cvs
for each row execute function private.record_part_event('cv');

revoke execute on function private.part_facts(text, jsonb) from public;
revoke execute on function private.record_part(uuid, text, text, jsonb, jsonb) from public;
revoke execute on function private.record_part_event() from public;
