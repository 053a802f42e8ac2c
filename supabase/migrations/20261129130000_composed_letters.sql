-- Letters that were composed here and charged, whose variants are free. A letter of an imported archive, which its owner may have
-- written, has no row.

create table private.composed_letter (
  letter_id uuid primary key references public.letters (id) on delete cascade
);

alter table private.composed_letter enable row level security;
alter table private.composed_letter force row level security;
revoke all on private.composed_letter from public, anon, authenticated, service_role;
grant select, insert on private.composed_letter to service_role;
