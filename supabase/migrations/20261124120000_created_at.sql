-- When an application was added to the list: applications of one day are listed in this order, the last one first. Rows of one
-- statement have different times, so that an import keeps the order of its file.

alter table public.job_applied add column created_at timestamptz;

alter table public.job_applied disable trigger raise_version;
update public.job_applied a
set created_at = coalesce(
  (select min(e.occurred_at) from public.application_event e where e.application_id = a.id),
  a.applied_at::timestamp at time zone 'utc',
  now()
);
alter table public.job_applied enable trigger raise_version;

-- Those in the trash, for when they are restored.
update public.trash t
set content = t.content || jsonb_build_object(
  'created_at',
  coalesce(
    (select min((e.event ->> 'occurred_at')::timestamptz) from jsonb_array_elements(t.content -> 'events') as e (event)),
    (t.content ->> 'applied_at')::timestamp at time zone 'utc',
    t.deleted_at
  )
)
where t.table_name = 'job_applied';

alter table public.job_applied
  alter column created_at set default clock_timestamp(),
  alter column created_at set not null;

-- Not written by its owner.
grant select (created_at) on public.job_applied to authenticated;

-- What was exported before rows had a time has null in a row of the trash.
create function private.set_created_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.created_at := coalesce(new.applied_at::timestamp at time zone 'utc', now());
  return new;
end
$$;
revoke execute on function private.set_created_at() from public;
create trigger set_created_at before insert on public.job_applied
for each row when (new.created_at is null) execute function private.set_created_at();

drop index public.job_applied_user_id_applied_at_idx;
create index job_applied_user_id_applied_at_idx
on public.job_applied (user_id, applied_at desc nulls last, created_at desc, id);
