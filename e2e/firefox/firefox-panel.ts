import type { FirefoxPage, Named } from "./firefox-page.ts";
import { until, untilRead } from "./until.ts";

/** The button and the panel in a page, behind the root that the page cannot open. */
export class FirefoxPanel {
  readonly #page: FirefoxPage;

  constructor(page: FirefoxPage) {
    this.#page = page;
  }

  root(): Promise<Named | undefined> {
    return this.#page.closedRoot("postulo-panel");
  }

  /** What a person sees of it; undefined while it is not there. */
  async text(): Promise<string | undefined> {
    const root = await this.root();
    if (!root) return undefined;
    return this.#page.run(
      `return [...given[0].querySelectorAll(".open-button,.panel")]
        .filter((part) => part.checkVisibility())
        .map((part) => part.innerText).join("\\n");`,
      [root],
    );
  }

  /** Waits for words in it. */
  read(words: RegExp): Promise<string> {
    return untilRead(words, () => this.text());
  }

  async click(words: string): Promise<void> {
    const root = await until("the panel", () => this.root());
    await this.#page.click(words, root);
  }

  /** The colour behind it, which a panel without its looks does not have. */
  async background(): Promise<string> {
    const root = await until("the panel", () => this.root());
    return this.#page.run(
      `return getComputedStyle(given[0].querySelector(".panel")).backgroundColor;`,
      [root],
    );
  }
}
