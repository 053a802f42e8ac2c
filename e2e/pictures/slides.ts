import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { CareerSite } from "../career-site.ts";
import type { DemoServer } from "./demo-server.ts";
import { writeLetter } from "./letter.ts";
import { themes, type Language, type Look } from "./looks.ts";
import { names, openProduct, setLook, type Size } from "./product-browser.ts";

const folder = path.join(import.meta.dirname, "../../apps/web/src/landing/pictures");

/** As a computer shows the product, and as a telephone does. The front page says the same proportions. */
const frames = {
  wide: { width: 1120, height: 700 },
  narrow: { width: 390, height: 500 },
} as const satisfies Record<string, Size>;
type Frame = keyof typeof frames;

/** The header stays where it is when the page is scrolled. */
const belowHeader = 92;

/** Twice as sharp as the page is wide: browsers halve it, and small text stays clean. */
const deviceScaleFactor = 2;

type Slide = {
  readonly name: string;
  /** Brings the page to what is to be seen. */
  readonly show: (page: Page, at: Stage) => Promise<void>;
  /** The same for the narrow picture, where it is another page. */
  readonly showNarrow?: (page: Page, at: Stage) => Promise<void>;
  /** Where the narrow picture is cut from the wide page; else it is the page on a narrow screen. */
  readonly detail?: (page: Page) => Promise<{ x: number; y: number }>;
  /** A selector of the element directly below the header; by default the top of the page. */
  readonly beginning?: string;
};
type Stage = { readonly demo: DemoServer; readonly site: CareerSite; readonly look: Look };

async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  // Hidden until it is known whether the user may add applications.
  await page.locator("[data-bottom-bar] a[hidden]").waitFor({ state: "detached" });
  await page.evaluate(() => document.fonts.ready);
}

const slides: readonly Slide[] = [
  {
    name: "dashboard",
    show: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/applications?view=pipeline`);
      await page.locator("main a[data-application]").first().waitFor();
    },
    showNarrow: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/applications?view=table`);
      await page.locator("main a[data-application]").first().waitFor();
    },
  },
  {
    name: "extension",
    show: async (page, { site, look }) => {
      const words = names[look.language];
      await page.goto(`${site.url}${words.form}`);
      await page.getByRole("button", { name: words.fillWith }).click();
      const panel = page.getByRole("dialog", { name: /^Postulo/ });
      await panel.getByRole("button", { name: words.fillAll }).click();
      await panel.getByText(words.filled).first().waitFor();
    },
    detail: async (page) => {
      const box = await page.getByRole("dialog", { name: /^Postulo/ }).boundingBox();
      return { x: frames.wide.width - frames.narrow.width, y: Math.max(0, (box?.y ?? 0) - 16) };
    },
  },
  {
    name: "profile",
    show: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/your-informations/experience`);
      await page.locator("main li strong").first().waitFor();
    },
    beginning: "#entries-title",
  },
  {
    name: "letter",
    show: async (page, { demo, look }) => {
      await page.goto(`${demo.url}/dashboard/cover-letter`);
      await writeLetter(page, look.language);
    },
    beginning: "#letter-title",
  },
];

async function scrollTo(page: Page, beginning = "body"): Promise<void> {
  await page.locator(beginning).evaluate((element, offset) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - offset, behavior: "instant" });
  }, belowHeader);
}

type Shot = { readonly slide: Slide; readonly frame: Frame; readonly stage: Stage };

async function capture(page: Page, { slide, frame, stage }: Shot): Promise<Buffer> {
  const size = frames[frame];
  const isDetail = frame === "narrow" && slide.detail !== undefined;
  await page.setViewportSize(isDetail ? frames.wide : size);
  if (frame === "narrow") await slide.showNarrow?.(page, stage);
  await settled(page);
  await scrollTo(page, slide.beginning);
  const at = isDetail ? await slide.detail?.(page) : undefined;
  return page.screenshot({ caret: "hide", ...(at ? { clip: { ...at, ...size } } : {}) });
}

/** AVIF of each frame for nearly everyone, and WebP of the wide one for all others. */
async function store(name: string, frame: Frame, png: Buffer): Promise<void> {
  const picture = sharp(png).resize({ width: frame === "wide" ? 1600 : 780 });
  const file = path.join(folder, `${name}.${frame}`);
  await writeFile(`${file}.avif`, await picture.clone().avif({ quality: 46 }).toBuffer());
  if (frame === "narrow") return;
  const fallback = picture.clone().resize({ width: 1120 });
  await writeFile(`${file}.webp`, await fallback.webp({ quality: 66 }).toBuffer());
}

/** The pictures of the front page in a language, of every slide in each theme. */
export async function makeSlides(demo: DemoServer, language: Language): Promise<void> {
  const own = path.join(folder, language);
  await mkdir(own, { recursive: true });
  const site = await CareerSite.open();
  const { page, close } = await openProduct(demo, {
    language,
    form: `${site.url}${names[language].form}`,
    screen: { deviceScaleFactor, viewport: frames.wide },
  });
  for (const slide of slides) {
    for (const theme of themes) {
      const stage = { demo, site, look: { language, theme } };
      await page.setViewportSize(frames.wide);
      await page.goto(`${demo.url}/privacy`);
      await setLook(page, stage.look);
      await slide.show(page, stage);
      for (const frame of ["wide", "narrow"] as const) {
        const png = await capture(page, { slide, frame, stage });
        await store(`${language}/${slide.name}.${theme}`, frame, png);
      }
    }
  }
  await close();
  await site.close();
}
