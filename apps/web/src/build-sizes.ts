import { dashboardEntries, frameEntries, isModule } from "./code-groups.ts";

/** A chunk of the bundle. */
export interface BuiltFile {
  readonly fileName: string;
  /** The chunks that it imports statically. */
  readonly imports: readonly string[];
  /** Its stylesheets. */
  readonly styles: readonly string[];
  /** The module that is the chunk's entry, if any. */
  readonly facade: string | undefined;
}

export interface Budget {
  readonly name: string;
  /** Modules, by the end of their path; counted with all their static imports. */
  readonly modules: readonly string[];
  /** Modules that are loaded already and not counted. */
  readonly after?: readonly string[];
  readonly mostBytes: number;
  /** Whether stylesheets are measured instead of scripts. */
  readonly isOfStyles?: boolean;
}

/** Bytes; sizes are gzipped. Budgets: decision 037. */
const kilobytes = 1000;

const publicPage = ["src/routes/public-page/start.ts", "src/routes/public-page/enhance-page.ts"];

/** The initial load of a dashboard with thirty applications. */
const dashboard = [...frameEntries, ...dashboardEntries];

const profileArea = "src/routes/your-informations.tsx";
const furtherRoutes: readonly (readonly string[])[] = [
  ...[
    "profile",
    "files",
    "education",
    "experience",
    "contributions",
    "skills",
    "websites",
    "other",
  ].map((tab) => [profileArea, `src/routes/${tab}.tsx`]),
  ...["cover-letter", "cv", "resume", "account", "pricing", "payment-success"].map((page) => [
    `src/routes/${page}.tsx`,
  ]),
];

export const publicPageBudgets: readonly Budget[] = [
  { name: "the script of the public pages", modules: publicPage, mostBytes: 25 * kilobytes },
  {
    name: "signing in",
    modules: [...publicPage, "src/auth/sign-in.ts", "src/data/supabase-client.ts"],
    mostBytes: 60 * kilobytes,
  },
];

export const appBudgets: readonly Budget[] = [
  {
    name: "the styles of the front page",
    // React Router adds the styles of the entry to each page.
    modules: [
      "src/entry.client.tsx",
      "src/root.tsx",
      "src/routes/public-layout.tsx",
      "src/routes/landing.tsx",
    ],
    mostBytes: 17 * kilobytes,
    isOfStyles: true,
  },
  { name: "the dashboard", modules: dashboard, mostBytes: 248 * kilobytes },
  ...furtherRoutes.map((modules) => ({
    name: `${modules.at(-1)} after the dashboard`,
    modules,
    after: dashboard,
    mostBytes: 40 * kilobytes,
  })),
];

/** The files of modules with all their static imports. */
function filesOf(modules: readonly string[], files: readonly BuiltFile[]): ReadonlySet<string> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const needed = new Set<string>();
  const need = (name: string): void => {
    const file = byName.get(name);
    if (!file || needed.has(name)) return;
    needed.add(name);
    for (const imported of file.imports) need(imported);
  };
  for (const module of modules) {
    const own = files.find(({ facade }) => facade !== undefined && isModule(facade, module));
    if (!own) throw new Error(`no file was built for ${module}`);
    need(own.fileName);
  }
  return needed;
}

/** Checks a build against its budgets. @param weigh returns the gzipped size of a file in bytes. */
export function measureBuild(
  budgets: readonly Budget[],
  files: readonly BuiltFile[],
  weigh: (fileName: string) => number,
) {
  return budgets.map(({ name, modules, after = [], mostBytes, isOfStyles }) => {
    const before = filesOf(after, files);
    const own = filesOf(modules, files).difference(before);
    const styles = files.filter(({ fileName }) => own.has(fileName)).flatMap((file) => file.styles);
    const parts = isOfStyles ? new Set(styles) : own;
    const bytes = [...parts].reduce((sum, file) => sum + weigh(file), 0);
    return { name, bytes, mostBytes, isWithin: bytes <= mostBytes };
  });
}
