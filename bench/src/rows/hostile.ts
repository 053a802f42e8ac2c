import { loadCatalogue } from "@postulo/supabase-server/rest/internal/catalogue/load-catalogue";
import { createHostileCheck } from "@postulo/supabase-server/rest/testing/hostile-plans";
import { createRandom, hostileQuery } from "@postulo/supabase-server/rest/testing/hostile-queries";
import { fourBooksSql, librarySql } from "@postulo/supabase-server/rest/testing/library";
import { asCaller } from "@postulo/postgres/as-caller";
import { measuredServer } from "../measured-server.ts";
import { sendRequest } from "../over-http.ts";
import type { Row } from "../row.ts";
import { runAtOnce } from "../timing.ts";

const cases = 100_000;
const clients = 16;

let made: Promise<void> | undefined;

/** The books of the table API's own tests: a table with every kind of column. */
const withLibrary = () => (made ??= makeLibrary());

async function makeLibrary(): Promise<void> {
  const { database, userId } = await measuredServer();
  await database.admin.query(librarySql);
  const owner = { role: "authenticated", claims: { sub: userId, role: "authenticated" } };
  await asCaller(database.pool, owner, (client) => client.query(fourBooksSql));
  await database.admin.query("notify pgrst");
}

async function countTainted(): Promise<number> {
  await withLibrary();
  const { database } = await measuredServer();
  const check = createHostileCheck(await loadCatalogue(database.pool, "public"));
  const random = createRandom(20_261_121);
  const outcome = check(
    (function* generate() {
      for (let at = 0; at < cases; at++) yield hostileQuery(random);
    })(),
  );
  if (outcome.bound < cases / 2) throw new Error("Too many were refused to show anything");
  return outcome.tainted.length;
}

async function countBadAnswers(): Promise<number> {
  await withLibrary();
  const { database } = await measuredServer();
  const random = createRandom(1851);
  let bad = 0;
  const send = async () => {
    const path = `/rest/v1/book?${hostileQuery(random).toString()}`;
    const { status, body } = await sendRequest({ path });
    if (status >= 500 || /syntax error at|unterminated/.test(body.toString())) bad += 1;
  };
  await runAtOnce(send, { runs: cases, clients });
  const { rows } = await database.admin.query("select count(*)::int as n from public.book");
  return rows[0].n === 4 ? bad : bad + 1;
}

/** Query strings that mean harm, fifty times as many as the tests take. */
export const hostileRows: readonly Row[] = [
  {
    name: "statements with a word of 100,000 hostile query strings in their text",
    unit: "",
    budget: { atMost: 0 },
    measure: countTainted,
  },
  {
    name: "bad answers of the server to 100,000 hostile query strings",
    unit: "",
    budget: { atMost: 0 },
    measure: countBadAnswers,
  },
];
