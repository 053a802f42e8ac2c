import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiError } from "./internal/api-error.ts";
import { planCall } from "./internal/call-function.ts";
import type { Catalogue } from "./internal/catalogue.ts";
import { loadCatalogue } from "./internal/catalogue.ts";
import { acceptedMedia } from "./internal/media-type.ts";
import type { Plan } from "./internal/plan.ts";
import { planRead } from "./internal/read-table.ts";
import { planWrite } from "./internal/write-table.ts";
import { createRandom, hostileQuery, marker } from "./testing/hostile-queries.ts";
import { fourBooksSql } from "./testing/library.ts";
import type { RestFixture } from "./testing/rest-fixture.ts";
import { startRest } from "./testing/rest-fixture.ts";

const cases = 2_000;

let rest: RestFixture;
let readerId: string;
let catalogue: Catalogue;

beforeAll(async () => {
  rest = await startRest();
  readerId = await rest.database.createUser();
  await rest.database.asUser(readerId, (client) => client.query(fourBooksSql));
  catalogue = await loadCatalogue(rest.database.pool, "public");
});

afterAll(() => rest.close());

/** Every way in which one query string can be asked. Those that the grammar refuses make no statement. */
function plansFor(parameters: URLSearchParams): Plan[] {
  const relation = catalogue.relations.get("book");
  if (!relation) throw new Error("the library has no books");
  const table = { relation, parameters };
  const json = acceptedMedia(null);
  const csv = acceptedMedia("text/csv");
  const written = { return: "representation" } as const;
  const makers: (() => Plan)[] = [
    () =>
      planRead(
        { ...table, media: json, preferences: { count: "exact" } },
        { range: null, maxRows: 10, withBody: true },
      ),
    () =>
      planRead(
        { ...table, media: csv, preferences: {} },
        { range: null, maxRows: 10, withBody: true },
      ),
    () =>
      planWrite({
        ...table,
        media: json,
        preferences: written,
        method: "PATCH",
        body: `{"title":"${marker}"}`,
      }),
    () => planWrite({ ...table, media: json, preferences: written, method: "DELETE", body: "" }),
    () =>
      planWrite({
        ...table,
        media: json,
        preferences: {},
        method: "POST",
        body: `[{"title":"${marker}"}]`,
      }),
    () => {
      const call = {
        name: "books_from",
        parameters,
        preferences: {},
        media: json,
        withBody: true,
        maxRows: 10,
      };
      return planCall(catalogue, { ...call, body: `{"minimum":"${marker}"}` });
    },
  ];
  return makers.flatMap((make) => {
    try {
      return [make()];
    } catch (error) {
      if (error instanceof ApiError) return [];
      throw error;
    }
  });
}

/** The words that our own statements are made of; the catalogue's names and types come on top. */
const vocabulary = new Set(
  `select from as where and or not with s t r p a d e value values insert into update set delete returning order by asc desc
   nulls first last limit offset null is distinct true false unknown like ilike any all in on conflict do nothing excluded
   coalesce json_agg json_build_object json_strip_nulls json_to_recordset json_to_record jsonb_to_record jsonb_build_object
   jsonb_array_elements json_array_elements to_jsonb array count body rows total float8 int text json jsonb regconfig
   to_tsvector to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery minimum books_from public book
   varchar char citext name uuid bool boolean int2 int4 int8 smallint integer bigint numeric decimal real float4 double
   precision money date time timetz timestamp timestamptz interval bytea zone without int4range tsvector`.split(
    /\s+/,
  ),
);

function foreignWords(text: string): string[] {
  const columns = [...(catalogue.relations.get("book")?.columns.values() ?? [])];
  const known = new Set([...vocabulary, ...columns.map(({ sql }) => sql)]);
  const tokens =
    text.match(/"(?:[^"]|"")*"|'(?:[^']|'')*'|\$\d+|[\p{L}_][\p{L}\p{N}_]*|\d+|[^\s]/gu) ?? [];
  return tokens.filter((token) => {
    if (/^(?:\$\d+|\d+|c\d+|'\[\]')$/.test(token)) return false;
    return /^["'\p{L}_]/u.test(token) ? !known.has(token) : !/^[()[\].,:*=<>~@&|!?-]$/.test(token);
  });
}

test("no word of a hostile query string reaches the text of a statement", () => {
  const random = createRandom(20_250_909);
  let statements = 0;
  let bound = 0;
  for (let index = 0; index < cases; index += 1) {
    const parameters = hostileQuery(random);
    for (const { statement } of plansFor(parameters)) {
      statements += 1;
      if (JSON.stringify(statement.values).includes(marker)) bound += 1;
      expect(statement.text.includes(marker), `${parameters.toString()} => ${statement.text}`).toBe(
        false,
      );
      expect(foreignWords(statement.text), `${parameters.toString()} => ${statement.text}`).toEqual(
        [],
      );
    }
  }
  // Most were not simply refused: what was meant as harm went along as a value.
  expect(statements).toBeGreaterThan(cases);
  expect(bound).toBeGreaterThan(cases / 2);
});

test("sent to the server, each is answered with rows or a refusal, and changes nothing", async () => {
  const random = createRandom(1851);
  const headers = { authorization: `Bearer ${await rest.token(readerId)}` };
  const ask = async (): Promise<string> => {
    const response = await fetch(`${rest.url}/book?${hostileQuery(random).toString()}`, {
      headers,
    });
    const body = await response.text();
    return response.status < 500 && !/syntax error at|unterminated/.test(body)
      ? "fine"
      : `${response.status} ${body}`;
  };
  const answers: string[] = [];
  for (let index = 0; index < cases / 20; index += 1) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, ask))));
  }
  expect(answers.filter((each) => each !== "fine")).toEqual([]);
  expect(answers).toHaveLength(cases);
  const { rows } = await rest.database.admin.query("select count(*)::int as n from public.book");
  expect(rows).toEqual([{ n: 4 }]);
});
