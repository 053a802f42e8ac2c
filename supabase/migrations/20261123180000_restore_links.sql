-- A restored application gets its letters, CVs and answers back: their links to it were removed when it was deleted.

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
      ),
      'tasks',
      (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.task t
        where t.application_id = old.id
      ),
      'interviews',
      (
        select coalesce(jsonb_agg(to_jsonb(i) order by i.starts_at), '[]')
        from public.interview i
        where i.application_id = old.id
      ),
      'letters',
      (select coalesce(jsonb_agg(l.id), '[]') from public.letters l where l.application_id = old.id),
      'cvs',
      (select coalesce(jsonb_agg(c.id), '[]') from public.cvs c where c.application_id = old.id),
      'answers',
      (select coalesce(jsonb_agg(n.id), '[]') from public.letter_answers n where n.application_id = old.id)
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
  perform private.require_aal();
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
  select (jsonb_populate_record(null::public.job_applied, v_content - '{events,contacts,files,tasks,interviews}'::text[])).*;
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
  insert into public.task
  select (jsonb_populate_record(null::public.task, k.task)).*
  from jsonb_array_elements(coalesce(v_content -> 'tasks', '[]')) as k (task);
  insert into public.interview
  select (jsonb_populate_record(null::public.interview, k.interview)).*
  from jsonb_array_elements(coalesce(v_content -> 'interviews', '[]')) as k (interview);
  perform private.add_missing_tasks(auth.uid(), p_id);
  -- Links that were removed with the application, unless the document is for another one by now.
  update public.letters l set application_id = p_id
  where l.user_id = auth.uid() and l.application_id is null and v_content -> 'letters' ? l.id::text;
  update public.cvs c set application_id = p_id
  where c.user_id = auth.uid() and c.application_id is null and v_content -> 'cvs' ? c.id::text;
  update public.letter_answers n set application_id = p_id
  where n.user_id = auth.uid() and n.application_id is null and v_content -> 'answers' ? n.id::text;
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$$;

create or replace function private.imported_trash(p_table text, p_content jsonb, p_user_id uuid, p_profile_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when p_table = 'job_applied' then
      to_jsonb(
        jsonb_populate_record(
          null::public.job_applied,
          p_content - '{events,contacts,files,tasks,interviews}'::text[] || jsonb_build_object('user_id', p_user_id)
        )
      )
      || jsonb_build_object(
        'events',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_event, e.item || own.keys))), '[]')
          from jsonb_array_elements(p_content -> 'events') as e (item)
        ),
        'contacts',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_contacts, c.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'contacts', '[]')) as c (item)
        ),
        'tasks',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.task, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'tasks', '[]')) as k (item)
        ),
        'interviews',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.interview, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'interviews', '[]')) as k (item)
        ),
        'files',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_files, f.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'files', '[]')) as f (item)
          where not exists (
            select from public.files o where o.id::text = f.item ->> 'file_id' and o.profile_id <> p_profile_id
          )
        ),
        'letters', coalesce(p_content -> 'letters', '[]'),
        'cvs', coalesce(p_content -> 'cvs', '[]'),
        'answers', coalesce(p_content -> 'answers', '[]')
      )
    when p_table in ('letters', 'cvs') then
      p_content || jsonb_build_object(
        'user_id', p_user_id,
        'versions',
        (
          select coalesce(jsonb_agg(v.item || jsonb_build_object('user_id', p_user_id)), '[]')
          from jsonb_array_elements(p_content -> 'versions') as v (item)
        )
      )
    else p_content || jsonb_build_object('profile_id', p_profile_id)
  end
  from (
    select jsonb_build_object('user_id', p_user_id, 'application_id', p_content -> 'id') as keys
  ) as own
$$;
