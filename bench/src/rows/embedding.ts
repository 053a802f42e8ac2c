import { measuredServer } from "../measured-server.ts";
import { requestHttp, rowsOf } from "../over-http.ts";
import { ratioRows } from "../ratio-rows.ts";
import type { Row } from "../row.ts";
import { queryPg } from "../through-pg.ts";

const parents = 100;
const childrenEach = 10;

/** Tables with policies like those of the product, whose rows belong to the user of the bench. */
const tables = `
create table public.bench_folder (id int primary key, owner uuid not null, name text not null);
create table public.bench_sheet (
  id int primary key, owner uuid not null, title text not null, amount numeric, written timestamptz default now(),
  folder_id int not null references public.bench_folder (id)
);
create index on public.bench_sheet (folder_id);
alter table public.bench_folder enable row level security;
alter table public.bench_sheet enable row level security;
create policy own_rows on public.bench_folder to authenticated using (owner = (select auth.uid()));
create policy own_rows on public.bench_sheet to authenticated using (owner = (select auth.uid()));
grant select on public.bench_folder, public.bench_sheet to authenticated;
notify pgrst;`;

async function fill(): Promise<void> {
  const { database, userId } = await measuredServer();
  await database.admin.query(tables);
  await database.admin.query(
    "insert into public.bench_folder select n, $1, 'Folder ' || n from generate_series(1, $2::int) n",
    [userId, parents],
  );
  await database.admin.query(
    `insert into public.bench_sheet (id, owner, title, amount, folder_id)
     select n, $1, 'Sheet ' || n, n / 7.0, 1 + n % $2::int from generate_series(1, $3::int) n`,
    [userId, parents, parents * childrenEach],
  );
  await database.admin.query("analyze public.bench_folder, public.bench_sheet");
}

let filled: Promise<void> | undefined;
const whenFilled = (): Promise<void> => (filled ??= fill());

async function overHttp(): Promise<void> {
  await whenFilled();
  const select = "id,name,bench_sheet(id,title,amount,written)";
  const path = `/rest/v1/bench_folder?select=${select}&order=id&limit=${parents}`;
  whole(rowsOf(await requestHttp({ path }, 200)));
}

const statement = `
select coalesce(json_agg(r.*), '[]')::text as body from (
  select t.id, t.name, (
    select coalesce(json_agg(s.*), '[]') from (
      select id, title, amount, written from public.bench_sheet where folder_id = t.id limit 1000) as s) as bench_sheet
    from public.bench_folder as t order by t.id limit ${parents}) as r`;

async function throughPg(): Promise<void> {
  await whenFilled();
  const { rows } = await queryPg(statement, []);
  whole(JSON.parse(rows[0].body));
}

function whole(rows: readonly unknown[]): void {
  if (rows.length !== parents) throw new Error("The list is not whole");
  const text = JSON.stringify(rows[0]);
  if (text.split('"title"').length !== childrenEach + 1) throw new Error("An embed is not whole");
}

/** Embedded rows of the table API against the same statement without it. */
export const embeddingRows: readonly Row[] = ratioRows({
  name: "embedded select of 100 rows with 10 each, to the same JSON statement through pg",
  overHttp,
  without: throughPg,
  atLeast: [0.6, 0.6],
  runsEach: 40,
});
