/*
 * The schema as PostgreSQL's catalogue describes it. Fields called `sql` or `ident` are quoted by PostgreSQL, and are
 * the only identifiers in statement texts: a name from a request is only a key for lookups.
 */

export interface Column {
  name: string;
  sql: string;
  /** The name as a quoted string literal. */
  literal: string;
  /** As `format_type` writes it. */
  type: string;
  defaultSql: string | null;
}

export interface Parameter {
  name: string;
  sql: string;
  literal: string;
  type: string;
  mode: "i" | "o" | "b" | "v" | "t";
}

/** A function of one row that returns one value: selected, filtered and ordered like a column. */
export interface ComputedColumn {
  /** The function, with its schema. */
  sql: string;
  ident: string;
  type: string;
}

/** A table, view or function result: rows whose columns a request may name. */
export interface RowSource {
  name: string;
  columns: ReadonlyMap<string, Column>;
  computed: ReadonlyMap<string, ComputedColumn>;
  /** From here to other tables and views. */
  relationships: readonly Relationship[];
  /** The row type; undefined for the results of functions that return no table's rows. */
  rowType: string | undefined;
}

export interface Relation extends RowSource {
  sql: string;
  /** The name without its schema. */
  ident: string;
  isView: boolean;
  primaryKey: readonly Column[];
}

/** A column here and the column there that equals it. */
export type KeyPair = readonly [here: Column, there: Column];

/** By a foreign key of this relation or of the other one. */
export interface KeyRelationship {
  kind: "key";
  cardinality: "many-to-one" | "one-to-many" | "one-to-one";
  constraint: string;
  pairs: readonly KeyPair[];
  foreign: Relation;
}

/** By two foreign keys of a third table, whose primary key contains them. */
export interface JunctionRelationship {
  kind: "junction";
  cardinality: "many-to-many";
  junction: Relation;
  constraints: readonly [near: string, far: string];
  near: readonly KeyPair[];
  far: readonly KeyPair[];
  foreign: Relation;
}

/** By a function of one row that returns rows of a table. */
export interface ComputedRelationship {
  kind: "computed";
  cardinality: "many-to-one" | "one-to-many";
  name: string;
  sql: string;
  ident: string;
  foreign: Relation;
}

export type Relationship = KeyRelationship | JunctionRelationship | ComputedRelationship;

export interface DatabaseFunction {
  name: string;
  sql: string;
  /** The input parameters in order; the last `optional` of them have a default. */
  parameters: readonly Parameter[];
  optional: number;
  volatile: boolean;
  returns: {
    set: boolean;
    shape: { kind: "void" } | { kind: "scalar" } | { kind: "rows"; source: RowSource };
  };
}

/** Settings of `alter role … set`. PostgreSQL applies them only at login, not at `set role`. */
export interface RoleLimits {
  /** In PostgreSQL's format for durations. */
  statementTimeout?: string;
  maxRows?: number;
}

export interface Catalogue {
  schema: string;
  roles: ReadonlyMap<string, RoleLimits>;
  relations: ReadonlyMap<string, Relation>;
  /** Overloads by function name. */
  functions: ReadonlyMap<string, readonly DatabaseFunction[]>;
}

/** Whether at most one row there belongs to a row here. */
export const isToOne = ({ cardinality }: Relationship): boolean =>
  cardinality === "many-to-one" || cardinality === "one-to-one";
