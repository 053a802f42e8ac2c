import { expect, test } from "vitest";
import { announceFiles, browserPages, readRoutes } from "./first-load.ts";

const route = (id: string, more: object) => ({ id, module: `/assets/${id}.js`, ...more });
const written = {
  root: route("root", { path: "", imports: ["/assets/frame.js"], css: ["/assets/frame.css#"] }),
  landing: route("landing", { parentId: "root", path: "fr?" }),
  lost: route("lost", { parentId: "root", path: "*" }),
  dashboard: route("dashboard", { parentId: "root", path: "dashboard", css: ["/assets/d.css"] }),
  home: route("home", { parentId: "dashboard", imports: ["/assets/frame.js", "/assets/rows.js"] }),
  profile: route("profile", { parentId: "dashboard", path: "profile" }),
};
const script = `window.__reactRouterManifest={"version":"1","routes":${JSON.stringify(written)}};`;

const page =
  '<html><head><link rel="modulepreload" href="/assets/frame.js"/><link rel="stylesheet" href="/assets/frame.css#"/></head><body>$&</body></html>';

test("an address that only the browser draws is known with everything that its routes are made of", () => {
  expect(browserPages(readRoutes(script))).toEqual([
    {
      address: "/dashboard",
      code: [
        "/assets/root.js",
        "/assets/frame.js",
        "/assets/dashboard.js",
        "/assets/home.js",
        "/assets/rows.js",
      ],
      styles: ["/assets/frame.css", "/assets/d.css"],
    },
    expect.objectContaining({ address: "/dashboard/profile" }),
  ]);
});

test("its page asks for all of it at once, and for each once", () => {
  const [home] = browserPages(readRoutes(script));
  const html =
    home &&
    announceFiles(page, { ...home, laterStyles: ["/assets/later.css"], data: ["/config.json"] });
  const links = [...(html ?? "").matchAll(/<link (.*?) href="(.*?)"/g)];
  expect(links.map(([, says, href]) => `${href} ${says}`)).toEqual([
    '/assets/frame.js rel="modulepreload"',
    '/assets/frame.css# rel="stylesheet"',
    '/assets/d.css rel="preload" as="style"',
    '/assets/later.css rel="preload" as="style" crossorigin=""',
    '/assets/root.js rel="modulepreload"',
    '/assets/dashboard.js rel="modulepreload"',
    '/assets/home.js rel="modulepreload"',
    '/assets/rows.js rel="modulepreload"',
    '/config.json rel="preload" as="fetch" crossorigin="anonymous"',
  ]);
  expect(html).toContain("</head><body>$&</body>");
});

test("a list of routes or a page that is written otherwise stops the build", () => {
  expect(() => readRoutes("export default {}")).toThrow("routes");
  expect(() =>
    announceFiles("<html>", { code: [], styles: [], laterStyles: [], data: [] }),
  ).toThrow("no head");
});
