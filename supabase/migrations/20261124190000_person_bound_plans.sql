-- Statements that read rows of all people read one person's: `storage.objects.name` has the collation C, so that a comparison with
-- another column uses an index only if it names the collation of that index. Subqueries that return a value are not joined, so they
-- look up each object of the person, whatever the planner expects their number to be.

create or replace function private.may_store_more(p_name text)
returns boolean
language sql
stable security definer
set search_path = ''
as $$
  select count(*) < 50
    and coalesce(
      sum((o.metadata ->> 'size')::bigint + coalesce(octet_length(o.user_metadata::text), 0)), 0
    ) < 200 * 1024 * 1024
  from storage.objects o
  where o.bucket_id = 'user-documents'
    -- The objects of the same folder, by the order of the index; '0' is the sign after '/'.
    and o.name collate "C" >= split_part(p_name, '/', 1) || '/'
    and o.name collate "C" < split_part(p_name, '/', 1) || '0'
    and o.name <> p_name
    and (select f.id from public.files f where f.file_path = o.name collate "default") is null
    and (
      select d.object_name from private.object_deletion d
      where d.bucket_id = o.bucket_id and d.object_name = o.name collate "default"
    ) is null
$$;

create or replace function private.may_be_named(p_object_id uuid, p_bucket_id text, p_name text)
returns boolean
language sql
stable security definer
set search_path = ''
as $$
  select not exists (
    select
    from storage.objects o
    join public.files f on f.file_path = o.name collate "default"
    where o.id = p_object_id
      and o.bucket_id = 'user-documents'
      and (o.bucket_id, o.name) is distinct from (p_bucket_id, p_name)
  )
$$;

create or replace function private.imported_trash(p_table text, p_content jsonb, p_user_id uuid, p_profile_id uuid)
returns jsonb
language sql
stable security definer
set search_path = ''
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
          where coalesce(
            (select o.profile_id from public.files o where o.id = (f.item ->> 'file_id')::uuid) = p_profile_id, true
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
