-- The letter and the CV for one job: of the same application, else for the same posting whatever its blanks.
-- They run as the caller, so row-level security limits them to their rows.

create function public.cv_of_letter(p_letter_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select c.id
  from public.letters l
  join public.cvs c
    on c.user_id = l.user_id
    and (
      c.application_id = l.application_id
      or md5(btrim(regexp_replace(c.posting, '\s+', ' ', 'g'))) = md5(btrim(regexp_replace(l.posting, '\s+', ' ', 'g')))
    )
  where l.id = p_letter_id
  order by (c.application_id = l.application_id) desc nulls last, c.created_at desc, c.id
  limit 1
$$;

create function public.letter_of_cv(p_cv_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  select l.id
  from public.cvs c
  join public.letters l
    on l.user_id = c.user_id
    and (
      l.application_id = c.application_id
      or md5(btrim(regexp_replace(l.posting, '\s+', ' ', 'g'))) = md5(btrim(regexp_replace(c.posting, '\s+', ' ', 'g')))
    )
  where c.id = p_cv_id
  order by (l.application_id = c.application_id) desc nulls last, l.created_at desc, l.id
  limit 1
$$;

revoke execute on function public.cv_of_letter(uuid), public.letter_of_cv(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.cv_of_letter(uuid), public.letter_of_cv(uuid) to authenticated;
