-- The tags of an application: at most ten short texts in the order in which they were added.

create function private.are_tags(p_tags text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(p_tags) <= 10
    and coalesce(array_ndims(p_tags), 1) = 1
    and (
      select count(t.tag) = cardinality(p_tags) and count(distinct lower(t.tag)) = cardinality(p_tags)
      from unnest(p_tags) as t (tag)
    )
    and not exists (
      select from unnest(p_tags) as t (tag)
      where char_length(t.tag) not between 1 and 30
        or t.tag ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
        -- What `trim()` of JavaScript removes.
        or t.tag ~ '^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]'
        or t.tag ~ '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$'
    )
$$;
revoke execute on function private.are_tags(text[]) from public;
-- A check constraint calls its functions as the role that writes the row.
grant execute on function private.are_tags(text[]) to authenticated, service_role;

alter table public.job_applied
  add column tags text[] not null default '{}' constraint job_applied_tags_check check (private.are_tags(tags));

grant
  select (tags),
  insert (tags),
  update (tags)
on public.job_applied to authenticated;

-- What was deleted or exported before there were tags has none, which a row of the trash has as null.
create function private.set_no_tags() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.tags := '{}';
  return new;
end
$$;
revoke execute on function private.set_no_tags() from public;
create trigger set_no_tags before insert on public.job_applied
for each row when (new.tags is null) execute function private.set_no_tags();

-- Adds a tag to applications, or removes one, whatever its case. Returns those that were changed: not those that have it already, or
-- ten others.
create function public.change_tags(p_ids uuid[], p_added text default null, p_removed text default null)
returns setof public.job_applied
language sql volatile set search_path = ''
as $$
  update public.job_applied a
  set tags = array(
    select t.tag
    from unnest(a.tags) with ordinality as t (tag, place)
    where lower(t.tag) is distinct from lower(p_removed)
    order by t.place
  ) || array_remove(array[p_added], null)
  where a.id = any (p_ids)
    and (p_removed is null or exists (select from unnest(a.tags) as t (tag) where lower(t.tag) = lower(p_removed)))
    and (
      p_added is null
      or cardinality(a.tags) < 10 and not exists (select from unnest(a.tags) as t (tag) where lower(t.tag) = lower(p_added))
    )
    and coalesce(p_added, p_removed) is not null
  returning a.*
$$;
revoke execute on function public.change_tags(uuid[], text, text) from public, anon, authenticated, service_role;
grant execute on function public.change_tags(uuid[], text, text) to authenticated;

-- The history has the tags as JSON.

alter table public.application_event
  drop constraint application_event_field_check,
  add constraint application_event_field_check check (
    field in (
      'job_title', 'company_name', 'job_url', 'location', 'employment_type', 'applied_at', 'source', 'application_stage',
      'priority_level', 'contact_name', 'contact_email', 'contact_phone', 'next_action', 'next_action_date', 'reminder_set', 'saved_at',
      'tags', 'salary', 'notes', 'posting_text', 'task', 'interview', 'contact', 'file', 'letter', 'cv'
    )
  );

create or replace function private.record_application_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A longer text is recorded as changed, without its words.
  v_max_text constant integer := 20000;
  v_occurred_at constant timestamptz := private.event_time();
begin
  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select new.id, new.user_id, 'changed', c.field, c.old_value, c.new_value, auth.uid(), v_occurred_at
  from (
    values
      ('job_title', old.job_title, new.job_title),
      ('company_name', old.company_name, new.company_name),
      ('job_url', old.job_url, new.job_url),
      ('location', old.location, new.location),
      ('employment_type', old.employment_type, new.employment_type),
      ('applied_at', to_char(old.applied_at, 'YYYY-MM-DD'), to_char(new.applied_at, 'YYYY-MM-DD')),
      ('source', old.source, new.source),
      ('application_stage', old.application_stage, new.application_stage),
      ('priority_level', old.priority_level, new.priority_level),
      ('next_action', old.next_action, new.next_action),
      ('next_action_date', to_char(old.next_action_date, 'YYYY-MM-DD'), to_char(new.next_action_date, 'YYYY-MM-DD')),
      ('reminder_set', old.reminder_set::text, new.reminder_set::text),
      ('saved_at', to_char(old.saved_at, 'YYYY-MM-DD'), to_char(new.saved_at, 'YYYY-MM-DD')),
      ('tags', to_json(old.tags)::text, to_json(new.tags)::text)
  ) as c (field, old_value, new_value)
  where c.old_value is distinct from c.new_value;

  insert into public.application_event (application_id, user_id, kind, field, actor_id, occurred_at)
  select new.id, new.user_id, 'changed', c.field, auth.uid(), v_occurred_at
  from (
    values
      ('contact_name', old.contact_name is distinct from new.contact_name),
      ('contact_email', old.contact_email is distinct from new.contact_email),
      ('contact_phone', old.contact_phone is distinct from new.contact_phone)
  ) as c (field, is_changed)
  where c.is_changed;

  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select
    new.id, new.user_id, 'changed', c.field,
    case when char_length(c.old_value) <= v_max_text then c.old_value end,
    case when char_length(c.old_value) > v_max_text then '' end,
    auth.uid(), v_occurred_at
  from (
    values
      ('salary', coalesce(old.salary, ''), coalesce(new.salary, '')),
      ('notes', coalesce(old.notes, ''), coalesce(new.notes, '')),
      ('posting_text', coalesce(old.posting_text, ''), coalesce(new.posting_text, ''))
  ) as c (field, old_value, new_value)
  left join lateral (
    select e.occurred_at, e.old_value
    from public.application_event e
    where e.application_id = new.id and e.field = c.field and e.kind = 'changed'
    order by e.occurred_at desc
    limit 1
  ) as last on true
  where c.old_value <> c.new_value
    and (
      last.occurred_at is null
      or last.occurred_at <= v_occurred_at - interval '10 minutes'
      or last.old_value = c.new_value
    );
  return null;
end
$$;
