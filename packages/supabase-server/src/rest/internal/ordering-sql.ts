import { notEmbedded, wrongRelatedOrder } from "./api-error.ts";
import { isToOne } from "./catalogue/catalogue.ts";
import { rowConditions } from "./condition-sql.ts";
import { fieldSql } from "./field-sql.ts";
import type { OrderTerm } from "./ordering.ts";
import type { Scope } from "./scope.ts";
import { branchScope, joinSql } from "./scope.ts";
import { labelOf } from "./row-query.ts";

/** A column of the one row that is embedded. */
function relatedSql(scope: Scope, label: string, term: OrderTerm): string {
  const branch = scope.branches.find(({ embed }) => labelOf(embed) === label);
  if (!branch) throw notEmbedded(label);
  if (!isToOne(branch.relationship)) throw wrongRelatedOrder(scope.source.name, label);
  const inner = branchScope(scope, branch);
  const { from, on } = joinSql(scope, branch);
  const conditions = [...on, ...rowConditions(inner, branch.embed.query)];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  return `(select ${fieldSql(inner, term.field)} from ${from}${where} limit 1)`;
}

function termSql(scope: Scope, term: OrderTerm): string {
  const { field, embedded, direction, nulls } = term;
  const sql = embedded === undefined ? fieldSql(scope, field) : relatedSql(scope, embedded, term);
  return [sql, direction, nulls && `nulls ${nulls}`].filter(Boolean).join(" ");
}

/** The `order by` clause; empty without terms. */
export function orderingSql(scope: Scope, terms: readonly OrderTerm[]): string {
  if (terms.length === 0) return "";
  return ` order by ${terms.map((term) => termSql(scope, term)).join(", ")}`;
}
