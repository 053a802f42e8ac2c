import { ApiError } from "../api-error.ts";
import type { KeyPair, Relationship, RowSource } from "./catalogue.ts";
import type { Embed } from "../row-query.ts";

/** The foreign key's column on this side, when the key has one column. */
const onlyPair = (relationship: Relationship): KeyPair | undefined =>
  relationship.kind === "key" && relationship.pairs.length === 1
    ? relationship.pairs[0]
    : undefined;

const hasConstraint = (relationship: Relationship, name: string): boolean =>
  relationship.kind === "key" && relationship.constraint === name;

/** Of a table with itself: the rows that refer to this one have the table's name, the row that it refers to the column's. */
function isOwnMatch(relationship: Relationship, { target, hint }: Embed): boolean {
  const pair = onlyPair(relationship);
  const isMany = relationship.cardinality === "one-to-many" && relationship.foreign.name === target;
  if (hint !== undefined) return isMany && pair?.[1].name === hint;
  return isMany || (relationship.cardinality === "many-to-one" && pair?.[0].name === target);
}

const hasHint = (relationship: Relationship, hint: string): boolean =>
  hasConstraint(relationship, hint) ||
  onlyPair(relationship)?.some(({ name }) => name === hint) === true ||
  (relationship.kind === "junction" && relationship.junction.name === hint);

/** Whether the target of an embed, with its hint, names the relationship, by PostgREST's rules. */
function matches(source: RowSource, relationship: Relationship, embed: Embed): boolean {
  const { target, hint } = embed;
  if (relationship.kind === "computed") return relationship.name === target;
  const { foreign } = relationship;
  if (foreign === source) return isOwnMatch(relationship, embed);
  if (hint !== undefined) return foreign.name === target && hasHint(relationship, hint);
  if (foreign.name === target || foreign.isView) return foreign.name === target;
  return hasConstraint(relationship, target) || onlyPair(relationship)?.[0].name === target;
}

function notFound(schema: string, origin: string, { target, hint }: Embed): ApiError {
  const using = hint === undefined ? "" : ` using the hint '${hint}'`;
  return new ApiError({
    status: 400,
    code: "PGRST200",
    message: `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin}' and '${target}'${using} in the schema '${schema}', but no matches were found.`,
  });
}

const list = (columns: readonly { name: string }[]): string =>
  `(${columns.map(({ name }) => name).join(", ")})`;

function describe(origin: string, relationship: Relationship): string {
  const { foreign } = relationship;
  switch (relationship.kind) {
    case "key": {
      const here = list(relationship.pairs.map(([column]) => column));
      const there = list(relationship.pairs.map(([, column]) => column));
      return `${relationship.constraint} using ${origin}${here} and ${foreign.name}${there}`;
    }
    case "junction": {
      const [near, far] = relationship.constraints;
      const nearColumns = list(relationship.near.map(([, column]) => column));
      const farColumns = list(relationship.far.map(([column]) => column));
      return `${relationship.junction.name} using ${near}${nearColumns} and ${far}${farColumns}`;
    }
    case "computed":
      return relationship.name;
  }
}

/** The hint that picks the relationship. */
const hintFor = (relationship: Relationship): string => {
  switch (relationship.kind) {
    case "key":
      return relationship.constraint;
    case "junction":
      return relationship.junction.name;
    case "computed":
      return relationship.name;
  }
};

function ambiguous(origin: string, target: string, found: readonly Relationship[]): ApiError {
  const hints = found.map((each) => `'${each.foreign.name}!${hintFor(each)}'`).join(", ");
  return new ApiError({
    status: 300,
    code: "PGRST201",
    message: `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    details: found.map((each) => ({
      cardinality: each.cardinality,
      embedding: `${origin} with ${each.foreign.name}`,
      relationship: describe(origin, each),
    })),
    hint: `Try changing '${target}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
  });
}

/** @throws {ApiError} when no relationship fits an embed, or more than one. */
export function findRelationship(source: RowSource, embed: Embed, schema: string): Relationship {
  const found = source.relationships.filter((each) => matches(source, each, embed));
  const [first, ...others] = found;
  if (!first) throw notFound(schema, source.name, embed);
  if (others.length > 0) throw ambiguous(source.name, embed.target, found);
  return first;
}
