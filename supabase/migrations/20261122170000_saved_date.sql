-- An application that is only saved has no applied date, and may have the date on which it was saved.

alter table public.job_applied
  add column saved_at date,
  alter column applied_at drop not null,
  alter column applied_at drop default,
  add constraint job_applied_applied_at_check check (applied_at is not null or application_stage = 'saved');

grant select (saved_at), insert (saved_at), update (saved_at) on public.job_applied to authenticated;

-- The default order: newest first, without a date last.
drop index public.job_applied_user_id_applied_at_idx;
create index job_applied_user_id_applied_at_idx
on public.job_applied (user_id, applied_at desc nulls last, id);

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
