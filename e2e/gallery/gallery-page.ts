import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import type { Box } from "./compare-pictures.ts";

const web = path.join(import.meta.dirname, "../../apps/web");
const origin = "http://gallery.example/";

/** Builds the gallery into a temporary folder. @returns its path. */
export function buildGallery(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "postulo-gallery-"));
  execFileSync(
    process.execPath,
    [
      path.join(web, "../../node_modules/vite/bin/vite.js"),
      "build",
      "--config=gallery.config.ts",
      `--outDir=${folder}`,
      "--logLevel=error",
    ],
    { cwd: web, stdio: "inherit" },
  );
  return folder;
}

/** No animations, and no caret that blinks. */
const stillness = `*, *::before, *::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

/** A page on which `showPart` works. */
export async function openGallery(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
  });
  await context.route(`${origin}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(folder, pathname === "/" ? "index.html" : pathname) });
  });
  return context.newPage();
}

/** Gives elements the state that their attribute `data-force` names. */
async function forceStates(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  for (const state of ["hover", "focus", "focus-visible"]) {
    const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: `[data-force="${state}"]`,
    });
    for (const nodeId of nodeIds)
      await devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [state] });
  }
}

/** Opens a part in its final state. */
export async function showPart(page: Page, part: string, theme: string): Promise<void> {
  await page.goto(`${origin}?part=${part}&theme=${theme}`);
  await page.addStyleTag({ content: stillness });
  await page.locator("[data-part], [role=dialog], [role=menu], [role=alert]").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await forceStates(page);
}

/** The picture of a part: its element, or the page for what covers it. */
export async function pictureOf(page: Page): Promise<{ png: Buffer; texts: Box[] }> {
  const part: Locator = page.locator("[data-part]");
  const isElement = (await part.count()) > 0;
  const png = isElement ? await part.screenshot() : await page.screenshot();
  const from = isElement ? await part.boundingBox() : { x: 0, y: 0 };
  const texts = await textBoxes(page);
  return {
    png,
    texts: texts.map((box) => ({ ...box, x: box.x - (from?.x ?? 0), y: box.y - (from?.y ?? 0) })),
  };
}

/** Where the page has text. */
function textBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const boxes: Box[] = [];
    const add = ({ x, y, width, height }: DOMRect, inset = 0) =>
      boxes.push({
        x: x - 1 + inset,
        y: y + inset,
        width: width + 2 - 2 * inset,
        height: height - 2 * inset,
      });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    }
    // The text of a field is in no node; its border stays outside.
    const fieldBorder = 6;
    for (const field of document.querySelectorAll(
      "input:not([type=checkbox], [type=radio], [type=file]), select, textarea",
    ))
      add(field.getBoundingClientRect(), fieldBorder);
    return boxes;
  });
}
