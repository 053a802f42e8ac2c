-- An application comes back from the trash as it was, with its history.

-- Applications that are just being put back: their first stage is not recorded anew. Nobody but the function below writes here,
-- and it leaves nothing behind.
create table private.restoring_application (
  application_id uuid primary key
);
alter table private.restoring_application enable row level security;
alter table private.restoring_application force row level security;

create or replace function private.record_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from private.restoring_application r where r.application_id = new.id) then
      return null;
    end if;
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

-- False when it is not in the caller's trash, or no longer.
create function public.restore_application(p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_content jsonb;
begin
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
  select (jsonb_populate_record(null::public.job_applied, v_content - 'events')).*;
  insert into public.application_event
  select (jsonb_populate_record(null::public.application_event, e.event)).*
  from jsonb_array_elements(v_content -> 'events') as e (event);
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$$;

revoke execute on function public.restore_application(uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_application(uuid) to authenticated;
revoke execute on all functions in schema private from public;
