import { ApiError } from "../internal/api-error.ts";
import { planCall } from "../internal/call-function.ts";
import type { Catalogue } from "../internal/catalogue/catalogue.ts";
import { acceptedMedia } from "../internal/media-type.ts";
import { jsonBody } from "../internal/json-body.ts";
import type { Plan } from "../internal/plan.ts";
import { planRead } from "../internal/read-table.ts";
import { asJson } from "../internal/request-body.ts";
import { planWrite } from "../internal/write-table.ts";
import { marker } from "./hostile-queries.ts";

/** The tokens of the statements' templates, without the names and types of the catalogue. */
const vocabulary = `select from as where and or not with s t r p a d e value values insert into update set delete returning order by
   asc desc nulls first last limit offset null is distinct true false unknown like ilike any all in on conflict do nothing excluded
   coalesce json_agg json_build_object json_strip_nulls json_to_recordset json_to_record jsonb_to_record jsonb_build_object
   jsonb_array_elements json_array_elements to_jsonb array count body rows total float8 int text json jsonb regconfig
   to_tsvector to_tsquery plainto_tsquery phraseto_tsquery websearch_to_tsquery minimum books_from public book
   varchar char citext name uuid bool boolean int2 int4 int8 smallint integer bigint numeric decimal real float4 double
   l case when then end octet_length "tooLarge" current_setting 'response.status' 'response.headers' status headers chapter exists row_to_json left join lateral true group avg sum min max t1 t2 t1_spread t2_spread
   precision money date time timetz timestamp timestamptz interval bytea zone without int4range tsvector`;
const tokenPattern = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\$\d+|[\p{L}_][\p{L}\p{N}_]*|\d+|[^\s]/gu;

/** The results of planning hostile query strings for every method. */
export interface HostileOutcome {
  statements: number;
  /** Statements with the marker in their bound values. */
  bound: number;
  /** Statements whose text has an unknown token, or the marker. */
  tainted: string[];
}

/** Plans query strings for the table `book`, and checks each token of each resulting statement. */
export function createHostileCheck(
  catalogue: Catalogue,
): (queries: Iterable<URLSearchParams>) => HostileOutcome {
  const columns = ["book", "chapter"].flatMap((name) => [
    ...(catalogue.relations.get(name)?.columns.values() ?? []),
  ]);
  const known = new Set([...vocabulary.split(/\s+/), ...columns.map(({ sql }) => sql)]);
  const isOurs = (token: string): boolean => {
    if (/^(?:\$\d+|\d+|c\d+|'\[\]')$/.test(token)) return true;
    return /^["'\p{L}_]/u.test(token) ? known.has(token) : /^[()[\].,:*=<>~@&|!?-]$/.test(token);
  };
  const isTainted = (text: string): boolean =>
    text.includes(marker) || !(text.match(tokenPattern) ?? []).every(isOurs);

  return (queries) => {
    const outcome: HostileOutcome = { statements: 0, bound: 0, tainted: [] };
    for (const parameters of queries) {
      for (const { statement } of plansFor(catalogue, parameters)) {
        outcome.statements += 1;
        if (JSON.stringify(statement.values).includes(marker)) outcome.bound += 1;
        if (isTainted(statement.text))
          outcome.tainted.push(`${parameters.toString()} => ${statement.text}`);
      }
    }
    return outcome;
  };
}

/** The plans of one query string for every method. Parse errors give no statement. */
function plansFor(catalogue: Catalogue, parameters: URLSearchParams): Plan[] {
  const relation = catalogue.relations.get("book");
  if (!relation) throw new Error("the library has no books");
  const settings = { schema: "public", aggregates: true, maxEmbeddedRows: 10 };
  const table = { ...settings, relation, parameters };
  const json = acceptedMedia(null);
  const csv = acceptedMedia("text/csv");
  const part = { range: null, maxRows: 10, withBody: true };
  const returned = { ...table, media: json, preferences: { return: "representation" } } as const;
  const call = { ...settings, name: "books_from", parameters, preferences: {}, media: json };
  const makers: (() => Plan)[] = [
    () => planRead({ ...table, media: json, preferences: { count: "exact" } }, part),
    () => planRead({ ...table, media: csv, preferences: {} }, part),
    () => planWrite({ ...returned, method: "PATCH", body: jsonBody(`{"title":"${marker}"}`) }),
    () => planWrite({ ...returned, method: "DELETE", body: jsonBody("") }),
    () =>
      planWrite({
        ...table,
        media: json,
        preferences: {},
        method: "POST",
        body: jsonBody(`[{"title":"${marker}"}]`),
      }),
    () =>
      planCall(catalogue, {
        ...call,
        withBody: true,
        maxRows: 10,
        body: asJson(`{"minimum":"${marker}"}`),
      }),
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
