import { gzipSync } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { weighBuild } from "./src/build-sizes.ts";

const packages = (...names: readonly string[]) => `node_modules/(?:${names.join("|")})/`;
const frameOfPackages = packages(
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "@tanstack",
  "zod",
  "@mantine/core/esm/core",
  "@mantine/core/esm/components/(?:ActionIcon|Button|CloseButton|Input|InputBase|Loader|Skeleton|Text|TextInput|Transition|UnstyledButton|VisuallyHidden)",
);
const frameOfOurs =
  "apps/web/src/(?:i18n|not-found|session)/(?!supabase-client|call-function|messages\\.fr)|apps/web/src/ui/(?:announcer|async-button|messages(?!\\.fr)|page-title|skeleton-rows|theme|use-later-part)\\b|apps/web/src/routes/(?:route-error|shell/app-shell-skeleton)";

/**
 * What every page needs is one file: one text compresses better than thirty. What only places a floating box stands alone,
 * or it would come along with parts that need a line of it.
 */
const groups = [
  { name: "frame", test: new RegExp(`${frameOfPackages}|${frameOfOurs}`), priority: 2 },
  { name: "floating", test: new RegExp(packages("@floating-ui")), priority: 1 },
];

/** A build that is heavier than decision 170 allows is none. */
function keepBudgets(): Plugin {
  return {
    name: "postulo:budgets",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const bytes = new Map(
          chunks.map(({ fileName, code }) => [fileName, gzipSync(code).length]),
        );
        const files = chunks.map(({ fileName, imports, facadeModuleId }) => ({
          fileName,
          imports,
          facade: facadeModuleId ?? undefined,
        }));
        const weighed = weighBuild(files, (fileName) => bytes.get(fileName) ?? 0);
        const lines = weighed.map(
          (page) =>
            `${page.isKept ? "" : "TOO MUCH: "}${page.name}, ${page.bytes} of ${page.mostBytes} bytes`,
        );
        const report = ["gzipped code", ...lines].join("\n  ");
        if (weighed.every(({ isKept }) => isKept)) this.info(report);
        else this.error(report);
      },
    },
  };
}

export default defineConfig({
  plugins: [reactRouter(), keepBudgets()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
