import { defineConfig } from "vitest/config";

const rooms = "{apps,packages}/*";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "node",
          globalSetup: "packages/postgres/src/testing/global-setup.ts",
          include: [`${rooms}/src/**/*.test.ts`, "supabase/**/*.test.ts", "architecture.test.ts"],
          exclude: [
            "apps/web/**",
            "apps/extension/**",
            "packages/autofill/**",
            "**/node_modules/**",
          ],
        },
      },
      {
        test: {
          name: "dom",
          environment: "jsdom",
          include: [
            "apps/{web,extension}/src/**/*.test.{ts,tsx}",
            "packages/autofill/src/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
