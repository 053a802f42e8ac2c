-- A résumé adds notes as well: licences, awards, interests.
create or replace function public.undo_resume(p_filled jsonb, p_added jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  v_table text;
  v_field text;
  v_count integer;
  v_deleted integer := 0;
  v_cleared integer := 0;
begin
  foreach v_table in array array['education', 'experiences', 'contributions', 'competencies', 'websites', 'other'] loop
    execute format(
      'delete from public.%I t using jsonb_array_elements_text(coalesce($1 -> $2, ''[]'')) as a (id)
       where t.id = a.id::uuid and t.version = 1', v_table
    ) using p_added, v_table;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted + v_count;
  end loop;
  foreach v_field in array array[
    'first_name', 'last_name', 'email', 'phone_number', 'address', 'postal_code', 'city', 'country', 'summary'
  ] loop
    execute format(
      'update public.profile p set %1$I = null where p.user_id = auth.uid() and p.%1$I = $1 ->> $2', v_field
    ) using p_filled, v_field;
    get diagnostics v_count = row_count;
    v_cleared := v_cleared + v_count;
  end loop;
  return jsonb_build_object('deleted', v_deleted, 'cleared', v_cleared);
end
$$;
