import type { PoolClient } from "pg";
import { z } from "zod";
import type {
  Column,
  ComputedColumn,
  ComputedRelationship,
  KeyPair,
  KeyRelationship,
  Relation,
  Relationship,
} from "./catalogue.ts";
import { viewOrigins } from "./view-origins.ts";

/** A relation whose relationships are being added. */
export interface LoadedRelation {
  oid: string;
  relation: Relation & {
    computed: Map<string, ComputedColumn>;
    relationships: Relationship[];
  };
  /** Its columns by their number. */
  numbered: ReadonlyMap<number, Column>;
}

const keySchema = z.object({
  name: z.string(),
  oid: z.string(),
  foreignOid: z.string(),
  columns: z.array(z.number()),
  foreignColumns: z.array(z.number()),
  /** At most one row has the same values in these columns. */
  isUnique: z.boolean(),
});
type ForeignKey = z.infer<typeof keySchema>;

const viewSchema = z.object({ oid: z.string(), action: z.string() });

/** Also of schemas that are not served: views may show their tables. The copies of partitions are left out. */
const keysSql = `
select c.conname as name, c.conrelid::text as oid, c.confrelid::text as "foreignOid",
       c.conkey::int[] as columns, c.confkey::int[] as "foreignColumns",
       exists (select from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
                  and i.indkey::int2[] <@ c.conkey and i.indnkeyatts = i.indnatts and i.indexprs is null) as "isUnique"
  from pg_constraint c where c.contype = 'f' and c.conparentid = 0
 order by c.conname, c.oid`;

const viewsSql = `
select c.oid::text as oid, w.ev_action::text as action
  from pg_rewrite w join pg_class c on c.oid = w.ev_class join pg_namespace n on n.oid = c.relnamespace
 where w.rulename = '_RETURN' and c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`;

interface Keys {
  keys: readonly ForeignKey[];
  views: readonly z.infer<typeof viewSchema>[];
}

export async function loadKeys(client: PoolClient): Promise<Keys> {
  return {
    keys: z.array(keySchema).parse((await client.query(keysSql)).rows),
    views: z.array(viewSchema).parse((await client.query(viewsSql)).rows),
  };
}

/** A relation that shows columns of a table, by the table's column numbers: the table itself, or a view. */
interface Showing {
  relation: LoadedRelation["relation"];
  columns: ReadonlyMap<number, Column>;
}

/** Views of views of views …; a view cannot show itself, so this only ends a damaged catalogue. */
const maxViewDepth = 20;

type Origins = ReadonlyMap<string, ReturnType<typeof viewOrigins>>;
interface BaseColumn {
  oid: string;
  column: number;
}

/** Follows a column through views down to the table. */
function baseOf(origins: Origins, from: BaseColumn, depth = 0): BaseColumn {
  const found = origins.get(from.oid)?.find(({ column }) => column === from.column);
  if (!found || depth >= maxViewDepth) return from;
  return baseOf(origins, { oid: found.relationOid, column: found.originColumn }, depth + 1);
}

/** For each table, the relations that show its columns. */
function showingsOf(
  relations: readonly LoadedRelation[],
  views: Keys["views"],
): Map<string, Showing[]> {
  const origins = new Map(views.map(({ oid, action }) => [oid, viewOrigins(action)]));
  const showings = new Map<string, Showing[]>();
  for (const { oid, relation, numbered } of relations) {
    const byTable = Map.groupBy(numbered, ([column]) => baseOf(origins, { oid, column }).oid);
    for (const [table, found] of byTable) {
      const columns = new Map(
        found.map(([number, column]) => [baseOf(origins, { oid, column: number }).column, column]),
      );
      showings.set(table, [...(showings.get(table) ?? []), { relation, columns }]);
    }
  }
  return showings;
}

/** The columns with these numbers; undefined when the relation does not show all of them. */
function shown({ columns }: Showing, numbers: readonly number[]): readonly Column[] | undefined {
  const found = numbers.flatMap((number) => columns.get(number) ?? []);
  return found.length === numbers.length ? found : undefined;
}

const paired = (here: readonly Column[], there: readonly Column[]): KeyPair[] =>
  here.flatMap((column, index) => {
    const other = there[index];
    return other ? [[column, other] as const] : [];
  });

const swapped = (pairs: readonly KeyPair[]): KeyPair[] =>
  pairs.map(([here, there]) => [there, here]);

/** Both directions of a foreign key between two relations that show its columns. */
function connect(key: ForeignKey, from: Showing, to: Showing): void {
  const here = shown(from, key.columns);
  const there = shown(to, key.foreignColumns);
  if (!here || !there) return;
  const pairs = paired(here, there);
  const common = { kind: "key", constraint: key.name } as const;
  from.relation.relationships.push({
    ...common,
    cardinality: key.isUnique ? "one-to-one" : "many-to-one",
    pairs,
    foreign: to.relation,
  });
  to.relation.relationships.push({
    ...common,
    cardinality: key.isUnique ? "one-to-one" : "one-to-many",
    pairs: swapped(pairs),
    foreign: from.relation,
  });
}

const isOwnKey = (relationship: Relationship): relationship is KeyRelationship =>
  relationship.kind === "key" && relationship.cardinality === "many-to-one";

/** Two foreign keys of a table connect their other ends when its primary key contains both. */
function connectByJunction(
  junction: Relation,
  near: KeyRelationship,
  far: KeyRelationship,
): Relationship | undefined {
  const key = new Set(junction.primaryKey);
  if (near.constraint === far.constraint) return undefined;
  if (![...near.pairs, ...far.pairs].every(([column]) => key.has(column))) return undefined;
  return {
    kind: "junction",
    cardinality: "many-to-many",
    junction,
    constraints: [near.constraint, far.constraint],
    near: swapped(near.pairs),
    far: far.pairs,
    foreign: far.foreign,
  };
}

/** Adds the relationships that foreign keys make, also between views that show their columns. */
export function addKeyRelationships(
  relations: readonly LoadedRelation[],
  { keys, views }: Keys,
): void {
  const showings = showingsOf(relations, views);
  for (const key of keys) {
    for (const from of showings.get(key.oid) ?? []) {
      for (const to of showings.get(key.foreignOid) ?? []) connect(key, from, to);
    }
  }
  const targets = new Map<Relation, Relationship[]>(
    relations.map(({ relation }) => [relation, relation.relationships]),
  );
  for (const { relation } of relations) {
    const own = relation.relationships.filter(isOwnKey);
    for (const near of own) {
      const found = own.flatMap((far) => connectByJunction(relation, near, far) ?? []);
      targets.get(near.foreign)?.push(...found);
    }
  }
}

/** Adds a function of one row as a relationship, which replaces those to a relation of the same name. */
export function addComputedRelationship(
  source: LoadedRelation["relation"],
  computed: ComputedRelationship,
): void {
  const { relationships } = source;
  const kept = relationships.filter(
    (each) => each.kind === "computed" || each.foreign.name !== computed.name,
  );
  relationships.splice(0, relationships.length, ...kept, computed);
}
