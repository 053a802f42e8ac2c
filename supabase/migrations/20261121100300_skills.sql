-- Skills of a profile, and the catalogue they are picked from. The catalogue is the same for everybody; supabase/seed.sql fills it.

create table public.skill_categories (
  id uuid primary key default gen_random_uuid(),
  -- How competencies.category stores it.
  key text not null unique,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0
);

create table public.skill_subcategories (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references public.skill_categories (id) on delete cascade,
  -- How competencies.subcategory stores it.
  key text not null,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0,
  unique (category_id, key)
);

create table public.predefined_skills (
  id uuid primary key default gen_random_uuid(),
  subcategory_id uuid not null references public.skill_subcategories (id) on delete cascade,
  name text not null,
  -- The French name where it differs.
  name_fr text,
  sort_order integer not null default 0,
  unique (subcategory_id, name)
);

create table public.competencies (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profile (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'expert')),
  category text not null default 'technical'
    check (category in ('technical', 'softSkills', 'language', 'toolsAndSoftware')),
  subcategory text check (char_length(subcategory) <= 100),
  years_of_experience numeric check (years_of_experience between 0 and 99 and mod(years_of_experience, 0.5) = 0),
  sort_order integer not null default 0,
  version integer not null default 1
);

create index skill_categories_sort_order_idx on public.skill_categories (sort_order);
create index skill_subcategories_sort_order_idx on public.skill_subcategories (sort_order);
create index predefined_skills_sort_order_idx on public.predefined_skills (sort_order);
create index competencies_profile_id_sort_order_idx on public.competencies (profile_id, sort_order);

create trigger raise_version before update on public.competencies
for each row execute function private.raise_version();

alter table public.skill_categories enable row level security;
alter table public.skill_categories force row level security;
alter table public.skill_subcategories enable row level security;
alter table public.skill_subcategories force row level security;
alter table public.predefined_skills enable row level security;
alter table public.predefined_skills force row level security;
alter table public.competencies enable row level security;
alter table public.competencies force row level security;

create policy everybody_signed_in on public.skill_categories for select to authenticated using (true);
create policy everybody_signed_in on public.skill_subcategories for select to authenticated using (true);
create policy everybody_signed_in on public.predefined_skills for select to authenticated using (true);
create policy own_rows on public.competencies to authenticated
  using (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())))
  with check (profile_id = (select p.id from public.profile p where p.user_id = (select auth.uid())));

revoke all on public.skill_categories, public.skill_subcategories, public.predefined_skills, public.competencies
from public, anon, authenticated;
-- The catalogue is read only; it is changed by the seed.
grant select (id, key, name_en, name_fr, sort_order) on public.skill_categories to authenticated;
grant select (id, category_id, key, name_en, name_fr, sort_order) on public.skill_subcategories to authenticated;
grant select (id, subcategory_id, name, name_fr, sort_order) on public.predefined_skills to authenticated;
grant
  select (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order, version),
  insert (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order),
  update (name, level, category, subcategory, years_of_experience, sort_order),
  delete
on public.competencies to authenticated;
grant all on public.skill_categories, public.skill_subcategories, public.predefined_skills, public.competencies
to service_role;
