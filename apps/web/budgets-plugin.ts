import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { measureBuild, type Budget } from "./src/build-sizes.ts";
import { missingModules } from "./src/code-groups.ts";

/** Fails the build when a module of a group does not exist, which the bundler ignores. */
export const checkCodeGroups: Plugin = {
  name: "postulo:code-groups",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const missing = missingModules(chunks.flatMap(({ moduleIds }) => moduleIds));
    if (missing.length > 0) this.error(`no module was built for ${missing.join(", ")}`);
  },
};

/** Fails the build when it exceeds a budget of decision 037. */
export function checkBudgets(budgets: readonly Budget[]): Plugin {
  return {
    name: "postulo:budgets",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const bytes = new Map(
          Object.values(bundle).map((file) => [
            file.fileName,
            gzipSync(file.type === "chunk" ? file.code : file.source).length,
          ]),
        );
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const files = chunks.map(({ fileName, imports, facadeModuleId, viteMetadata }) => ({
          fileName,
          imports,
          styles: [...(viteMetadata?.importedCss ?? [])],
          facade: facadeModuleId ?? undefined,
        }));
        const weighed = measureBuild(budgets, files, (fileName) => bytes.get(fileName) ?? 0);
        const lines = weighed.map(
          (page) =>
            `${page.isWithin ? "" : "TOO MUCH: "}${page.name}, ${page.bytes} of ${page.mostBytes} bytes`,
        );
        const report = ["gzipped", ...lines].join("\n  ");
        if (weighed.every(({ isWithin }) => isWithin)) this.info(report);
        else this.error(report);
      },
    },
  };
}
