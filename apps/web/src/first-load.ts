import * as z from "zod/mini";

const addresses = z.optional(z.array(z.string()));

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.optional(z.string()),
      path: z.optional(z.string()),
      module: z.string(),
      imports: addresses,
      css: addresses,
    }),
  ),
});

type Routes = z.infer<typeof manifest>["routes"];

/** Reads the list of routes that React Router writes for the browser. @throws when it is written otherwise. */
export function readRoutes(script: string): Routes {
  const start = script.indexOf("{");
  return manifest.parse(JSON.parse(script.slice(start, script.lastIndexOf("}") + 1))).routes;
}

/** A route with those around it, the outermost first. */
function branchOf(routes: Routes, id: string): Routes[string][] {
  const route = routes[id];
  if (!route) return [];
  return [...(route.parentId === undefined ? [] : branchOf(routes, route.parentId)), route];
}

interface BrowserPage {
  /** Such as `/dashboard/profile`. */
  readonly address: string;
  /** The addresses of what its routes are made of. */
  readonly code: readonly string[];
  readonly styles: readonly string[];
}

/** The addresses that only the browser draws, with the files that each of them needs. */
export function browserPages(routes: Routes): BrowserPage[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.keys(routes)
    .filter((id) => !parents.has(id))
    .map((id) => {
      const branch = branchOf(routes, id);
      const address = `/${branch.flatMap(({ path }) => path || []).join("/")}`;
      const code = branch.flatMap(({ module, imports = [] }) => [module, ...imports]);
      const styles = branch.flatMap(({ css = [] }) => css.map((file) => file.replace("#", "")));
      return { address, code: [...new Set(code)], styles: [...new Set(styles)] };
    })
    .filter(({ address }) => !/[?*:]/.test(address));
}

interface FirstLoad extends Pick<BrowserPage, "code" | "styles"> {
  /** Of code that is imported when it is needed: the bundler asks for them as for code, and not as a page does. */
  readonly laterStyles: readonly string[];
  readonly data: readonly string[];
}

/**
 * Names in the page that every address gets what one of them will need, so that the browser asks for all of it at once, and
 * not for each part when the one before has run. What the page names already is left out.
 * @throws when the page has no head.
 */
export function announceFiles(
  html: string,
  { code, styles, laterStyles, data }: FirstLoad,
): string {
  const links = [
    ...styles.map((href) => ({ href, says: 'rel="preload" as="style"' })),
    ...laterStyles.map((href) => ({ href, says: 'rel="preload" as="style" crossorigin=""' })),
    ...code.map((href) => ({ href, says: 'rel="modulepreload"' })),
    ...data.map((href) => ({ href, says: 'rel="preload" as="fetch" crossorigin="anonymous"' })),
  ]
    .filter(({ href }) => !html.includes(`href="${href}`))
    .map(({ href, says }) => `<link ${says} href="${href}"/>`);
  if (!html.includes("</head>")) throw new Error("the page has no head");
  return html.replace("</head>", () => `${links.join("")}</head>`);
}
