-- What hangs on an application goes into the trash with it, and comes back with it: contacts, and links to the files that are still there.

create or replace function private.keep_in_trash() returns trigger
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

create or replace function public.restore_application(p_id uuid) returns boolean
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
