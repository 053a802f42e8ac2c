import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { CareerSite } from "../career-site.ts";
import type { DemoServer } from "./demo-server.ts";
import { captionFile, encodeFilm, type FilmFrame } from "./film-file.ts";
import { writeLetter } from "./letter.ts";
import { pathInLanguage } from "@postulo/i18n/language-path";
import { languages, type Language } from "./looks.ts";
import { names, openProduct, setLook } from "./product-browser.ts";

const folder = path.join(import.meta.dirname, "../../apps/web/src/landing/film");
const screen = { width: 1280, height: 720 };

type Set = { readonly demo: DemoServer; readonly site: CareerSite; readonly language: Language };

/** Long enough to read the caption, and to see what moved. */
const readMs = 2500;
const lookMs = 1500;

const panelOf = (page: Page) => page.getByRole("dialog", { name: /^Postulo/ });

async function scrollSlowly(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => scrollBy({ top, behavior: "smooth" }), pixels);
  await delay(lookMs);
}

async function drag(page: Page, grip: Locator, target: Locator): Promise<void> {
  const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("There is no card to move");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2, { steps: 15 });
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 40 });
  await delay(400);
  await page.mouse.up();
}

type Scene = {
  /** Prepares the page for the scene, before recording. */
  readonly open: (page: Page, set: Set) => Promise<void>;
  readonly play: (page: Page, set: Set) => Promise<void>;
};

async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** In the order of the landing page. */
const scenes: readonly Scene[] = [
  {
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/your-informations/experience`);
      await page.locator("main li strong").first().waitFor();
      await settled(page);
    },
    play: async (page) => {
      await delay(readMs);
      await scrollSlowly(page, 420);
      await delay(readMs);
    },
  },
  {
    open: async (page, { site, language }) => {
      await page.goto(`${site.url}${names[language].form}`);
      await page.getByRole("button", { name: names[language].fillWith }).waitFor();
    },
    play: async (page, { language }) => {
      await delay(lookMs);
      await page.getByRole("button", { name: names[language].fillWith }).click();
      await panelOf(page).getByRole("button", { name: names[language].fillAll }).hover();
      await delay(2 * readMs);
    },
  },
  {
    open: async () => undefined,
    play: async (page, { language }) => {
      const panel = panelOf(page);
      await panel.getByRole("button", { name: names[language].fillAll }).click();
      await panel.getByText(names[language].filled).first().waitFor();
      await delay(readMs);
      await scrollSlowly(page, 300);
      await delay(readMs);
    },
  },
  {
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/cover-letter`);
      await settled(page);
    },
    play: async (page, { language }) => {
      await delay(lookMs);
      await writeLetter(page, language);
      await delay(readMs);
      await scrollSlowly(page, 260);
      await delay(readMs);
    },
  },
  {
    open: async (page, { demo }) => {
      await page.goto(`${demo.url}/dashboard/applications?view=pipeline`);
      await page.locator("[role=tabpanel] li").first().waitFor();
      await settled(page);
    },
    play: async (page) => {
      const columns = page.locator("[role=tabpanel] section, [role=tabpanel] [role=group]");
      await delay(lookMs);
      await drag(page, page.locator("[role=tabpanel] li").first(), columns.nth(2));
      await delay(readMs);
      await page.getByRole("tab").last().click();
      await settled(page);
      await delay(readMs);
    },
  },
];

async function sentencesOf(page: Page, demo: DemoServer, language: Language): Promise<string[]> {
  await page.goto(`${demo.url}${pathInLanguage("/", language)}`);
  const sentences = await page.locator("[data-scenes] li").allTextContents();
  if (sentences.length !== scenes.length) throw new Error("Scenes and sentences differ");
  return sentences;
}

/** Takes the scenes one after the other: what lies between them is cut out. */
async function record(page: Page, set: Set) {
  const frames: FilmFrame[] = [];
  const marks: number[] = [];
  let endMs = 0;
  for (const { open, play } of scenes) {
    await open(page, set);
    const fromMs = endMs;
    let beganMs: number | undefined;
    await page.screencast.start({
      size: screen,
      quality: 92,
      onFrame: ({ data, timestamp }) => {
        beganMs ??= timestamp;
        frames.push({ jpeg: data, atMs: fromMs + timestamp - beganMs });
      },
    });
    await page.screencast.showActions({ cursor: "pointer", style: { title: "display: none" } });
    await play(page, set);
    endMs = fromMs + Math.max(0, Date.now() - (beganMs ?? Date.now()));
    await page.screencast.stop();
    marks.push(fromMs);
  }
  return { frames: frames.filter(({ atMs }) => atMs <= endMs), marks, endMs };
}

/** The film of the front page in a language, with captions in each, and its first picture. */
export async function makeFilm(demo: DemoServer, language: Language): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await CareerSite.open();
  const form = `${site.url}${names[language].form}`;
  const { page, close } = await openProduct(demo, {
    language,
    form,
    screen: { viewport: screen },
  });
  const sentences = new Map<Language, string[]>();
  for (const words of languages) sentences.set(words, await sentencesOf(page, demo, words));
  await setLook(page, { language, theme: "light" });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  const { frames, marks, endMs } = await record(page, { demo, site, language });
  await close();
  await site.close();
  await encodeFilm(frames, { file: path.join(folder, language), endMs });
  for (const words of languages) {
    const captions = marks.map((fromMs, position) => ({
      fromMs,
      toMs: (marks[position + 1] ?? endMs) - 100,
      text: sentences.get(words)?.[position] ?? "",
    }));
    await writeFile(path.join(folder, `${language}.captions.${words}.vtt`), captionFile(captions));
  }
  const [, , , letterMs = 0] = marks;
  const poster = sharp(frames.findLast(({ atMs }) => atMs < letterMs - 500)?.jpeg);
  await poster
    .clone()
    .avif({ quality: 46 })
    .toFile(path.join(folder, `${language}.avif`));
  await poster.webp({ quality: 66 }).toFile(path.join(folder, `${language}.webp`));
}
