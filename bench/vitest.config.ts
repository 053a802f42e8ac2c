import path from "node:path";
import { defineConfig } from "vitest/config";

/** For the tests that `src/other-databases.ts` runs on databases of other versions: theirs, with all the time they need. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, ".."),
    isolate: false,
    globalSetup: "packages/postgres/src/testing/global-setup.ts",
    include: ["{apps,packages}/*/src/**/*.test.ts", "supabase/**/*.test.ts"],
    // It compares text that each version of PostgreSQL writes in its own way.
    exclude: ["**/node_modules/**", "supabase/tests/schema.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
