import path from "node:path";

/** An ordered folder of `.sql` files. */
export interface MigrationSet {
  /** Under this name its files are recorded; it never changes. */
  name: string;
  folder: string;
  /** A file that may run many times; it runs again whenever it has changed. */
  seedFile?: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

/** First what every Supabase has before a project begins, then the product, which applies unchanged to both. */
export const migrationSets: readonly MigrationSet[] = [
  { name: "supabase-server", folder: path.join(root, "packages/supabase-server/migrations") },
  {
    name: "product",
    folder: path.join(root, "supabase/migrations"),
    seedFile: path.join(root, "supabase/seed.sql"),
  },
];
