import { expect, type Locator, type Page } from "@playwright/test";

/** Elements that indicate by ARIA that they open an overlay. */
const announced =
  "[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded=false], summary, [role=tab][aria-selected=false]";
/** Buttons that open a dialog or a form without ARIA, by their names in both languages. */
const openers = [
  ["Edit", "Modifier"],
  ["Add application", "Ajouter une candidature"],
  ["Import"],
  ["Report", "Rapport"],
  ["Delete", "Supprimer"],
  ["Compare", "Comparer"],
  ["Play", "Lire la vidéo"],
].flat();
/** Actions without confirmation, which are not clicked. */
const deeds = /^(Delete|Supprimer) .+, /;
const overlays =
  "[role=dialog]:visible, [role=menu]:visible, [role=alertdialog]:visible, [role=listbox]:visible";

/** Waits until the page is stable. */
export async function settled(page: Page): Promise<void> {
  // Also behind a dialog, which hides the page from screen readers.
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

export type Opener = {
  /** The accessible name. */
  readonly name: string;
  /** Equal for equivalent openers. */
  readonly kind: string;
  readonly isInHeader: boolean;
  readonly locator: Locator;
};

/** One opener of each kind: of twenty rows with the same menu, the first. */
export async function openersOf(page: Page): Promise<Opener[]> {
  const candidates = page.locator(`${announced}, button, tr[data-row] a, li[data-row] a`);
  const found = await candidates.evaluateAll(
    (elements, selector) =>
      elements.map((element) => ({
        name: (element.getAttribute("aria-label") ?? element.textContent).trim(),
        isAnnounced: element.matches(`${selector}, [data-row] a:not([target])`),
        isUsable:
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches("[disabled], [aria-disabled=true], input"),
        isInHeader: element.closest("header") !== null,
        look: `${element.localName} ${element.className} ${element.parentElement?.className ?? ""}`,
      })),
    announced,
  );
  const kinds = new Set<string>();
  return found.flatMap(({ name, isAnnounced, isUsable, isInHeader, look }, at) => {
    const isWanted =
      isUsable &&
      !deeds.test(name) &&
      (isAnnounced || openers.some((start) => name.startsWith(start)));
    const kind = isInHeader ? name : isAnnounced ? look : `${look} ${name.split(" ")[0]}`;
    if (!isWanted || kinds.has(kind)) return [];
    kinds.add(kind);
    return [{ name, kind, isInHeader, locator: candidates.nth(at) }];
  });
}

/** Closes the overlay. @returns whether the page is unchanged; otherwise it must be reloaded. */
export async function closeOverlay(page: Page): Promise<boolean> {
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details[open]"))
      details.removeAttribute("open");
  });
  return page
    .locator(overlays)
    .first()
    .waitFor({ state: "detached", timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}
