import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

const publicPages = ["/", "/privacy", "/terms", "/legal", "/about", "/extension", "/accessibility"];
/** English first: who has read a page in French gets the others in French too. */
const addresses = [...publicPages, ...publicPages.map((page) => `/fr${page === "/" ? "" : page}`)];

/** Once the script of a static page, or React, has run; in the browser. */
const isReady = () =>
  document.documentElement.hasAttribute("data-enhanced") || "__reactRouterDataRouter" in window;

/** What a page says in its head, by the name or property of each tag. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.head.querySelectorAll("meta[name],meta[property],link[rel]")];
    return tags.map((tag) => {
      const name = tag.getAttribute("name") ?? tag.getAttribute("property") ?? "";
      const rel = `${tag.getAttribute("rel")} ${tag.getAttribute("hreflang") ?? ""}`.trim();
      return [name || rel, tag.getAttribute("content") ?? tag.getAttribute("href")] as const;
    });
  });

test("every public page has its metadata for search engines and previews, in both languages, also after its script has run", async ({
  page,
  server,
  request,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") violations.push(message.text());
  });
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForFunction(isReady);
    const head = await headOf(page);
    const only = (name: string) => head.filter(([key]) => key === name).map(([, value]) => value);
    const english = address.replace(/^\/fr(?=\/|$)/, "") || "/";
    expect(only("canonical")).toEqual([`${server.url}${address}`]);
    expect(only("alternate en")).toEqual([`${server.url}${english}`]);
    expect(only("alternate fr")).toEqual([`${server.url}/fr${english === "/" ? "" : english}`]);
    expect(only("alternate x-default")).toEqual([`${server.url}${english}`]);
    expect(only("description")).toHaveLength(1);
    expect(only("robots")).toEqual([]);
    const [picture = ""] = only("og:image");
    const shown = await request.get(picture ?? "");
    expect([shown.status(), shown.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  }
  expect(violations).toEqual([]);

  await page.goto("/fr");
  const data = JSON.parse(
    (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
  );
  const types = data["@graph"].map((thing: { "@type": string }) => thing["@type"]);
  expect(types).toEqual(["WebSite", "SoftwareApplication", "FAQPage"]);
  expect(data["@graph"][1].offers.map(({ price }: { price: number }) => price)).toEqual([
    0, 9, 19, 39,
  ]);

  const manifest = await request.get("/manifest.fr.webmanifest");
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json");
  const icons: { src: string }[] = (await manifest.json()).icons;
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});

test("the carousel loops, can be paused, and is in the page's language and theme", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("postulo-theme", "dark"));
  await page.goto("/fr");
  const tour = page.getByRole("region", { name: "Vu de l’intérieur" });
  await tour.scrollIntoViewIfNeeded();
  const shown = tour.getByRole("img");
  const current = tour.locator("button[aria-current=true]");
  await expect(tour.locator("[data-alive]")).toHaveCount(1);
  await expect(shown).toHaveCount(1);
  const url = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  const file = `../apps/web/src/landing/pictures/fr/dashboard.dark.wide${path.extname(url)}`;
  const served = await (await request.get(url)).body();
  expect(served.equals(await readFile(path.join(import.meta.dirname, file)))).toBe(true);
  // With reduced motion, still images are shown first.
  await expect(tour.getByRole("button", { name: "Faire défiler les images" })).toBeVisible();
  await tour.getByRole("button", { name: "Image précédente" }).click();
  await expect(current).toHaveText("Lettre de motivation");
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveText("Tableau de bord");
  await tour.getByRole("button", { name: "Remplissage" }).click();
  await expect(shown).toHaveAttribute("alt", /panneau de Postulo/);
});

test("the video is loaded on request, with captions in both languages", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (sent) => {
    if (/\.(webm|mp4|vtt)$/.test(sent.url())) loaded.push(sent.url());
  });
  await page.goto("/");
  const play = page.getByRole("link", { name: "Play the video" });
  await play.scrollIntoViewIfNeeded();
  await page.waitForFunction(isReady);
  expect(loaded).toEqual([]);
  await play.click();
  const video = page.locator("video");
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);
  const tracks = video.locator("track");
  expect(await tracks.evaluateAll((all: HTMLTrackElement[]) => all.map((t) => t.srclang))).toEqual([
    "en",
    "fr",
  ]);
  const cues = () =>
    video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0);
  await expect.poll(cues).toBe(5);
});

test("no public page scrolls horizontally at 320 px (400 % zoom)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const others = ["login", "register", "forgot-password", "confirm"].map((name) => `/auth/${name}`);
  for (const address of [...addresses, ...others, "/demo", "/fr/demo", "/no/such/page"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([address, beyond]).toEqual([address, 0]);
  }
});

test("the demo keeps changes in the page, at its own address, and needs no account", async ({
  page,
}) => {
  const requested: string[] = [];
  const problems: string[] = [];
  page.on("request", (sent) => {
    const { pathname } = new URL(sent.url());
    if (!/^\/(assets|icons)\//.test(pathname)) requested.push(`${sent.method()} ${pathname}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto("/");
  await page.getByRole("link", { name: "Try it without an account" }).click();
  requested.length = 0;
  await expect(page).toHaveURL(/\/demo\/dashboard\/applications\?view=pipeline$/);
  const offers = page
    .getByRole("group", { name: /^Offer/ })
    .or(page.getByRole("region", { name: /^Offer/ }));
  await expect(offers.first()).toBeVisible();

  await page.getByRole("link", { name: "Supply chain manager" }).first().click();
  await expect(page).toHaveURL(/\/demo\/dashboard\/applications\/[-0-9a-f]{36}/);
  const sheet = page.getByRole("heading", { name: "Supply chain manager" });
  await expect(sheet.first()).toBeVisible();
  await page
    .getByRole("combobox", { name: /^Stage/ })
    .last()
    .selectOption("offer");
  await page.goBack();
  await page.goto("/demo/dashboard/cover-letter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This part needs an account");
  await page.getByRole("link", { name: "Create your account" }).first().click();
  await expect(page).toHaveURL(/\/auth\/register$/);
  const calls = requested.filter(
    (name) => !/ \/(demo|auth|config\.json|manifest|favicon|fr)/.test(name),
  );
  expect(calls).toEqual([]);
  expect(problems).toEqual([]);
});

test("the font shows the no-break spaces of French texts", async ({ page }) => {
  await page.goto("/fr");
  await page.evaluate(() => document.fonts.load("100px 'Geist Variable'", "n\u202F"));
  const widths = await page.evaluate(() => {
    const line = document.createElement("span");
    line.style.fontSize = "100px";
    line.style.fontFamily = "'Geist Variable'";
    document.body.append(line);
    const found = ["nn", "n\u202Fn", "n\u00A0n"].map((text) => {
      line.textContent = text;
      return line.getBoundingClientRect().width;
    });
    line.remove();
    return found;
  });
  const [plain = 0, narrow = 0, wide = 0] = widths;
  expect(narrow - plain).toBeGreaterThan(10);
  expect(wide - plain).toBeGreaterThan(20);
});
