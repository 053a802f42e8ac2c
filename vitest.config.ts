import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { reactCompiler } from "./apps/web/react-compiler.ts";

const rooms = "{apps,packages}/*";

/**
 * Files of tests share a process and its modules, which saves half of the time: a test leaves nothing behind.
 */
const isolate = false;

/** In milliseconds, against hanging and no measure of speed: whole pages and servers take their time on a busy machine. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Where Node keeps what it has compiled, such as jsdom and the libraries, for the next process that loads them. */
const compiled = { NODE_COMPILE_CACHE: path.join(import.meta.dirname, ".cache/node") };

export default defineConfig({
  test: {
    // The default leaves one processor to an editor.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "node",
          isolate,
          // The processes that tests start strip the types of a file once, and not each of them.
          env: compiled,
          ...limits,
          globalSetup: "packages/postgres/src/testing/global-setup.ts",
          include: [
            `${rooms}/src/**/*.test.ts`,
            "supabase/**/*.test.ts",
            "bench/src/*.test.ts",
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
        // Components are tested as they are shipped.
        plugins: [reactCompiler],
        test: {
          name: "web",
          isolate,
          environment: "jsdom",
          // Each look for what is not there yet would print the whole page, which nobody reads; a number here shows it.
          env: { DEBUG_PRINT_LIMIT: process.env["DEBUG_PRINT_LIMIT"] ?? "0", ...compiled },
          // Pages are drawn too briefly to repay the last pass of the compiler, and leave much behind at once.
          execArgv: ["--no-turbofan", "--max-semi-space-size=48"],
          ...limits,
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        // Apart from the pages of the web app: these tests write documents of their own.
        test: {
          name: "forms",
          isolate,
          environment: "jsdom",
          env: compiled,
          setupFiles: "packages/autofill/src/testing/empty-page.ts",
          ...limits,
          include: ["apps/extension/src/**/*.test.ts", "packages/autofill/src/**/*.test.ts"],
        },
      },
    ],
  },
});
