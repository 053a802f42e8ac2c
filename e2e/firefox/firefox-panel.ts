import { setTimeout } from "node:timers/promises";
import type { FirefoxPage, Named } from "./firefox-page.ts";
import { until, untilRead } from "./until.ts";

const personMs = 1_000;

/** The button and the panel in a page, in a closed shadow root. */
export class FirefoxPanel {
  readonly #page: FirefoxPage;

  constructor(page: FirefoxPage) {
    this.#page = page;
  }

  root(): Promise<Named | undefined> {
    return this.#page.closedRoot("postulo-panel");
  }

  /** The visible text; undefined without the panel. */
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

  /** Waits for a text in the panel. */
  read(words: RegExp): Promise<string> {
    return untilRead(words, () => this.text());
  }

  /** Clicks as soon as a person could: the panel ignores clicks in its first half second in full view. */
  async click(words: string): Promise<void> {
    const root = await until("the panel", () => this.root());
    await setTimeout(personMs);
    await this.#page.click(words, root);
  }

  /** The background colour, which the panel has only with its style sheet. */
  async background(): Promise<string> {
    const root = await until("the panel", () => this.root());
    return this.#page.run(
      `return getComputedStyle(given[0].querySelector(".panel")).backgroundColor;`,
      [root],
    );
  }
}
