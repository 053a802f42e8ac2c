import { gzipSync } from "node:zlib";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { reactCompiler } from "./react-compiler.ts";
import { weighBuild } from "./src/build-sizes.ts";

const packages = (...names: readonly string[]) => `node_modules/(?:${names.join("|")})/`;
const ours = (...names: readonly string[]) => `apps/web/src/(?:${names.join("|")})\\b`;
const either = (...tests: readonly string[]) => new RegExp(tests.join("|"));

/** What every page needs, and what is too small to be asked for by itself. */
const frame = either(
  packages(
    "react",
    "react-dom",
    "scheduler",
    "react-router",
    "@tanstack",
    "zod",
    "@mantine/core/esm/core",
    "@mantine/core/esm/components/(?:Anchor|CloseButton|Input|Loader|Text|Transition|UnstyledButton)",
    "@mantine/hooks/esm/(?:use-force-update|use-merged-ref|use-uncontrolled|use-window-event)",
  ),
  "packages/domain/src/credentials",
  "apps/web/src/(?:i18n|not-found|session)/(?!supabase-client|side-session|call-function|messages\\.\\w+\\.ts)",
  ours(
    "ui/(?:announcer|async-button|button|cancel-on-escape|field-frame|focus-if-unclaimed|icons|lazy-component|when-idle|logo|messages\\.ts|page-title|shortcuts|skeleton|text-input|theme|use-lazy-component|visually-hidden)",
    "routes/(?:route-error|shell/(?:app-shell-skeleton|main-links|use-is-signed-in|use-sign-out|use-change-language))",
  ),
);

/** What the tracker has in common with other pages of signed-in people. */
const members = either(
  packages("@mantine/core/esm/components/Group"),
  "packages/domain/src/(?:application|application-edit|next-action|priority|stage|website)\\.",
  ours(
    "applications/(?:first-rows|use-can-add)",
    "ui/(?:reset-form|checkbox|date-text|empty-state|load-failure|native-select|page-header|save-as|toast\\.)",
  ),
);

/** What the tracker has in common with its own later parts. */
const tracker = ours(
  "applications/(?:applications\\.module|glyph|messages\\.ts|queries|row-merge|row-tools|use-focus-back|use-statistics)",
  "onboarding/first-steps-skeleton",
);

/**
 * A file that is fetched costs a turn on the wire, and one text compresses better than thirty. What only places a floating
 * box stands alone, or it would come along with parts that need a line of it; so does what visitors see too.
 */
const groups = [
  { name: "frame", test: frame, priority: 4 },
  { name: "notice", test: either(ours("ui/notice")), priority: 3 },
  { name: "floating", test: either(packages("@floating-ui")), priority: 3 },
  { name: "members", test: members, priority: 2 },
  { name: "tracker", test: either(tracker), priority: 1 },
];

/** Fails the build above a budget of decision 037. */
function keepBudgets(): Plugin {
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
        const weighed = weighBuild(files, (fileName) => bytes.get(fileName) ?? 0);
        const lines = weighed.map(
          (page) =>
            `${page.isKept ? "" : "TOO MUCH: "}${page.name}, ${page.bytes} of ${page.mostBytes} bytes`,
        );
        const report = ["gzipped", ...lines].join("\n  ");
        if (weighed.every(({ isKept }) => isKept)) this.info(report);
        else this.error(report);
      },
    },
  };
}

export default defineConfig({
  plugins: [reactCompiler, reactRouter(), keepBudgets()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
