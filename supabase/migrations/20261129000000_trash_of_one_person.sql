-- What was deleted more than 30 days ago is looked for among one person's rows. A plain comparison of the time let the planner take the index
-- of the sweep instead, and read everybody's rows of that time.

create or replace function private.keep_cv_in_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = old.user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (
      old.user_id, tg_table_name, old.id,
      to_jsonb(old) || jsonb_build_object(
        'versions',
        (
          select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
          from public.cv_versions v where v.cv_id = old.id
        )
      )
    );
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$$;

create or replace function private.keep_in_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
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
    delete from public.trash t where t.user_id = v_user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$$;

create or replace function private.keep_letter_in_trash()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = old.user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (
      old.user_id, tg_table_name, old.id,
      to_jsonb(old) || jsonb_build_object(
        'versions',
        (
          select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
          from public.letter_versions v where v.letter_id = old.id
        )
      )
    );
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$$;
