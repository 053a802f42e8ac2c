import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { checkBudgets } from "./budgets-plugin.ts";
import { reactCompiler } from "./react-compiler.ts";
import { appBudgets } from "./src/build-sizes.ts";

/**
 * Many modules in one chunk compress better and need fewer requests: the code shared by most routes, and the tracker.
 */
const groups = [
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 1,
  },
  { name: "shared", minShareCount: 24 },
  { name: "tracker", test: /apps\/web\/src\/applications\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [reactCompiler, reactRouter(), checkBudgets(appBudgets)],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
