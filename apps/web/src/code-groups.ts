/** Whether a module of the bundler, whose id may have a query, is the one with this path in `apps/web`. */
export const isModule = (id: string, module: string): boolean =>
  id.replace(/\?.*/, "").endsWith(`/apps/web/${module}`);

/** The entries of the dashboard's first page. */
export const dashboardEntries = [
  "src/routes/dashboard.tsx",
  "src/routes/applications.tsx",
  "src/routes/application.tsx",
] as const;

/** What every page of the app loads first, and the layout and styles of the static pages. */
export const frameEntries = [
  "src/entry.client.tsx",
  "src/root.tsx",
  "src/routes/site-layout.tsx",
  "src/routes/public-layout.tsx",
  // Also where the app leads to when the session ends, with no code to load then.
  "src/routes/login.tsx",
] as const;

/** Not an entry, but shared by the front page and the dashboard: otherwise the front page has the styles of the dashboard. */
const sharedModule = "src/i18n/product-messages.ts";

interface CodeGroup {
  readonly name: string;
  readonly modules: readonly string[];
  readonly priority: number;
}

/**
 * Each group is one file: its modules with all that they import, unless a group of higher priority has it. A hundred small
 * files load slower and compress worse.
 */
export const codeGroups: readonly CodeGroup[] = [
  { name: "frame", modules: [...frameEntries, sharedModule], priority: 2 },
  { name: "tracker", modules: dashboardEntries, priority: 1 },
];

/** The modules of the groups that a build does not contain. @param ids those of the built modules. */
export const missingModules = (ids: readonly string[]): string[] =>
  codeGroups.flatMap(({ modules }) =>
    modules.filter((module) => !ids.some((id) => isModule(id, module))),
  );
