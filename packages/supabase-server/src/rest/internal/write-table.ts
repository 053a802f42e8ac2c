import { invalidBody } from "./api-error.ts";
import type { Column, Relation } from "./catalogue/catalogue.ts";
import { neededColumns } from "./output.ts";
import type { JsonBody } from "./json-body.ts";
import type { Payload } from "./payload.ts";
import { payloadOf } from "./payload.ts";
import type { Plan } from "./plan.ts";
import type { Preferences } from "./preferences.ts";
import type { TableQuery } from "./query-string.ts";
import { parseQueryString } from "./query-string.ts";
import { readSql } from "./read-sql.ts";
import { putKey } from "./put-key.ts";
import type { TableRequest } from "./read-table.ts";
import type { Scope } from "./scope.ts";
import { rootScope } from "./scope.ts";
import { Values } from "./statement.ts";
import type { Insertion } from "./write-sql.ts";
import { deleteSql, insertSql, isMerge, targetColumns, updateSql } from "./write-sql.ts";

export type WriteMethod = "POST" | "PUT" | "PATCH" | "DELETE";

/** The columns that a body writes: those of `columns=`, else those of its first row, which all rows must have. */
function payloadColumns(
  relation: Relation,
  query: TableQuery,
  payload: Payload,
): readonly Column[] {
  if (query.columns === undefined && payload.uneven)
    throw invalidBody("All object keys must match");
  return targetColumns(relation, query.columns ?? payload.keys);
}

function conflictOf(
  relation: Relation,
  query: TableQuery,
  preferences: Preferences,
): Insertion["conflict"] {
  if (preferences.resolution === undefined) return undefined;
  const target = query.onConflict ? targetColumns(relation, query.onConflict) : relation.primaryKey;
  const resolution = preferences.resolution === "ignore-duplicates" ? "ignore" : "merge";
  // Without a key no row can conflict.
  return target.length === 0 && resolution === "merge" ? undefined : { target, resolution };
}

interface Write extends TableRequest {
  method: WriteMethod;
  /** Ignored for DELETE. */
  body: JsonBody;
}

interface Mutation {
  /** The statement with these columns in `returning`; without `returning` when undefined. */
  mutationSql: (returning: string | undefined) => string;
  merges: boolean;
}

const withReturning = (text: string, merges = false): Mutation => ({
  mutationSql: (returning) => (returning === undefined ? text : `${text} returning ${returning}`),
  merges,
});

function mutationOf(scope: Scope, query: TableQuery, write: Write): Mutation {
  const { relation, method, preferences } = write;
  if (method === "DELETE") return withReturning(deleteSql(scope, relation, query.conditions));
  const payload = payloadOf(write.body);
  const columns = payloadColumns(relation, query, payload);
  if (method === "POST") {
    const conflict = conflictOf(relation, query, preferences);
    const missing = preferences.missing ?? "null";
    const insertion = { payload, columns, missing, ...(conflict && { conflict }) };
    return withReturning(insertSql(scope, relation, insertion), isMerge(insertion));
  }
  if (method === "PUT") {
    const target = putKey(relation, query, payload);
    const conflict = { target, resolution: "merge" } as const;
    const replacement: Insertion = { payload, columns, missing: "null", conflict };
    return withReturning(insertSql(scope, relation, replacement), isMerge(replacement));
  }
  if (payload.isArray && payload.rowCount !== 1) throw invalidBody("A change must be one object");
  // An update of no columns changes no row and needs no permission.
  if (columns.length === 0) {
    const mutationSql = (returning = "") =>
      `select ${returning} from ${relation.sql} as t where false`;
    return { mutationSql, merges: false };
  }
  return withReturning(
    updateSql(scope, relation, { payload, columns, conditions: query.conditions }),
  );
}

const listed = (columns: readonly Column[] | undefined): string =>
  columns === undefined || columns.length === 0
    ? "t.*"
    : columns.map(({ sql }) => `t.${sql}`).join(", ");

/** POST, PUT, PATCH and DELETE of a table. */
export function planWrite(write: Write): Plan {
  const { relation, method, preferences, media } = write;
  const { maxEmbeddedRows } = write;
  const query = parseQueryString(write.parameters, { maxEmbeddedRows });
  const context = { ...write, values: new Values() };
  const scope = rootScope(context, relation, { isResult: false });
  const { mutationSql, merges } = mutationOf(scope, query, write);
  const common = { readOnly: false, media, preferences };
  if (preferences.return === "representation") {
    const rows = { ...query, conditions: [], offset: 0, limit: undefined };
    const returned = rootScope(context, relation, { query: rows, isResult: true });
    const prelude = `with s as (${mutationSql(listed(neededColumns(returned, rows)))}) `;
    const statement = readSql(returned, rows, {
      prelude,
      from: "s",
      format: media,
      withTotal: false,
      withBody: true,
    });
    return {
      ...common,
      statement,
      labels: statement.labels,
      response: { kind: "written", method, represented: true, merges },
    };
  }
  const located =
    method === "POST" && preferences.return === "headers-only" && relation.primaryKey.length > 0;
  const key = relation.primaryKey.map(({ sql }) => `t.${sql}::text`).join(", ");
  const text = mutationSql(located ? `json_build_array(${key})::text as body` : undefined);
  return {
    ...common,
    statement: { text, values: scope.values.list },
    labels: [],
    response: {
      kind: "written",
      method,
      represented: false,
      merges,
      ...(located && { location: { path: `/${relation.name}`, key: relation.primaryKey } }),
    },
  };
}
