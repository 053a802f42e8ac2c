-- Stores what a person kept of a résumé, and with the parts exchanged undoes it.

-- p_fields: columns of the profile, each {"before", "after"}; one that is no longer as before is kept.
-- p_added: rows with ids, by table; a row whose id is stored already is not added again.
-- p_changed: rows with id, version and all columns, by table; one of another version is kept.
-- p_deleted: ids by table; a row that was changed since it was added is kept.
-- Returns the number of each that was done. Runs as the caller, so row-level security limits it to their rows.
create function public.store_resume(p_fields jsonb, p_added jsonb, p_changed jsonb, p_deleted jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_profile_id uuid;
  v_field text;
  v_table text;
  v_columns text;
  v_is_sorted boolean;
  v_count integer;
  v_done jsonb := '{"fields": 0, "added": 0, "changed": 0, "deleted": 0}';
begin
  insert into public.profile (user_id) values (auth.uid()) on conflict (user_id) do nothing;
  select p.id into v_profile_id from public.profile p where p.user_id = auth.uid() for update;
  foreach v_field in array array[
    'first_name', 'last_name', 'email', 'phone_number', 'address', 'postal_code', 'city', 'country', 'summary'
  ] loop
    continue when not coalesce(p_fields, '{}') ? v_field;
    execute format(
      'update public.profile p set %1$I = nullif($1 ->> ''after'', '''')
       where p.id = $2 and coalesce(p.%1$I, '''') = coalesce($1 ->> ''before'', '''')', v_field
    ) using p_fields -> v_field, v_profile_id;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{fields}', to_jsonb((v_done ->> 'fields')::integer + v_count));
  end loop;
  for v_table, v_columns, v_is_sorted in values
    ('education', 'school, degree, field_of_study, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('experiences', 'company, title, location, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('contributions', 'title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('competencies', 'name, category, level, years_of_experience', true),
    ('websites', 'domain, display_name', false),
    ('other', 'label, content, kind', false)
  loop
    execute format(
      'delete from public.%I t using jsonb_array_elements_text(coalesce($1, ''[]'')) as a (id)
       where t.id = a.id::uuid and t.version = 1', v_table
    ) using p_deleted -> v_table;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{deleted}', to_jsonb((v_done ->> 'deleted')::integer + v_count));
    execute format(
      'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, c.value))
       from jsonb_array_elements(coalesce($1, ''[]'')) c
       where t.id = (c.value ->> ''id'')::uuid and t.version = (c.value ->> ''version'')::integer',
      v_table, v_columns
    ) using p_changed -> v_table;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{changed}', to_jsonb((v_done ->> 'changed')::integer + v_count));
    execute format(
      'insert into public.%1$I (id, profile_id, %2$s%3$s)
       select r.id, $2, %2$s%4$s
       from jsonb_array_elements(coalesce($1, ''[]'')) with ordinality as a (value, place),
         jsonb_populate_record(null::public.%1$I, a.value) r
       on conflict (id) do nothing',
      v_table,
      v_columns,
      case when v_is_sorted then ', sort_order' else '' end,
      case when v_is_sorted then
        format(', (select coalesce(max(t.sort_order) + 1, 0) from public.%I t where t.profile_id = $2) + place::integer - 1', v_table)
      else '' end
    ) using p_added -> v_table, v_profile_id;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{added}', to_jsonb((v_done ->> 'added')::integer + v_count));
  end loop;
  return v_done;
end
$$;
revoke execute on function public.store_resume(jsonb, jsonb, jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_resume(jsonb, jsonb, jsonb, jsonb) to authenticated;
