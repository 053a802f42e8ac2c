-- Which of a person's files went along with an application: the résumé, the letter. A file that is deleted is linked no more.

create table public.application_files (
  application_id uuid not null references public.job_applied (id) on delete cascade,
  file_id uuid not null references public.files (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  primary key (application_id, file_id)
);
create index application_files_file_id_idx on public.application_files (file_id);
create index application_files_user_id_idx on public.application_files (user_id);

alter table public.application_files enable row level security;
alter table public.application_files force row level security;
-- Row security of the two tables it joins says which of them are the person's own.
create policy own_rows on public.application_files to authenticated
  using (user_id = (select auth.uid()))
  with check (
    user_id = (select auth.uid())
    and exists (select from public.job_applied a where a.id = application_id and a.user_id = (select auth.uid()))
    and exists (select from public.files f where f.id = file_id)
  );

-- Linked or not linked: there is nothing to update.
revoke all on public.application_files from public, anon, authenticated, service_role;
grant
  select (application_id, file_id, user_id),
  insert (application_id, file_id, user_id),
  delete
on public.application_files to authenticated;
grant all on public.application_files to service_role;
