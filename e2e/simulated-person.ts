import type { Locator, Page } from "@playwright/test";

/**
 * How long a person takes, in seconds: 250 words a minute for reading, 40 words of five characters a minute for typing,
 * and 1.1 s to find and click a target. The machine's own time is not part of it.
 */
const pace = { perWord: 60 / 250, perCharacter: 60 / (40 * 5), perClick: 1.1 };

/** The texts that are visible in the window, inside of an element. */
function visibleTexts(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    const text = node.textContent?.trim() ?? "";
    if (text !== "" && isVisible && width > 1 && bottom > 0 && top < window.innerHeight)
      texts.push(text);
  }
  return texts;
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));

/** Acts on pages and adds up the time that a person would need. */
export class SimulatedPerson {
  readonly #seen = new Set<string>();
  readonly #parts = new Map<string, number>();
  #part = "";

  /** The following time belongs to this part of the day. */
  begin(part: string): void {
    this.#part = part;
  }

  #spend(seconds: number): void {
    this.#parts.set(this.#part, (this.#parts.get(this.#part) ?? 0) + seconds);
  }

  /** Reads each text that is visible in an element and was not read before. */
  async read(element: Locator): Promise<void> {
    const texts = await element.evaluate(visibleTexts);
    for (const text of texts) this.readText(text);
  }

  readText(text: string): void {
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    this.#spend(countWords(text).length * pace.perWord);
  }

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicksElsewhere(1);
  }

  /** Clicks that are not in a page: in a dialog of the system, another program, or the browser's own buttons. */
  clicksElsewhere(count: number): void {
    this.#spend(count * pace.perClick);
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.click();
    await field.fill(text);
    this.clicksElsewhere(1);
    this.typesElsewhere(text);
  }

  typesElsewhere(text: string): void {
    this.#spend(text.length * pace.perCharacter);
  }

  /** Scrolls to the end of a page, and reads on the way. */
  async readToTheEnd(page: Page, element: Locator): Promise<void> {
    for (;;) {
      await this.read(element);
      const isAtEnd = await page.evaluate(() => {
        const before = window.scrollY;
        window.scrollBy(0, window.innerHeight * 0.8);
        return window.scrollY === before;
      });
      if (isAtEnd) return;
      this.clicksElsewhere(1);
    }
  }

  /** Seconds by part. */
  get parts(): ReadonlyMap<string, number> {
    return this.#parts;
  }

  get seconds(): number {
    return [...this.#parts.values()].reduce((sum, part) => sum + part, 0);
  }
}
