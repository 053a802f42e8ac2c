import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { checkBudgets } from "./budgets-plugin.ts";
import { reactCompiler } from "./react-compiler.ts";
import { appBudgets } from "./src/build-sizes.ts";

/**
 * Each group is a few modules with all that they import, in one file: a hundred small ones load slower and compress worse.
 * What static pages share with the app is in the frame, so that their styles are in few files too.
 */
const groups = [
  { name: "ui", test: /apps\/web\/src\/(?:ui|routes\/shell)\/.*\.css$/, priority: 4 },
  {
    name: "frame",
    test: /apps\/web\/src\/(?:entry\.client|root|routes\/site-layout|i18n\/product-messages|session\/sign-in-path)\.tsx?/,
    priority: 3,
  },
  { name: "tracker", test: /apps\/web\/src\/routes\/(?:dashboard|applications)\.tsx/, priority: 1 },
];

export default defineConfig({
  plugins: [reactCompiler, reactRouter(), checkBudgets(appBudgets)],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
