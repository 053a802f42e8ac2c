import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { reactCompiler } from "./apps/web/react-compiler.ts";

const workspaces = "{apps,packages}/*";

/**
 * Test files share a process and its modules, which halves the time. Tests must clean up their global state.
 */
const isolate = false;

/** In milliseconds; against hanging, so that busy machines pass too. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Node's compile cache, for jsdom and other libraries. */
const compiled = { NODE_COMPILE_CACHE: path.join(import.meta.dirname, ".cache/node") };

export default defineConfig({
  test: {
    // The default leaves one CPU unused.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          isolate,
          // Child processes of tests share the cache of stripped types.
          env: compiled,
          ...limits,
          globalSetup: "packages/postgres/src/testing/global-setup.ts",
          include: [
            `${workspaces}/src/**/*.test.ts`,
            "supabase/**/*.test.ts",
            "bench/{src,conformance}/*.test.ts",
            "tools/*.test.ts",
            "architecture.test.ts",
            "docs/*.test.ts",
          ],
          exclude: [
            "apps/web/**",
            "apps/extension/**",
            "packages/autofill/**",
            "**/node_modules/**",
          ],
        },
      },
      {
        // Components are compiled as in production.
        plugins: [reactCompiler],
        test: {
          name: "web",
          isolate,
          environment: "jsdom",
          // Failed queries do not print the document; set a number to print it.
          env: { DEBUG_PRINT_LIMIT: process.env["DEBUG_PRINT_LIMIT"] ?? "0", ...compiled },
          // Pages are rendered too briefly for the optimizing compiler, and allocate much garbage.
          execArgv: ["--no-turbofan", "--max-semi-space-size=48"],
          ...limits,
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        // Separate from the web app: these tests replace the document.
        test: {
          name: "forms",
          isolate,
          environment: "jsdom",
          env: compiled,
          setupFiles: "packages/autofill/src/testing/empty-page.ts",
          ...limits,
          include: [
            "apps/extension/{src,store}/**/*.test.ts",
            "packages/autofill/src/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
