import type {
  ComparisonOperator,
  Condition,
  Quantifier,
  Test,
  TextSearchOperator,
  Truth,
} from "./condition.ts";
import type { Scope } from "./field-sql.ts";
import { columnOf, fieldSql } from "./field-sql.ts";

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
const arrayText = (values: readonly string[]): string =>
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
  const isVector = columnOf(scope.source, field.name).type === "tsvector";
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

/** One condition, in parentheses where needed. */
function conditionSql(scope: Scope, condition: Condition): string {
  const inner =
    condition.kind === "group"
      ? condition.conditions
          .map((each) => conditionSql(scope, each))
          .join(condition.junction === "or" ? " or " : " and ")
      : testSql(
          scope,
          { name: condition.field.name, sql: fieldSql(scope, condition.field) },
          condition.test,
        );
  return condition.negated ? `not (${inner})` : `(${inner})`;
}

/** The `where` clause of all conditions; empty without conditions. */
export function whereSql(scope: Scope, conditions: readonly Condition[]): string {
  return conditions.length === 0
    ? ""
    : ` where ${conditions.map((each) => conditionSql(scope, each)).join(" and ")}`;
}
