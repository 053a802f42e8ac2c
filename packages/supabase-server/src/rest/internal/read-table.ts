import type { Relation } from "./catalogue/catalogue.ts";
import { Values } from "./statement.ts";
import type { Media } from "./media-type.ts";
import type { Plan } from "./plan.ts";
import type { Preferences } from "./preferences.ts";
import { parseQueryString } from "./query-string.ts";
import { readSql } from "./read-sql.ts";
import type { RowQuery } from "./row-query.ts";
import { rootScope } from "./scope.ts";
import { whereSql } from "./condition-sql.ts";

export interface TableRequest {
  schema: string;
  /** Whether aggregate functions may be selected. */
  aggregates: boolean;
  maxEmbeddedRows: number;
  relation: Relation;
  parameters: URLSearchParams;
  preferences: Preferences;
  media: Media;
}

/** The statement for the planner's row estimate of a query. */
function estimateSql(
  request: TableRequest,
  query: RowQuery,
): { text: string; values: readonly unknown[] } {
  const { relation } = request;
  const values = new Values();
  const scope = rootScope({ ...request, values }, relation, { query, isResult: false });
  const where = whereSql(scope, query);
  return {
    text: `explain (format json) select 1 from ${relation.sql} as t${where}`,
    values: values.list,
  };
}

/** GET and HEAD of a table. */
export function planRead(
  request: TableRequest,
  options: { range: string | null; maxRows: number | undefined; withBody: boolean },
): Plan {
  const { relation, preferences, media } = request;
  const query = parseQueryString(request.parameters, {
    ...options,
    maxEmbeddedRows: request.maxEmbeddedRows,
  });
  const values = new Values();
  const scope = rootScope({ ...request, values }, relation, { query, isResult: false });
  const { count } = preferences;
  const countUpTo = count === "estimated" ? options.maxRows : undefined;
  const statement = readSql(scope, query, {
    from: relation.sql,
    format: media,
    withTotal: count === "exact" || countUpTo !== undefined,
    countUpTo,
    withBody: options.withBody,
  });
  const estimated = count === "planned" || count === "estimated";
  return {
    statement,
    readOnly: true,
    media,
    preferences,
    labels: statement.labels,
    response: {
      kind: "rows",
      offset: query.offset,
      ...(estimated && { estimate: { ...estimateSql(request, query), exactUpTo: countUpTo } }),
    },
  };
}
