-- What a person deletes is kept 30 days, readable by them alone. Files are not: whoever deletes a document wants its bytes gone.

create table public.trash (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  -- The row as it was; an application brings its history along under "events".
  content jsonb not null,
  deleted_at timestamptz not null default now()
);
create index trash_user_id_deleted_at_idx on public.trash (user_id, deleted_at desc);

-- What hangs on an application goes into the trash with it, and comes back with it: contacts, and links to the files that are still there.

create function private.keep_in_trash() returns trigger
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
revoke execute on function private.keep_in_trash() from public;

create trigger keep_in_trash before delete on public.education
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.experiences
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.contributions
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.other
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.websites
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.competencies
for each row execute function private.keep_in_trash();
create trigger keep_in_trash before delete on public.job_applied
for each row execute function private.keep_in_trash();

alter table public.trash enable row level security;
alter table public.trash force row level security;
create policy own_rows on public.trash to authenticated
  using (user_id = (select auth.uid()) and deleted_at >= now() - interval '30 days');

-- Read or emptied, never written by hand.
revoke all on public.trash from public, anon, authenticated;
grant select (id, user_id, table_name, row_id, content, deleted_at), delete on public.trash to authenticated;
grant all on public.trash to service_role;

-- An application comes back from the trash as it was, with its history.

-- Applications that are just being put back: their first stage is not recorded anew. Nobody but the function below writes here,
-- and it leaves nothing behind.
create table private.restoring_application (
  application_id uuid primary key
);
alter table private.restoring_application enable row level security;
alter table private.restoring_application force row level security;

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
  select (jsonb_populate_record(null::public.job_applied, v_content - '{events,contacts,files}'::text[])).*;
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
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$$;

revoke execute on function public.restore_application(uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_application(uuid) to authenticated;

revoke execute on all functions in schema private from public;
