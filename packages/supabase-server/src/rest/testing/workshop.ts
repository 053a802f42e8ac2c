/**
 * The schema for tests of embedding: studios have pieces, pieces have makers through a junction, a maker may have one
 * bench and one teacher. Rows of studios and pieces belong to their owners; notes are readable by everyone.
 */
export const workshopSql = `
create table public.studio (
  id bigint primary key, owner uuid not null default auth.uid(), name text not null, city text
);
create table public.piece (
  id bigint primary key, owner uuid not null default auth.uid(), title text not null, price int,
  studio_id bigint references public.studio (id)
);
create table public.maker (
  id bigint primary key, name text not null, teacher_id bigint references public.maker (id)
);
create table public.bench (maker_id bigint primary key references public.maker (id), wood text);
create table public.piece_maker (
  piece_id bigint references public.piece (id), maker_id bigint references public.maker (id), share int,
  primary key (piece_id, maker_id)
);
create table public.sale (
  id bigint primary key,
  seller bigint constraint sold_by references public.maker (id),
  buyer bigint constraint bought_by references public.maker (id)
);
create table public."odd ""table""" (
  id bigint primary key, "piece ""id""" bigint references public.piece (id), t text, "select" text
);
create table public.wide (id int primary key, next int references public.wide (id), filler text);
create view public.cheap_piece with (security_invoker) as
  select id as number, upper(title) as loud, title, studio_id from public.piece where price < 50;

alter table public.studio enable row level security;
alter table public.piece enable row level security;
create policy own_rows on public.studio to authenticated using (owner = (select auth.uid()));
create policy own_rows on public.piece to authenticated using (owner = (select auth.uid()));

create function public.label(public.piece) returns text language sql stable as $$ select $1.title || ' #' || $1.id $$;
create function public.dearest(public.studio) returns setof public.piece rows 1 language sql stable
  as $$ select * from public.piece where studio_id = $1.id order by price desc limit 1 $$;
create function public.pieces_over(amount int) returns setof public.piece language sql stable
  as $$ select * from public.piece where price > amount $$;
`;

/** Of the user who runs it. */
export const workshopRowsSql = `
insert into public.studio (id, name, city) values (1, 'Clay', 'Lyon'), (2, 'Iron', null), (3, 'Empty', 'Metz');
insert into public.piece (id, title, price, studio_id) values
  (1, 'Bowl', 20, 1), (2, 'Vase', 80, 1), (3, 'Gate', 900, 2), (4, 'Sketch', null, null);
insert into public.maker (id, name, teacher_id) values (1, 'Ada', null), (2, 'Bo', 1), (3, 'Cy', 1);
insert into public.bench values (1, 'oak');
insert into public.piece_maker values (1, 1, 60), (1, 2, 40), (2, 1, 100), (3, 3, 100);
insert into public.sale values (1, 1, 2);
insert into public."odd ""table""" values (1, 1, 'plain', 'chosen');
`;
