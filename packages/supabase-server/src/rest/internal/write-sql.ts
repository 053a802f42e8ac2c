import { unknownTargetColumn } from "./api-error.ts";
import type { Column, Relation } from "./catalogue/catalogue.ts";
import type { Condition } from "./condition.ts";
import { whereSql } from "./condition-sql.ts";
import type { Scope } from "./scope.ts";
import type { Payload } from "./payload.ts";

export function targetColumns(relation: Relation, names: readonly string[]): readonly Column[] {
  return names.map((name) => {
    const column = relation.columns.get(name);
    if (!column) throw unknownTargetColumn(relation.name, name);
    return column;
  });
}

export interface Insertion {
  payload: Payload;
  columns: readonly Column[];
  missing: "null" | "default";
  conflict?: { target: readonly Column[]; resolution: "merge" | "ignore" };
}

const listed = (columns: readonly Column[]): string => columns.map(({ sql }) => sql).join(", ");
const typed = (columns: readonly Column[]): string =>
  columns.map(({ sql, type }) => `${sql} ${type}`).join(", ");

/** The rows of the body, as `p`, converted by PostgreSQL. */
function payloadRows(columns: readonly Column[], { missing }: Insertion, body: string): string {
  if (columns.length === 0) return `json_array_elements(${body}::json) as p`;
  const defaults =
    missing === "default"
      ? columns.flatMap(({ literal, defaultSql }) =>
          defaultSql === null ? [] : [`jsonb_build_object(${literal}, ${defaultSql})`],
        )
      : [];
  if (defaults.length === 0) return `json_to_recordset(${body}::json) as p (${typed(columns)})`;
  const completed = `select ${defaults.join(" || ")} || e.value as value from jsonb_array_elements(${body}::jsonb) as e`;
  return `(${completed}) as d, jsonb_to_record(d.value) as p (${typed(columns)})`;
}

/** The number of rows that this transaction's upsert updated; PostgreSQL reports only the sum. */
const mergedRows = "coalesce(nullif(current_setting('rest.merged_rows', true), '')::int, 0)";
export const mergedRowsSql = `select ${mergedRows} as merged`;
const countMerged = `set_config('rest.merged_rows', (${mergedRows} + 1)::text, true) is not null`;

/** Whether an existing row is updated, and counted. */
export const isMerge = ({ columns, conflict }: Insertion): boolean =>
  conflict?.resolution === "merge" && columns.length > 0;

function conflictSql(insertion: Insertion): string {
  const { columns, conflict } = insertion;
  if (!conflict) return "";
  const target = conflict.target.length === 0 ? "" : ` (${listed(conflict.target)})`;
  if (!isMerge(insertion)) return ` on conflict${target} do nothing`;
  const assignments = columns.map(({ sql }) => `${sql} = excluded.${sql}`).join(", ");
  return ` on conflict${target} do update set ${assignments} where ${countMerged}`;
}

export function insertSql({ values }: Scope, relation: Relation, insertion: Insertion): string {
  const { columns, payload } = insertion;
  const rows = payloadRows(columns, insertion, values.bind(payload.arrayText));
  const into = columns.length === 0 ? "" : ` (${listed(columns)})`;
  const selected = columns.map(({ sql }) => `p.${sql}`).join(", ");
  return `insert into ${relation.sql} as t${into} select ${selected} from ${rows}${conflictSql(insertion)}`;
}

export interface Change {
  payload: Payload;
  columns: readonly Column[];
  conditions: readonly Condition[];
}

export function updateSql(scope: Scope, relation: Relation, change: Change): string {
  const { columns, payload } = change;
  const assignments = columns.map(({ sql }) => `${sql} = p.${sql}`).join(", ");
  const rows = `json_to_recordset(${scope.values.bind(payload.arrayText)}::json) as p (${typed(columns)})`;
  return `update ${relation.sql} as t set ${assignments} from ${rows}${whereSql(scope, change)}`;
}

export function deleteSql(
  scope: Scope,
  relation: Relation,
  conditions: readonly Condition[],
): string {
  return `delete from ${relation.sql} as t${whereSql(scope, { conditions })}`;
}
