import path from "node:path";

/** An ordered folder of `.sql` files. */
export interface MigrationSet {
  /** Recorded with each applied file; never changes. */
  name: string;
  folder: string;
  /** An idempotent file that is applied again whenever it changes. */
  seedFile?: string;
  /** Names the earlier files that some of these replace, for databases that have them. */
  squashFile?: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

/** The product, which applies unchanged to every Supabase. */
export const productMigrations: MigrationSet = {
  name: "product",
  folder: path.join(root, "supabase/migrations"),
  seedFile: path.join(root, "supabase/seed.sql"),
  squashFile: path.join(root, "supabase/squashed-migrations.json"),
};

/** First the objects that every Supabase project has, then the product. */
export const migrationSets: readonly MigrationSet[] = [
  { name: "supabase-server", folder: path.join(root, "packages/supabase-server/migrations") },
  productMigrations,
];
