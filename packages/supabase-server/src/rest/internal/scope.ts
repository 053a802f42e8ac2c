import type { Relationship, RowSource } from "./catalogue/catalogue.ts";
import { findRelationship } from "./catalogue/relationship.ts";
import type { Embed, RowQuery } from "./row-query.ts";
import { embedsOf } from "./row-query.ts";
import type { Values } from "./statement.ts";

/** An embed with the relationship that it names, and the alias of its rows in the statement. */
export interface Branch {
  embed: Embed;
  relationship: Relationship;
  alias: string;
  branches: readonly Branch[];
}

/** Rows in a statement, what a request may name of them, and the statement's bound values. */
export interface Scope {
  source: RowSource;
  values: Values;
  alias: string;
  /** The row as a value of the source's row type. */
  row: string;
  /** The name of the rows in errors. */
  name: string;
  branches: readonly Branch[];
  /** Whether `count()`, `sum()` and others may be selected. */
  aggregates: boolean;
  maxEmbeddedRows: number;
}

/** What the statement of one request has beside its query. */
export interface StatementContext {
  schema: string;
  values: Values;
  aggregates: boolean;
  /** The maximum of rows of an embed in one row. */
  maxEmbeddedRows: number;
}

function branchesOf(
  source: RowSource,
  query: RowQuery,
  next: { schema: string; number: number },
): Branch[] {
  return embedsOf(query.selection).map((embed) => {
    const relationship = findRelationship(source, embed, next.schema);
    next.number += 1;
    const alias = `t${next.number}`;
    return {
      embed,
      relationship,
      alias,
      branches: branchesOf(relationship.foreign, embed.query, next),
    };
  });
}

/**
 * The scope of a request's rows, whose alias is `t`.
 * @param isResult the rows are those of a `with` clause, which have no row type.
 * @throws {ApiError} when an embed names no relationship, or several.
 */
export function rootScope(
  { schema, values, aggregates, maxEmbeddedRows }: StatementContext,
  source: RowSource,
  { query, isResult }: { query?: RowQuery; isResult: boolean },
): Scope {
  return {
    source,
    values,
    alias: "t",
    // `t.*` is the whole row also when a column is named `t`.
    row: isResult && source.rowType !== undefined ? `(t.*)::${source.rowType}` : "t.*",
    name: source.name,
    branches: query ? branchesOf(source, query, { schema, number: 0 }) : [],
    aggregates,
    maxEmbeddedRows,
  };
}

/** The scope of an embed's rows. */
export function branchScope(parent: Scope, { relationship, alias, branches }: Branch): Scope {
  const { foreign } = relationship;
  const depth = Number(/_(\d+)$/.exec(parent.alias === "t" ? "_0" : parent.name)?.[1] ?? 0) + 1;
  return {
    ...parent,
    source: foreign,
    alias,
    row: `${alias}.*`,
    name: `${foreign.name}_${depth}`,
    branches,
  };
}

/** The `from` item of an embed, and the conditions that connect its rows with one row of its parent. */
export function joinSql(parent: Scope, branch: Branch): { from: string; on: readonly string[] } {
  const { relationship, alias } = branch;
  const from = `${relationship.foreign.sql} as ${alias}`;
  switch (relationship.kind) {
    case "key":
      return {
        from,
        on: relationship.pairs.map(
          ([here, there]) => `${alias}.${there.sql} = ${parent.alias}.${here.sql}`,
        ),
      };
    case "junction": {
      const junction = `${alias}_junction`;
      return {
        from: `${from}, ${relationship.junction.sql} as ${junction}`,
        on: [
          ...relationship.near.map(
            ([here, between]) => `${junction}.${between.sql} = ${parent.alias}.${here.sql}`,
          ),
          ...relationship.far.map(
            ([between, there]) => `${junction}.${between.sql} = ${alias}.${there.sql}`,
          ),
        ],
      };
    }
    case "computed":
      return { from: `${relationship.sql}(${parent.row}) as ${alias}`, on: [] };
  }
}
