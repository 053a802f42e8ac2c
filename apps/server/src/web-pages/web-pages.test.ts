import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { compressFiles } from "../start/compress-files.ts";
import { pagePolicy } from "./content-security-policy.ts";
import { createWebPages } from "./web-pages.ts";

const script = "window.started = true;";
const page = (words: string) =>
  `<!doctype html><title>${words}</title><link rel="canonical" href="https://postulo.invalid/"/><script>${script}</script><script type="application/ld+json">{}</script><script type="module" src="/assets/entry-1a2b.js"></script>`;
const entry = `console.log("${"long enough to be compressed ".repeat(100)}");`;

const outside = await mkdtemp("/tmp/postulo-pages-");
const folder = path.join(outside, "client");
const contents: Record<string, string> = {
  "index.html": page("Front"),
  "fr/index.html": page("Accueil"),
  "privacy/index.html": page("Privacy"),
  "legal/index.html": `<meta name="operator-facts" content="operator-facts"/>
<p class="p1" data-operator="contactEmail" data-given="Write to {value}.">Nobody to write to.</p>
<dd data-operator="publisherName" data-given="{value}" data-missing="true">No name.</dd>
<dd data-operator="hostName" data-given="{value}" data-missing="true">No host.</dd>`,
  "fr/privacy/index.html": page("Confidentialité"),
  "auth/login/index.html": `<title>Sign in</title><div class="c1" data-part="providers" hidden=""><button type="button" data-provider="provider-name"><span>Continue with provider-label</span></button></div><div data-part="sso" hidden=""><a></a></div><div hidden="">`,
  "fr/auth/login/index.html": page("Connexion"),
  "dashboard/index.html": page("Dashboard"),
  "__spa-fallback.html": page("Any route"),
  "assets/entry-1a2b.js": entry,
  "assets/pdf-worker-7a8b.js": "draw();",
  "assets/film-3c4d.mp4": "0123456789",
  "assets/geist-latin-wght-normal-5e6f.woff2": "wOF2",
  "favicon.svg": "<svg/>",
  "offline.html": page("Offline"),
  "offline-worker.js": "const build = {};",
};
await Promise.all(
  Object.entries(contents).map(async ([name, content]) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }),
);
await writeFile(path.join(outside, "secret.txt"), "not for you");
await compressFiles(folder);

const site = await createWebPages({
  folder,
  siteOrigin: "https://jobs.example.org",
  apiOrigin: "https://supabase.example.org",
  imageOrigins: ["https://pictures.example.org"],
  downloadOrigin: "https://bucket.s3.example.org",
  signIn: {
    sso: true,
    providers: [
      { name: "google", label: "Google" },
      { name: "custom:acme", label: `Acme & "Sons" $&` },
    ],
  },
  operator: { contactEmail: "ana@example.org", publisherName: `O'Neil & "Sons" <$&> {value}` },
});
// As the next build does under a running server.
await rm(folder, { recursive: true });

afterAll(() => rm(outside, { recursive: true }));

const get = async (address: string, headers: Record<string, string> = {}) =>
  site.request(address, { headers });
const titleOf = async (response: Response) =>
  /<title>(.*?)<\/title>/.exec(await response.text())?.[1];

test("a page is marked while the registration is closed", async () => {
  const closed = path.join(outside, "closed");
  await mkdir(closed);
  await writeFile(path.join(closed, "index.html"), '<html lang="en"><title>Front</title>');
  const textOf = async (isRegistrationOpen: boolean) => {
    const options = { folder: closed, siteOrigin: "https://jobs.example.org", isRegistrationOpen };
    return (await (await createWebPages(options)).request("/")).text();
  };
  expect(await textOf(true)).toBe('<html lang="en"><title>Front</title>');
  expect(await textOf(false)).toBe(
    '<html data-registration="closed" lang="en"><title>Front</title>',
  );
});

test("the demo is a page in each language, at any address below it, and is not indexed", async () => {
  for (const address of ["/demo", "/fr/demo", "/demo/dashboard/applications"]) {
    const { status, headers } = await get(address);
    expect([address, status, headers.get("x-robots-tag")]).toEqual([address, 200, "noindex"]);
  }
  expect((await get("/fr/dashboard")).status).toBe(404);
});

test("a public page is sent in the language that the visitor selected", async () => {
  expect(await titleOf(await get("/"))).toBe("Front");
  expect(await titleOf(await get("/", { cookie: "postulo-language=fr" }))).toBe("Accueil");
  expect(await titleOf(await get("/", { cookie: "postulo-language=de" }))).toBe("Front");
  expect(await titleOf(await get("/fr"))).toBe("Accueil");
  expect((await get("/")).headers.get("vary")).toContain("Cookie");
  expect(await titleOf(await get("/privacy", { cookie: "postulo-language=fr" }))).toBe(
    "Confidentialité",
  );
  expect(await titleOf(await get("/fr/privacy", { cookie: "postulo-language=en" }))).toBe(
    "Confidentialité",
  );
});

test("only a page that is not indexed is sent in the language of the browser", async () => {
  const french = { "accept-language": "de;q=0.7, fr-CH, en;q=0.8" };
  const signIn = await get("/auth/login", french);
  expect(signIn.headers.get("vary")).toContain("Accept-Language");
  expect(await titleOf(signIn)).toBe("Connexion");
  expect(await titleOf(await get("/auth/login", { "accept-language": "de, en-GB" }))).toBe(
    "Sign in",
  );
  const chosen = { ...french, cookie: "postulo-language=en" };
  expect(await titleOf(await get("/auth/login", chosen))).toBe("Sign in");
  expect(await titleOf(await get("/privacy", french))).toBe("Privacy");
});

test("a prerendered page is found with and without a slash at its end", async () => {
  expect(await titleOf(await get("/privacy"))).toBe("Privacy");
  expect(await titleOf(await get("/privacy/"))).toBe("Privacy");
});

test.each([
  ["/dashboard", "Dashboard"],
  ["/dashboard/your-informations/profile", "Any route"],
  ["/auth/login", "Sign in"],
  ["/payment-success", "Any route"],
])("%s gets its own page, or the fallback page, which is not indexed", async (address, title) => {
  const response = await get(address);
  expect([response.status, response.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  expect(await titleOf(response)).toBe(title);
  const inFrench = await get(address, { cookie: "postulo-language=fr" });
  expect(await titleOf(inFrench)).toBe(title === "Sign in" ? "Connexion" : title);
});

test("an unknown path returns the not-found page with status 404", async () => {
  const response = await get("/no/such/page");
  expect(response.status).toBe(404);
  expect(await titleOf(response)).toBe("Any route");
});

test("a page contains the public URL of the site, compressed or not", async () => {
  const canonical = '<link rel="canonical" href="https://jobs.example.org/"/>';
  expect(await (await get("/")).text()).toContain(canonical);
  const br = await get("/", { "accept-encoding": "br" });
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toContain(canonical);
});

test("the sign-in page offers the configured providers, escaped", async () => {
  const button = (name: string, label: string) =>
    `<button type="button" data-provider="${name}"><span>Continue with ${label}</span></button>`;
  expect(await (await get("/auth/login")).text()).toBe(
    `<title>Sign in</title><div class="c1" data-part="providers">${button("google", "Google")}${button(
      "custom:acme",
      "Acme &amp; &quot;Sons&quot; $&amp;",
    )}</div><div data-part="sso"><a></a></div><div hidden="">`,
  );
});

test("a page contains the operator's facts, escaped, and states which are missing", async () => {
  const text = await (await get("/legal")).text();
  const name = "O&#39;Neil &amp; &quot;Sons&quot; &lt;$&amp;&gt; {value}";
  expect(text.split("\n").slice(1)).toEqual([
    '<p class="p1" data-operator="contactEmail" data-given="Write to {value}.">Write to <a href="mailto:ana@example.org">ana@example.org</a>.</p>',
    `<dd data-operator="publisherName" data-given="{value}">${name}</dd>`,
    '<dd data-operator="hostName" data-given="{value}" data-missing="true">No host.</dd>',
  ]);
  const content = /content="(.*?)"/.exec(text)?.[1] ?? "";
  const json = content
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  expect(JSON.parse(json)).toEqual({
    contactEmail: "ana@example.org",
    publisherName: `O'Neil & "Sons" <$&> {value}`,
  });
});

test("robots.txt and sitemap.xml list the public pages in both languages only", async () => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain("Sitemap: https://jobs.example.org/sitemap.xml");
  const map = await get("/sitemap.xml");
  expect(map.headers.get("content-type")).toBe("application/xml");
  const text = await map.text();
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://jobs.example.org/",
    "https://jobs.example.org/fr",
    "https://jobs.example.org/privacy",
    "https://jobs.example.org/fr/privacy",
  ]);
  expect(
    text.match(/hreflang="x-default" href="https:\/\/jobs\.example\.org\/privacy"/g),
  ).toHaveLength(2);
  const responses = await Promise.all(
    ["/", "/dashboard", "/fr/auth/login", "/nowhere"].map((address) => get(address)),
  );
  expect(responses.map(({ headers }) => headers.get("x-robots-tag"))).toEqual([
    null,
    "noindex",
    "noindex",
    "noindex",
  ]);
});

test("a new build does not change the files that a running server serves", async () => {
  await mkdir(path.join(folder, "assets"), { recursive: true });
  await writeFile(path.join(folder, "assets/entry-5e6f.js"), entry);
  const responses = await Promise.all(
    ["/", "/assets/entry-1a2b.js", "/assets/entry-5e6f.js"].map((address) => get(address)),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 404]);
  expect(await responses[1]?.text()).toBe(entry);
});

test("a video is sent in the requested ranges", async () => {
  const film = (range: string) => get("/assets/film-3c4d.mp4", { range });
  const parts = await Promise.all(["bytes=2-4", "bytes=7-", "bytes=-2", "bytes=0-99"].map(film));
  expect(parts.map(({ status, headers }) => [status, headers.get("content-range")])).toEqual([
    [206, "bytes 2-4/10"],
    [206, "bytes 7-9/10"],
    [206, "bytes 8-9/10"],
    [206, "bytes 0-9/10"],
  ]);
  expect(await Promise.all(parts.map((part) => part.text()))).toEqual([
    "234",
    "789",
    "89",
    "0123456789",
  ]);
  const beyond = await film("bytes=10-");
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  const whole = await get("/assets/film-3c4d.mp4");
  expect([whole.status, whole.headers.get("accept-ranges")]).toEqual([200, "bytes"]);
});

test("a missing asset is an error and never a page", async () => {
  const response = await get("/assets/entry-old.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("application/json");
});

test("assets are cached forever, pages are revalidated", async () => {
  const [asset, front] = await Promise.all([get("/assets/entry-1a2b.js"), get("/")]);
  expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(front.headers.get("cache-control")).toBe("no-cache");
  const again = await get("/", { "if-none-match": front.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("files compressed at the build are sent to clients that accept them", async () => {
  const br = await get("/assets/entry-1a2b.js", { "accept-encoding": "gzip, deflate, br" });
  const gz = await get("/assets/entry-1a2b.js", { "accept-encoding": "gzip, br;q=0" });
  const plain = await get("/assets/entry-1a2b.js");
  expect([br, gz, plain].map(({ headers }) => headers.get("content-encoding"))).toEqual([
    "br",
    "gzip",
    null,
  ]);
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(entry);
  expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(entry);
  expect(await plain.text()).toBe(entry);
  expect(new Set([br, gz, plain].map(({ headers }) => headers.get("etag"))).size).toBe(3);
});

test("a page may run its own scripts by their hash, and no other inline script", async () => {
  const policy = (await get("/")).headers.get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(scripts).toBe(`'self' 'sha256-${hash}'`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example.org;");
  expect(policy).toContain(
    "connect-src 'self' https://supabase.example.org https://bucket.s3.example.org;",
  );
});

test("a page may load scripts and frames of the configured captcha only", async () => {
  const policy = pagePolicy([], { apiOrigin: "https://jobs.example.org" });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src blob:;");
  const guarded = pagePolicy([], { apiOrigin: "https://jobs.example.org", captcha: "turnstile" });
  expect(guarded).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(guarded).toContain("frame-src blob: https://challenges.cloudflare.com;");
  expect(guarded).toContain("connect-src 'self' https://jobs.example.org;");
});

test("the typeface has an address for the pages that are not built", async () => {
  const font = await get("/fonts/geist.woff2");
  expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect(font.headers.get("cache-control")).toBe("no-cache");
  expect(await font.text()).toBe("wOF2");
});

test("the service worker is revalidated, and may fetch from its origin only", async () => {
  const { headers } = await get("/offline-worker.js");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(await titleOf(await get("/offline"))).toBe("Offline");
  expect((await get("/favicon.svg")).headers.get("content-security-policy")).toBeNull();
});

test("the worker that draws PDFs may load nothing, and other scripts have no policy of their own", async () => {
  const policyOf = async (pathname: string) =>
    (await get(pathname)).headers.get("content-security-policy");
  expect(await policyOf("/assets/pdf-worker-7a8b.js")).toBe("default-src 'none'");
  expect(await policyOf("/assets/entry-1a2b.js")).toBeNull();
});

test.each([
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2f..%2fsecret.txt",
  "/%",
  "/%00",
])("no path leads out of the build folder: %s", async (address) => {
  const response = await get(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("not for you");
});
