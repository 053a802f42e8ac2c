import { build } from "vite";
import { checkBudgets } from "./budgets-plugin.ts";
import { publicPageBudgets } from "./src/build-sizes.ts";

/**
 * Builds the script of the static pages separately, so that it shares no chunk with the app. Its name has no hash,
 * because the pages are written before it.
 * @param client the folder of the built pages.
 */
export async function buildPublicPage(client: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    plugins: [checkBudgets(publicPageBudgets)],
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
