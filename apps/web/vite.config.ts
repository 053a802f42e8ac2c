import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { checkBudgets, checkCodeGroups } from "./budgets-plugin.ts";
import { languageSubset } from "./language-subset.ts";
import { reactCompiler } from "./react-compiler.ts";
import { appBudgets } from "./src/build-sizes.ts";
import { codeGroups, isModule } from "./src/code-groups.ts";

const groups = codeGroups.map(({ modules, ...group }) => ({
  ...group,
  test: (id: string) => modules.some((module) => isModule(id, module)),
}));

export default defineConfig({
  plugins: [
    reactCompiler,
    reactRouter(),
    languageSubset,
    checkCodeGroups,
    checkBudgets(appBudgets),
  ],
  // One file, which imports nothing: its policy allows that.
  worker: { format: "es" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
