-- Every change of an application is in its history. Of texts that save themselves while they are typed, the text before is recorded,
-- once in ten minutes: the text after it is the one before the next change, or the present one. A change back to the text that was
-- recorded last is always recorded, so that the text which it replaces is not lost. Of a contact no values are recorded: a contact is
-- another person's data, which is gone when it is removed.

alter table public.application_event
  alter column new_value drop not null,
  drop constraint application_event_field_check,
  drop constraint application_event_old_value_of_change;

alter table public.application_event
  add constraint application_event_field_check check (
    field in (
      'job_title', 'company_name', 'job_url', 'location', 'employment_type', 'applied_at', 'source', 'application_stage',
      'priority_level', 'contact_name', 'contact_email', 'contact_phone', 'next_action', 'next_action_date', 'reminder_set', 'saved_at',
      'salary', 'notes', 'posting_text'
    )
  ),
  add constraint application_event_values_of_kind check (
    case
      when kind = 'created' then old_value is null and new_value is not null
      when field in ('contact_name', 'contact_email', 'contact_phone') then old_value is null and new_value is null
      else old_value is distinct from new_value
    end
  );

create or replace function private.record_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A longer text is recorded as changed, without its words.
  v_max_text constant integer := 20000;
  v_occurred_at constant timestamptz := private.event_time();
begin
  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select new.id, new.user_id, 'changed', c.field, c.old_value, c.new_value, auth.uid(), v_occurred_at
  from (
    values
      ('job_title', old.job_title, new.job_title),
      ('company_name', old.company_name, new.company_name),
      ('job_url', old.job_url, new.job_url),
      ('location', old.location, new.location),
      ('employment_type', old.employment_type, new.employment_type),
      ('applied_at', to_char(old.applied_at, 'YYYY-MM-DD'), to_char(new.applied_at, 'YYYY-MM-DD')),
      ('source', old.source, new.source),
      ('application_stage', old.application_stage, new.application_stage),
      ('priority_level', old.priority_level, new.priority_level),
      ('next_action', old.next_action, new.next_action),
      ('next_action_date', to_char(old.next_action_date, 'YYYY-MM-DD'), to_char(new.next_action_date, 'YYYY-MM-DD')),
      ('reminder_set', old.reminder_set::text, new.reminder_set::text),
      ('saved_at', to_char(old.saved_at, 'YYYY-MM-DD'), to_char(new.saved_at, 'YYYY-MM-DD'))
  ) as c (field, old_value, new_value)
  where c.old_value is distinct from c.new_value;

  insert into public.application_event (application_id, user_id, kind, field, actor_id, occurred_at)
  select new.id, new.user_id, 'changed', c.field, auth.uid(), v_occurred_at
  from (
    values
      ('contact_name', old.contact_name is distinct from new.contact_name),
      ('contact_email', old.contact_email is distinct from new.contact_email),
      ('contact_phone', old.contact_phone is distinct from new.contact_phone)
  ) as c (field, is_changed)
  where c.is_changed;

  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select
    new.id, new.user_id, 'changed', c.field,
    case when char_length(c.old_value) <= v_max_text then c.old_value end,
    case when char_length(c.old_value) > v_max_text then '' end,
    auth.uid(), v_occurred_at
  from (
    values
      ('salary', coalesce(old.salary, ''), coalesce(new.salary, '')),
      ('notes', coalesce(old.notes, ''), coalesce(new.notes, '')),
      ('posting_text', coalesce(old.posting_text, ''), coalesce(new.posting_text, ''))
  ) as c (field, old_value, new_value)
  left join lateral (
    select e.occurred_at, e.old_value
    from public.application_event e
    where e.application_id = new.id and e.field = c.field and e.kind = 'changed'
    order by e.occurred_at desc
    limit 1
  ) as last on true
  where c.old_value <> c.new_value
    and (
      last.occurred_at is null
      or last.occurred_at <= v_occurred_at - interval '10 minutes'
      or last.old_value = c.new_value
    );
  return null;
end
$$;
revoke execute on function private.record_application_event() from public;

drop trigger record_changed on public.job_applied;
create trigger record_changed after update on public.job_applied
  for each row execute function private.record_application_event();
