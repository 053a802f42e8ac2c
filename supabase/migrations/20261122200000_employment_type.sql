-- The kind of contract of an application, when it is known.

alter table public.job_applied
  add column employment_type text check (
    employment_type in ('permanent', 'fixedTerm', 'freelance', 'internship', 'apprenticeship', 'temporary')
  );

grant
  select (employment_type),
  insert (employment_type),
  update (employment_type)
on public.job_applied to authenticated;
