/** A file of code as the bundler made it. */
export interface BuiltFile {
  readonly fileName: string;
  /** The files that must be there before it can run. */
  readonly imports: readonly string[];
  /** The sheets of styles that come with it. */
  readonly styles: readonly string[];
  /** The module that it was made for, if it was made for one. */
  readonly facade: string | undefined;
}

interface Budget {
  readonly name: string;
  /** Modules, by the end of their path; with all that they import they are what is weighed. */
  readonly modules: readonly string[];
  /** What is there already, and weighs nothing. */
  readonly after?: readonly string[];
  readonly mostBytes: number;
  readonly mostStyleBytes?: number;
}

/** Bytes; sizes are gzipped. Budgets: decision 037. */
const kilobytes = 1000;

const everyPage = ["src/entry.client.tsx", "src/root.tsx", "src/routes/site-layout.tsx"];

/** What someone with thirty applications gets before touching anything. */
const dashboard = [
  ...everyPage,
  "src/routes/dashboard.tsx",
  "src/routes/applications.tsx",
  "src/session/supabase-client.ts",
  "src/applications/pipeline-board.tsx",
];

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
  ...["cover-letter", "account", "pricing", "payment-success"].map((page) => [
    `src/routes/${page}.tsx`,
  ]),
];

export const budgets: readonly Budget[] = [
  {
    name: "the front page",
    modules: [...everyPage, "src/routes/landing.tsx"],
    mostBytes: 210 * kilobytes,
    mostStyleBytes: 16 * kilobytes,
  },
  { name: "the dashboard", modules: dashboard, mostBytes: 245 * kilobytes },
  ...furtherRoutes.map((modules) => ({
    name: `${modules.at(-1)} after the dashboard`,
    modules,
    after: dashboard,
    mostBytes: 40 * kilobytes,
  })),
];

/** The files that modules need, with all that those import. */
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
    const own = files.find(({ facade }) => facade?.replace(/\?.*/, "").endsWith(`/${module}`));
    if (!own) throw new Error(`no file was built for ${module}`);
    need(own.fileName);
  }
  return needed;
}

/** Weighs a build against its budgets. @param weigh gives the gzipped size of a file in bytes. */
export function weighBuild(files: readonly BuiltFile[], weigh: (fileName: string) => number) {
  const weighed = (name: string, mostBytes: number, parts: Iterable<string>) => {
    const bytes = [...parts].reduce((sum, file) => sum + weigh(file), 0);
    return { name, bytes, mostBytes, isKept: bytes <= mostBytes };
  };
  return budgets.flatMap(({ name, modules, after = [], mostBytes, mostStyleBytes }) => {
    const before = filesOf(after, files);
    const own = filesOf(modules, files).difference(before);
    const code = weighed(name, mostBytes, own);
    if (mostStyleBytes === undefined) return [code];
    const styles = files.filter(({ fileName }) => own.has(fileName)).flatMap((file) => file.styles);
    return [code, weighed(`the styles of ${name}`, mostStyleBytes, new Set(styles))];
  });
}
