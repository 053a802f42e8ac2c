import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** What each app may import. */
const basics = ["packages/domain", "packages/lexicon", "packages/i18n"];

/** Which room may import which, as in docs/architecture.md. Tests of a room may import the rooms in `testsMayAlsoImport`. */
const arrows: Record<string, readonly string[]> = {
  "packages/domain": ["packages/lexicon"],
  "packages/i18n": [],
  "packages/lexicon": [],
  "packages/contract": ["packages/domain", "packages/i18n"],
  "packages/autofill": ["packages/domain", "packages/lexicon"],
  "packages/resume-parser": ["packages/domain", "packages/lexicon"],
  "packages/documents": ["packages/resume-parser"],
  "packages/evidence": ["packages/domain", "packages/lexicon"],
  "packages/posting": ["packages/evidence", "packages/domain", "packages/lexicon"],
  "packages/letter": [
    "packages/posting",
    "packages/evidence",
    "packages/domain",
    "packages/lexicon",
  ],
  "packages/cv": ["packages/posting", "packages/evidence", "packages/domain", "packages/lexicon"],
  "packages/billing": ["packages/contract", "packages/domain"],
  "packages/postgres": [],
  "packages/supabase-server": ["packages/postgres"],
  supabase: ["packages/billing", "packages/contract", "packages/domain"],
  "apps/web": [
    "packages/contract",
    "packages/evidence",
    "packages/posting",
    "packages/letter",
    "packages/cv",
    ...basics,
  ],
  "apps/extension": ["packages/contract", "packages/autofill", ...basics],
  "apps/server": [
    "supabase",
    "packages/supabase-server",
    "packages/postgres",
    "packages/documents",
    "packages/resume-parser",
    "packages/evidence",
    "packages/posting",
    "packages/letter",
    "packages/cv",
    "packages/billing",
    "packages/contract",
    ...basics,
  ],
  tools: ["packages/i18n"],
  e2e: [
    "apps/server",
    "apps/extension",
    "packages/supabase-server",
    "packages/postgres",
    "packages/i18n",
  ],
  bench: [
    "apps/server",
    "packages/supabase-server",
    "packages/postgres",
    "packages/evidence",
    "packages/letter",
    "packages/documents",
    "packages/resume-parser",
    "packages/autofill",
    "packages/domain",
  ],
};

const testsMayAlsoImport: Record<string, readonly string[]> = {
  supabase: ["packages/postgres", "packages/supabase-server", "packages/i18n"],
};

/** The features of apps/web and apps/server may not import each other; only the folders in `commons` are shared. */
const features: Record<string, { islands: readonly string[]; commons: readonly string[] }> = {
  "apps/web": {
    islands:
      "landing auth applications profile profile-transfer resume-review entries skills files cover-letters cv billing account instance legal not-found onboarding today demo gallery".split(
        " ",
      ),
    commons: "routes session data credits documents schedule posting extension ui i18n".split(" "),
  },
  "apps/server": {
    islands:
      "cover-letters cv application-pack images resumes billing account mailing-list reminders reports extension-connection extension-download backup instance-admin".split(
        " ",
      ),
    commons:
      "http credits documents profile jobs health metrics tracing start release demo settings log pdf web-pages mail language-model testing".split(
        " ",
      ),
  },
};

/** Only these compose features: routes, app and its jobs, a letter with its CV, commands that run one feature, a process of the measurements, and the test of all endpoints. */
const mayImportFeatures = [
  "apps/web/src/routes",
  "apps/web/src/routes.ts",
  "apps/server/src/app.ts",
  "apps/server/src/rare-routes.ts",
  "apps/server/src/open-app.ts",
  "apps/server/src/application-pack",
  "apps/server/src/contract.test.ts",
  "apps/server/src/admin.ts",
  "apps/server/src/jobs/testing/mail-worker.ts",
  "apps/server/src/build-release.ts",
  "apps/server/src/parse-resume.ts",
  "apps/server/src/compose-letter.ts",
  "apps/server/src/compose-cv.ts",
];

const rootFiles = new Set([
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".oxlintrc.json",
  "vitest.config.ts",
  "architecture.test.ts",
  ".gitignore",
  ".dockerignore",
  "Containerfile",
  "compose.yaml",
  ".npmrc",
  ".env.example",
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "LICENSE",
]);
const rootFolders = new Set("apps packages supabase tools e2e bench deploy docs .ci".split(" "));
const notOurs = new Set([
  "node_modules",
  ".git",
  ".cache",
  "build",
  "dist",
  "test-results",
  ".react-router",
]);
/** At the root. */
const localFiles = new Set([".env", "data"]);

const dumpingGrounds = new Set(
  "utils util helpers helper common shared misc lib types constants services managers index".split(
    " ",
  ),
);

const root = import.meta.dirname;

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    if (notOurs.has(name)) return [];
    const at = `${folder}/${name}`;
    if (statSync(path.join(root, at)).isDirectory()) return sourceFiles(at);
    return /\.(ts|tsx|mts|js|mjs)$/.test(name) ? [at] : [];
  });
}

const packages = Object.keys(arrows);
const files = ["apps", "packages", "supabase", "tools", "e2e", "bench"].flatMap(sourceFiles);
const packageOf = (file: string) => packages.find((room) => file.startsWith(`${room}/`));
const importPattern =
  /(?:^|\s)(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;
const importsOf = (file: string) =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(importPattern)].map(
    (match) => match[1] ?? match[2] ?? "",
  );

const roomOfPackage = new Map(
  packages.map((room) => {
    const manifest: { name: string } = JSON.parse(
      readFileSync(path.join(root, room, "package.json"), "utf8"),
    );
    return [manifest.name, room] as const;
  }),
);

/** The room an import leads to; undefined for a package that is not ours. */
function targetRoom(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("."))
    return packageOf(path.posix.join(path.posix.dirname(file), specifier));
  const name = specifier.split("/").slice(0, 2).join("/");
  return roomOfPackage.get(name);
}

/** Translations take the type of the English texts, which load them: the only pair of modules that may name each other. */
const isTextsOf = (file: string, target: string) => file.replace(/\.fr\.ts$/, ".ts") === target;

/** The modules a file imports when it is loaded, and those it takes types from, as paths. */
function staticImportsOf(file: string): string[] {
  return [...readFileSync(path.join(root, file), "utf8").matchAll(importPattern)].flatMap(
    ([, specifier]) => {
      if (specifier === undefined) return [];
      const [scope = "", name = "", ...rest] = specifier.split("/");
      const room = specifier.startsWith(".") ? undefined : roomOfPackage.get(`${scope}/${name}`);
      const target = specifier.startsWith(".")
        ? path.posix.join(path.posix.dirname(file), specifier)
        : `${room}/src/${rest.join("/")}.ts`;
      return isTextsOf(file, target) ? [] : [target];
    },
  );
}

/** @returns each cycle as the path that closes it. */
function findCycles(targetsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push([...way.slice(start), file].join(" -> "));
    if (start >= 0 || done.has(file)) return;
    for (const target of targetsOf.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targetsOf.keys()) visit(file, []);
  return cycles;
}

/** The feature of a file; `unknown` for a folder that is neither a feature nor common. */
function featureOf(file: string): string | undefined {
  for (const [room, { islands, commons }] of Object.entries(features)) {
    const folder = new RegExp(`^${room}/src/([^/]+)/`).exec(file)?.[1];
    if (!folder) continue;
    if (islands.includes(folder)) return `${room}/src/${folder}`;
    if (!commons.includes(folder)) return `unknown folder ${room}/src/${folder}`;
  }
  return undefined;
}

const isTest = (file: string) =>
  /\.(test|spec)\.tsx?$/.test(file) ||
  file.startsWith("supabase/tests/") ||
  file.includes("/testing/");

describe("the repository", () => {
  test("is read: files, imports and packages are found", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(100);
    expect(roomOfPackage.size).toBe(packages.length);
    for (const room of packages) {
      expect
        .soft(files.filter((file) => packageOf(file) === room).length, `${room} is empty`)
        .toBeGreaterThan(0);
    }
  });

  test("packages import downwards only", () => {
    const wrong = files.flatMap((file) => {
      const room = packageOf(file);
      if (!room) return [`${file} stands in no room`];
      const allowed = [
        room,
        ...(arrows[room] ?? []),
        ...(isTest(file) ? (testsMayAlsoImport[room] ?? []) : []),
      ];
      return importsOf(file)
        .filter((specifier) => !allowed.includes(targetRoom(file, specifier) ?? room))
        .map((specifier) => `${file} -> ${specifier}`);
    });
    expect(wrong).toEqual([]);
  });

  test("another package is imported by its name, never by a relative path", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((from) => from.startsWith(".") && targetRoom(file, from) !== packageOf(file))
        .map((from) => `${file} -> ${from}`),
    );
    expect(wrong).toEqual([]);
  });

  test("features do not import each other", () => {
    const wrong = files.flatMap((file) => {
      const own = featureOf(file);
      if (own?.startsWith("unknown")) return [`${file}: ${own}`];
      if (mayImportFeatures.some((at) => file === at || file.startsWith(`${at}/`))) return [];
      return importsOf(file)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
        .filter((target) => featureOf(target) !== undefined && featureOf(target) !== own)
        .map((target) => `${file} -> ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test("no folder of the server imports the modules that compose it", () => {
    const below = files.filter((file) => /^apps\/server\/src\/[^/]+\//.test(file));
    expect(below.length).toBeGreaterThan(200);
    const wrong = below
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => specifier.startsWith("."))
          .map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
          .filter((target) => /^apps\/server\/src\/[^/]+$/.test(target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  test("no import cycles, types included", () => {
    const isIn = new Set(files);
    const targetsOf = new Map(
      files.map((file) => [file, staticImportsOf(file).filter((target) => isIn.has(target))]),
    );
    expect([...targetsOf.values()].flat().length).toBeGreaterThan(3000);
    expect(findCycles(targetsOf)).toEqual([]);
  });

  test("no folder or file is named utils, helpers or the like", () => {
    const wrong = files.filter(
      (file) =>
        !/^supabase\/functions\/[^/]+\/index\.ts$/.test(file) &&
        file.split("/").some((part) => dumpingGrounds.has(part.replace(/\..*$/, "").toLowerCase())),
    );
    expect(wrong).toEqual([]);
  });

  test("the root contains only the listed files", () => {
    const found = readdirSync(root).filter((name) => !notOurs.has(name) && !localFiles.has(name));
    const wrong = found.filter((name) =>
      statSync(path.join(root, name)).isDirectory() ? !rootFolders.has(name) : !rootFiles.has(name),
    );
    expect(wrong).toEqual([]);
  });
});
