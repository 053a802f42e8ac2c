import type { Condition } from "./condition.ts";
import type { Field } from "./field.ts";
import type { OrderTerm } from "./ordering.ts";

export const aggregateFunctions = ["count", "sum", "avg", "min", "max"] as const;
export type AggregateFunction = (typeof aggregateFunctions)[number];

export interface Aggregate {
  name: AggregateFunction;
  cast?: string;
}

export type SelectItem =
  | { kind: "all" }
  | { kind: "field"; field: Field; alias?: string; cast?: string; aggregate?: Aggregate }
  /** `count()`: of all rows. */
  | { kind: "count"; alias?: string; cast?: string }
  | { kind: "embedded"; embed: Embed };

/** `alias:target!hint!inner(…)`, or `...target(…)`. The target is a name that only its relationship explains. */
export interface Embed {
  target: string;
  alias?: string;
  hint?: string;
  inner: boolean;
  spread: boolean;
  query: RowQuery;
}

/** The name of an embed in filters and in the response. */
export const labelOf = ({ alias, target }: Embed): string => alias ?? target;

/** The rows and columns to read from a source: the request's, or those of one embed. */
export interface RowQuery {
  selection: readonly SelectItem[];
  conditions: Condition[];
  ordering: readonly OrderTerm[];
  offset: number;
  limit: number | undefined;
}

export const emptyQuery = (selection: readonly SelectItem[]): RowQuery => ({
  selection,
  conditions: [],
  ordering: [],
  offset: 0,
  limit: undefined,
});

/** The embeds of a selection, without those inside them. */
export const embedsOf = (selection: readonly SelectItem[]): readonly Embed[] =>
  selection.flatMap((item) => (item.kind === "embedded" ? [item.embed] : []));
