import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { listings } from "@postulo/extension/store-listing";
import sharp from "sharp";
import { CareerSite } from "../career-site.ts";
import type { DemoServer } from "./demo-server.ts";
import type { Language } from "./looks.ts";
import { names, openProduct, setLook } from "./product-browser.ts";

const root = path.join(import.meta.dirname, "../..");
const folder = path.join(root, "apps/extension/store/pictures");
const screen = { width: 1280, height: 800 };
const tile = { width: 440, height: 280 };
const logoSize = 300;

/** PNG of 24 bits: the stores take no transparency. */
const png = (picture: Buffer) =>
  sharp(picture).flatten({ background: "#ffffff" }).png({ compressionLevel: 9 }).toBuffer();

type Stage = { readonly demo: DemoServer; readonly site: CareerSite; readonly language: Language };

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });

/** In the order of a page in a store. */
const shots: Readonly<Record<string, (page: Page, stage: Stage) => Promise<void>>> = {
  "1-panel": async (page, { site, language }) => {
    const words = names[language];
    await page.goto(`${site.url}${words.form}`);
    await page.getByRole("button", { name: words.fillWith }).click();
    await panelOf(page).getByRole("button", { name: words.fillAll }).waitFor();
  },
  "2-filled": async (page, { language }) => {
    const words = names[language];
    await panelOf(page).getByRole("button", { name: words.fillAll }).click();
    await panelOf(page).getByText(words.filled).first().waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  },
  "3-applications": async (page, { demo }) => {
    await page.goto(`${demo.url}/dashboard/applications?view=pipeline`);
    await page.locator("main a[data-application]").first().waitFor();
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  },
};

/** A page with the logo, the name and one sentence. */
async function drawTile(page: Page, language: Language): Promise<Buffer> {
  const font = await readFile(
    path.join(root, "node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"),
    "base64",
  );
  const logo = await readFile(path.join(root, "apps/web/public/favicon.svg"), "utf8");
  const [first = "", second = ""] = listings[language].slogan.split(/(?<=\.) /);
  await page.setViewportSize(tile);
  // The policy of a page of the product would block the font.
  await page.goto("about:blank");
  await page.setContent(`<!doctype html><html lang="${language}"><style>
    @font-face { font-family: Geist; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
    body { margin: 0; box-sizing: border-box; height: ${tile.height}px; padding: 36px; font-family: Geist; color: #18181b;
      background: linear-gradient(135deg, #fff 45%, #e0e7ff); display: flex; flex-direction: column; justify-content: space-between; }
    header { display: flex; align-items: center; gap: 14px; font-size: 28px; font-weight: 600; letter-spacing: -0.02em; }
    svg { width: 56px; height: 56px; }
    p { margin: 0; font-size: 36px; line-height: 1.15; font-weight: 650; letter-spacing: -0.03em; }
    em { font-style: normal; color: #4f46e5; }
  </style><body><header>${logo}Postulo</header><p>${first}<br><em>${second}</em></p></body></html>`);
  await page.evaluate(() => document.fonts.ready);
  return png(await page.screenshot());
}

/** The logo of a page in the store of Edge: not of a language. */
async function drawLogo(): Promise<void> {
  const svg = await readFile(path.join(root, "apps/web/public/favicon.svg"));
  const density = (72 * logoSize) / 24;
  const logo = sharp(svg, { density }).resize(logoSize, logoSize).png({ compressionLevel: 9 });
  await writeFile(path.join(folder, "logo-300.png"), await logo.toBuffer());
}

/** The pictures of the stores, of the real panel and pages, in a language. */
export async function makeStorePictures(demo: DemoServer, language: Language): Promise<void> {
  const own = path.join(folder, language);
  await mkdir(own, { recursive: true });
  const site = await CareerSite.open();
  const { page, close } = await openProduct(demo, {
    language,
    form: `${site.url}${names[language].form}`,
    screen: { viewport: screen },
  });
  await page.goto(`${demo.url}/privacy`);
  await setLook(page, { language, theme: "light" });
  for (const [name, show] of Object.entries(shots)) {
    await show(page, { demo, site, language });
    await page.evaluate(() => document.fonts.ready);
    const picture = await png(await page.screenshot({ caret: "hide", animations: "disabled" }));
    await writeFile(path.join(own, `${name}.png`), picture);
  }
  await writeFile(path.join(own, "tile.png"), await drawTile(page, language));
  await drawLogo();
  await close();
  await site.close();
}
