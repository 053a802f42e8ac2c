import { whereSql } from "./condition-sql.ts";
import { orderingSql } from "./ordering-sql.ts";
import type { Format, Output } from "./output.ts";
import { outputSql, scalarOutput } from "./output.ts";
import { responseSettingsSql } from "./response-settings.ts";
import type { RowQuery } from "./row-query.ts";
import type { Scope } from "./scope.ts";
import type { Statement } from "./statement.ts";

export interface ReadOptions {
  /** Precedes the `select`, as `with s as (…)`. */
  prelude?: string;
  /** A relation out of the catalogue, or `s`. */
  from: string;
  format: Format;
  withTotal: boolean;
  /** The total is counted up to one more than this. */
  countUpTo?: number | undefined;
  /** HEAD: the rows are counted and not written. */
  withBody: boolean;
  /** Each row is one value, the column `value`, and is written without a name. */
  scalar?: boolean;
}

/** Embeds can multiply rows; what is larger stays in the database. */
export const maxResponseBytes = 64 * 1024 ** 2;

export interface ReadStatement extends Statement {
  labels: readonly string[];
}

function outputOf(
  scope: Scope,
  query: RowQuery,
  { withBody, scalar, format }: ReadOptions,
): Output {
  if (!withBody) return { list: "1", body: "null::text", joins: "", groupBy: "", labels: [] };
  return scalar ? scalarOutput(format) : outputSql(scope, query, format);
}

/** A statement that returns one row: `body` as text, the number of its `rows`, and `total`, the number without limit. */
export function readSql(scope: Scope, query: RowQuery, options: ReadOptions): ReadStatement {
  const { values } = scope;
  const { from, withTotal } = options;
  const where = whereSql(scope, query);
  const output = outputOf(scope, query, options);
  const limit = query.limit === undefined ? "" : ` limit ${values.bind(query.limit)}`;
  const offset = query.offset === 0 ? "" : ` offset ${values.bind(query.offset)}`;
  const inner = `select ${output.list} from ${from} as t${output.joins}${where}${output.groupBy}${orderingSql(scope, query.ordering)}${limit}${offset}`;
  const counted =
    options.countUpTo === undefined
      ? `${from} as t${where}`
      : `(select 1 from ${from} as t${where} limit ${values.bind(options.countUpTo + 1)}) as c`;
  const total = withTotal ? `(select count(*) from ${counted})::float8` : "null::float8";
  const whole = `select ${output.body} as body, count(*)::int as rows, ${total} as total from (${inner}) as r`;
  const size = "octet_length(l.body)";
  const limited = `case when ${size} <= ${maxResponseBytes} then l.body end as body, ${size} > ${maxResponseBytes} as "tooLarge"`;
  const text = `${options.prelude ?? ""}select ${limited}, l.rows, l.total, ${responseSettingsSql} from (${whole}) as l`;
  return {
    text,
    values: values.list,
    customPlan: values.customPlan,
    labels: output.labels,
  };
}
