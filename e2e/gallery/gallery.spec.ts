import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, expect, test, type Browser, type Page } from "@playwright/test";
import { chromiumSwitches, findChromium } from "../chromium.ts";
import { problemsNow } from "../axe-problems.ts";
import { comparePictures } from "./compare-pictures.ts";
import { buildGallery, openGallery, pictureOf, showPart } from "./gallery-page.ts";

const parts = ["buttons", "fields", "choices", "feedback", "tabs"];
const overlays = ["dialog", "drawer", "popover", "menu", "toasts"];
const themes = ["light", "dark"];

/** `ACCEPT_PICTURES=1` stores the current pictures as accepted, with `--grep "each part"`. */
const isAccepting = process.env["ACCEPT_PICTURES"] === "1";

/** Pixels that may differ outside texts. */
const mostShapes = 12;
/** The share of the pixels of texts that may differ. */
const mostText = 0.04;

const acceptedFile = (part: string, theme: string) =>
  path.join(import.meta.dirname, "accepted", `${part}-${theme}.png`);

let folder = "";
test.beforeAll(() => {
  folder = buildGallery();
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Comparison {
  /** What differs from the accepted pictures; empty if nothing does. */
  readonly differences: readonly string[];
  /** How many pictures are not the same file. */
  readonly changed: number;
}

/** Compares the part that the page shows with its accepted picture. */
async function compare(page: Page, part: string, theme: string): Promise<Comparison> {
  const { png, texts } = await pictureOf(page);
  writeFileSync(test.info().outputPath(`${part}-${theme}.png`), png);
  const file = acceptedFile(part, theme);
  if (isAccepting) writeFileSync(file, png);
  const because = (reason: string) => ({
    differences: [`${part}, ${theme}: ${reason}`],
    changed: 1,
  });
  if (!existsSync(file)) return because("no picture was accepted");
  const accepted = readFileSync(file);
  const found = await comparePictures(page, { accepted, current: png, texts });
  if (found === "size") return because("another size");
  const isSame = found.shapes <= mostShapes && found.text <= mostText;
  if (!isSame) return because(`${found.shapes} pixels, ${found.text} of the text`);
  return { differences: [], changed: png.equals(accepted) ? 0 : 1 };
}

async function compareAll(browser: Browser): Promise<Comparison> {
  const page = await openGallery(browser, folder);
  const all: Comparison[] = [];
  for (const part of [...parts, ...overlays])
    for (const theme of themes) {
      await showPart(page, part, theme);
      all.push(await compare(page, part, theme));
    }
  await page.context().close();
  return {
    differences: all.flatMap(({ differences }) => differences),
    changed: all.reduce((sum, { changed }) => sum + changed, 0),
  };
}

test("each part looks as it was accepted, in both themes", async ({ browser }) => {
  const { differences } = await compareAll(browser);
  expect(differences).toEqual([]);
});

test("text that is rendered by other rules is no difference", async () => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumSwitches,
      "--font-render-hinting=none",
      "--disable-font-subpixel-positioning",
    ],
  });
  const { differences, changed } = await compareAll(browser);
  await browser.close();
  expect(differences).toEqual([]);
  expect(changed).toBeGreaterThan(5);
});

const faults = [
  { part: "fields", css: "input { border-color: transparent !important }" },
  { part: "buttons", css: "[data-variant=default] { border-color: transparent !important }" },
  { part: "tabs", css: "[role=tab] { border-color: transparent !important }" },
  {
    part: "popover",
    css: "[role=dialog] { border-color: transparent !important; box-shadow: none !important }",
  },
  { part: "buttons", css: "[data-part] { gap: 1.25rem !important }" },
  { part: "choices", css: "label { color: transparent !important }" },
];

for (const { part, css } of faults)
  test(`a fault in ${part} is found: ${css}`, async ({ browser }) => {
    const page = await openGallery(browser, folder);
    for (const theme of themes) {
      await showPart(page, part, theme);
      await page.addStyleTag({ content: css });
      const { differences } = await compare(page, part, theme);
      expect(differences).toHaveLength(1);
    }
    await page.context().close();
  });

test("axe finds no problem in any part", async ({ browser }) => {
  const page = await openGallery(browser, folder);
  const problems: string[] = [];
  for (const part of [...parts, ...overlays])
    for (const theme of themes) {
      await showPart(page, part, theme);
      // The page of a part has no heading and no landmarks.
      const found = await problemsNow(page, {
        only: [
          "color-contrast",
          "label",
          "button-name",
          "aria-allowed-role",
          "aria-required-children",
          "aria-valid-attr-value",
          "aria-hidden-focus",
          "nested-interactive",
        ],
      });
      problems.push(...found.map((problem) => `${part}, ${theme}: ${problem}`));
    }
  await page.context().close();
  expect(problems).toEqual([]);
});

test("the gallery is not in the product", () => {
  const texts = (built: string) =>
    globSync("**/*.{js,html,css}", { cwd: built }).map((file) =>
      readFileSync(path.join(built, file), "utf8"),
    );
  const isGallery = (text: string) => text.includes("Gallery of parts");
  expect(texts(folder).some(isGallery)).toBe(true);
  const product = texts(path.join(import.meta.dirname, "../../apps/web/build/client"));
  expect(product.length).toBeGreaterThan(50);
  expect(product.filter(isGallery)).toEqual([]);
});
