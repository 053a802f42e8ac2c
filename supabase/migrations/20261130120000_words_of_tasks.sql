-- A choice in the columns of an application changes the task that they show, also when that one has nothing but words. The words stay
-- in its row, below the action that says now what is to be done: an undo shows them again, and nobody's words are closed with it.

create or replace function private.change_first_task() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_shown public.task;
  v_closed uuid;
  v_first public.task;
begin
  if private.is_put_back(new.id, new.user_id) then
    return new;
  end if;
  -- Without any value they show a task of words alone, if there is one.
  select t.* into v_shown from public.task t
  where t.application_id = new.id and t.done_at is null
    and (t.action, t.due_date, t.reminder_set)
      is not distinct from (old.next_action, old.next_action_date, old.reminder_set)
  order by t.created_at, t.id
  limit 1;
  select t.id into v_closed from public.task t
  where t.application_id = new.id and t.done_at > now() - interval '10 minutes'
    and (new.next_action is not distinct from old.next_action or new.next_action is not distinct from t.action)
    and (new.next_action_date is not distinct from old.next_action_date or new.next_action_date is not distinct from t.due_date)
    and (new.reminder_set = old.reminder_set or new.reminder_set = t.reminder_set)
  order by t.done_at desc
  limit 1;
  if new.next_action is null and new.next_action_date is null and not new.reminder_set then
    update public.task t
    set action = null, due_date = null, reminder_set = false
    where t.id = v_shown.id and btrim(coalesce(t.title, '')) <> '';
    update public.task t set done_at = now() where t.id = v_shown.id and btrim(coalesce(t.title, '')) = '';
  elsif v_closed is not null then
    update public.task t set done_at = null where t.id = v_closed;
  elsif v_shown.id is not null then
    update public.task t
    set action = new.next_action, due_date = new.next_action_date, reminder_set = new.reminder_set
    where t.id = v_shown.id;
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
