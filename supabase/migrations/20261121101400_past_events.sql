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

create or replace function private.record_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.application_event (application_id, user_id, kind, field, new_value, actor_id, occurred_at)
    values (
      new.id, new.user_id, 'created', 'application_stage', new.application_stage, auth.uid(), private.event_time()
    );
    return null;
  end if;
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
revoke execute on all functions in schema private from public;
