import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.join(import.meta.dirname, "..");
const workspaces = ["packages/i18n", "apps/web", "apps/server", "apps/extension"];

/** In the build folder of the type checker: a copy of `packages/i18n`, and programs of the apps that use it. */
let folder: string;
beforeAll(async () => {
  await mkdir(path.join(root, ".cache"), { recursive: true });
  folder = await mkdtemp(path.join(root, ".cache/third-language-"));
  await declareLanguage("qps");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function declareLanguage(code: string): Promise<void> {
  await cp(path.join(root, "packages/i18n/src"), path.join(folder, "i18n"), { recursive: true });
  const list = path.join(folder, "i18n/language.ts");
  const text = await readFile(list, "utf8");
  const longer = text.replace(/(?<=languages = \[.*)(?=\] as const;)/, `, "${code}"`);
  expect(longer).not.toBe(text);
  await writeFile(list, longer);
}

const run = promisify(execFile);

/** The files of a workspace that do not compile with the copy. */
async function findErrors(workspace: string): Promise<string[]> {
  const settings = {
    extends: `../../${workspace}/tsconfig.json`,
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: root,
      paths: { "@postulo/i18n/*": ["./i18n/*.ts"] },
    },
    include: [workspace === "packages/i18n" ? "i18n" : `../../${workspace}/src`],
    exclude: ["i18n/*.test.ts", "../../**/*.test.ts", "../../**/*.test.tsx"],
    references: [],
  };
  const project = path.join(folder, `${path.basename(workspace)}.json`);
  await writeFile(project, JSON.stringify(settings));
  const tsc = path.join(root, "node_modules/.bin/tsc");
  const { stdout } = await run(tsc, ["-p", project, "--pretty", "false", "--singleThreaded"], {
    cwd: root,
  }).catch((error: { stdout: string }) => error);
  const copy = path.join(path.relative(root, folder), "i18n");
  return [...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)]
    .map(([, file = ""]) => file.replace(copy, "packages/i18n/src"))
    .filter((file) => file.startsWith(workspace));
}

const files = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/{i18n,contract}/src/**/*.ts"], {
  cwd: root,
});
const sources = await Promise.all(
  files
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map(async (file) => ({ file, text: await readFile(path.join(root, file), "utf8") })),
);

/** Other modules with an entry per language. */
const tables = [
  "apps/extension/src/popup/language-choice.ts",
  "apps/web/src/landing/demo-video.tsx",
  "apps/web/src/routes/demo/demo-app.tsx",
  "apps/web/src/routes/demo/demo-frame.tsx",
  "apps/web/src/routes/shell/language-toggle.tsx",
  "apps/web/src/routes/shell/public-header.tsx",
  "apps/web/src/routes/shell/use-commands.ts",
  "apps/web/src/skills/catalogue.ts",
  "apps/web/src/today/other-rows.tsx",
  "packages/i18n/src/compare-messages.ts",
  "packages/i18n/src/conventions.ts",
  "packages/i18n/src/language-names.ts",
];

const catalogues = sources
  .filter(({ text }) => /= define(?:Catalogue|Translators|KeyReaders)\(/.test(text))
  .map(({ file }) => file);

test.each(workspaces)(
  "in %s a further language does not compile wherever a text of it is missing",
  async (workspace) => {
    const places = [...catalogues, ...tables].filter((file) => file.startsWith(workspace));
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(await findErrors(workspace))).toEqual(new Set(places));
  },
);

test("every catalogue is checked", () => {
  expect(catalogues.length).toBeGreaterThan(35);
});

test("no code of the interface compares the language with a code", () => {
  expect(sources.length).toBeGreaterThan(500);
  const comparing = sources.filter(
    ({ file, text }) =>
      // Letters have languages of their own: packages/domain/src/letter-language.ts.
      !file.startsWith("apps/server/src/cover-letters/") &&
      /[!=]== "(?:en|fr)"|"(?:en|fr)" [!=]==/.test(text),
  );
  expect(comparing.map(({ file }) => file)).toEqual([]);
});
