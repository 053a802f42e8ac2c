import type {
  ComparisonOperator,
  Condition,
  Quantifier,
  Test,
  TextSearchOperator,
  Truth,
} from "./condition.ts";
import { wrongEmbedFilter } from "./api-error.ts";
import { fieldSql, typeOf } from "./field-sql.ts";
import type { Branch, Scope } from "./scope.ts";
import { branchScope, joinSql } from "./scope.ts";
import { labelOf } from "./row-query.ts";

const comparisonSql: Record<ComparisonOperator, string> = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const textSearchSql: Record<TextSearchOperator, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const truthSql: Record<Truth, string> = {
  null: "is null",
  not_null: "is not null",
  true: "is true",
  false: "is false",
  unknown: "is unknown",
};

const quantifierSql: Record<Quantifier, string> = { any: "any", all: "all" };

/** The text format of a PostgreSQL array; every element is quoted, so that none is parsed as a null or a brace. */
export const arrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;

const isPattern = (operator: ComparisonOperator): boolean =>
  operator === "like" || operator === "ilike";

function comparison(scope: Scope, field: string, test: Test & { kind: "comparison" }): string {
  const { operator, quantifier } = test;
  // PostgREST allows `*` for `%`, which needs escaping in URLs.
  const value = scope.values.bind(
    isPattern(operator) ? test.value.replaceAll("*", "%") : test.value,
  );
  const sign = comparisonSql[operator];
  return quantifier
    ? `${field} ${sign} ${quantifierSql[quantifier]} (${value})`
    : `${field} ${sign} ${value}`;
}

function textSearch(
  scope: Scope,
  field: { name: string; sql: string },
  test: Test & { kind: "textSearch" },
): string {
  const config = test.config === undefined ? "" : `${scope.values.bind(test.config)}::regconfig, `;
  const isVector = typeOf(scope, field.name) === "tsvector";
  const vector = isVector ? field.sql : `to_tsvector(${config}${field.sql})`;
  return `${vector} @@ ${textSearchSql[test.operator]}(${config}${scope.values.bind(test.value)})`;
}

function testSql(scope: Scope, field: { name: string; sql: string }, test: Test): string {
  switch (test.kind) {
    case "comparison":
      return comparison(scope, field.sql, test);
    case "textSearch":
      return textSearch(scope, field, test);
    case "oneOf":
      return `${field.sql} = any (${scope.values.bind(arrayText(test.values))})`;
    case "is":
      return `${field.sql} ${truthSql[test.truth]}`;
  }
}

/** Whether a row has rows of an embed that fulfil the embed's own conditions. */
function existsSql(scope: Scope, branch: Branch): string {
  const { from, on } = joinSql(scope, branch);
  const conditions = [...on, ...rowConditions(branchScope(scope, branch), branch.embed.query)];
  const where = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
  return `exists (select 1 from ${from}${where})`;
}

/** `label=is.null` and `label=not.is.null` of an embed; undefined for other conditions. */
function embedCondition(
  scope: Scope,
  { field, test }: Condition & { kind: "test" },
): string | undefined {
  const branch = scope.branches.find(({ embed }) => labelOf(embed) === field.name);
  if (!branch || field.path.length > 0) return undefined;
  const truth = test.kind === "is" ? test.truth : undefined;
  if (truth !== "null" && truth !== "not_null") throw wrongEmbedFilter(field.name);
  const exists = existsSql(scope, branch);
  return truth === "null" ? `not ${exists}` : exists;
}

/** One condition, in parentheses where needed. */
function conditionSql(scope: Scope, condition: Condition): string {
  const inner =
    condition.kind === "group"
      ? condition.conditions
          .map((each) => conditionSql(scope, each))
          .join(condition.junction === "or" ? " or " : " and ")
      : (embedCondition(scope, condition) ??
        testSql(
          scope,
          { name: condition.field.name, sql: fieldSql(scope, condition.field) },
          condition.test,
        ));
  return condition.negated ? `not (${inner})` : `(${inner})`;
}

/** What a query requires of each row: its conditions, and rows of its inner embeds. */
export function rowConditions(
  scope: Scope,
  { conditions }: { conditions: readonly Condition[] },
): readonly string[] {
  const inner = scope.branches.filter(({ embed }) => embed.inner);
  return [
    ...conditions.map((each) => conditionSql(scope, each)),
    ...inner.map((branch) => existsSql(scope, branch)),
  ];
}

/** The `where` clause of a query; empty without conditions. */
export function whereSql(scope: Scope, query: { conditions: readonly Condition[] }): string {
  const conditions = rowConditions(scope, query);
  return conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
}
