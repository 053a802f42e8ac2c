import { build } from "vite";
import { keepBudgets } from "./budgets-plugin.ts";
import { publicPageBudgets } from "./src/build-sizes.ts";

/**
 * Builds the script of the static pages by itself, so that it shares no file with the app. Its name does not change: the
 * pages are written before it.
 * @param client the folder of the built pages.
 */
export async function buildPublicPage(client: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    plugins: [keepBudgets(publicPageBudgets)],
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: { "public-page": "src/routes/public-page/start.ts" },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}
