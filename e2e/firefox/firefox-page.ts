import type { Bidi, Context } from "./bidi.ts";
import { until, untilRead } from "./until.ts";

/** A reference to an element or shadow root of the page. */
export type Named = { readonly sharedId: string };

/** A tab of Firefox, or a frame of one. */
export class FirefoxPage {
  readonly #bidi: Bidi;
  readonly context: string;

  constructor(bidi: Bidi, context: string) {
    this.#bidi = bidi;
    this.context = context;
  }

  async goTo(url: string): Promise<void> {
    await this.#bidi.send("browsingContext.navigate", {
      context: this.context,
      url,
      wait: "complete",
    });
  }

  async reload(): Promise<void> {
    await this.#bidi.send("browsingContext.reload", { context: this.context, wait: "complete" });
  }

  async bringToFront(): Promise<void> {
    await this.#bidi.send("browsingContext.activate", { context: this.context });
  }

  async close(): Promise<void> {
    await this.#bidi.send("browsingContext.close", { context: this.context });
  }

  /**
   * Runs a script in the page.
   * @param script the body of an async function with the referenced elements in `given`; returns JSON.
   */
  async run<T>(script: string, given: readonly Named[] = []): Promise<T> {
    const { result, exceptionDetails } = await this.#bidi.send("script.callFunction", {
      target: { context: this.context },
      functionDeclaration: `async (...given) => JSON.stringify(await (async () => { ${script} })())`,
      arguments: given,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    const value: T = JSON.parse(typeof result?.value === "string" ? result.value : "null");
    return value;
  }

  text(): Promise<string> {
    return this.run(`return document.body.innerText`);
  }

  /** Waits for a text on the page. */
  async read(words: RegExp): Promise<void> {
    await untilRead(words, () => this.text());
  }

  /** The closed shadow root of an element. */
  async closedRoot(selector: string): Promise<Named | undefined> {
    const { result } = await this.#bidi.send("script.evaluate", {
      target: { context: this.context },
      expression: `document.querySelector(${JSON.stringify(selector)})`,
      awaitPromise: false,
      serializationOptions: { includeShadowTree: "all", maxDomDepth: 1 },
    });
    const root = typeof result?.value === "object" ? result.value.shadowRoot : undefined;
    return root?.sharedId === undefined ? undefined : { sharedId: root.sharedId };
  }

  async frames(): Promise<readonly FirefoxPage[]> {
    const { contexts = [] } = await this.#bidi.send("browsingContext.getTree", {
      root: this.context,
    });
    const children: readonly Context[] = contexts[0]?.children ?? [];
    return children.map(({ context }) => new FirefoxPage(this.#bidi, context));
  }

  /** Clicks the control whose text begins with `words`, in the page or a root, when it is stable and not covered. */
  async click(words: string, root?: Named): Promise<void> {
    const find = `
      const nameOf = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
      return [...${root ? "given[0]" : "document"}.querySelectorAll("button,a")].find(
        (element) =>
          element.checkVisibility() && nameOf(element).startsWith(${JSON.stringify(words)}),
      );`;
    const settle = `
      const [found] = given;
      found.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = found.getBoundingClientRect();
      const hit = found.getRootNode().elementFromPoint(left + width / 2, top + height / 2);
      return found.contains(hit) ? [left, top].join() : "";`;
    let last = "";
    const element = await until(`“${words}” to click on`, async () => {
      const found = await this.#element(find, root ? [root] : []);
      const before = last;
      last = found ? await this.run<string>(settle, [found]) : "";
      return last !== "" && last === before ? found : undefined;
    });
    const steps = [
      { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element } },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#act({ type: "pointer", id: "mouse", actions: steps });
  }

  /** The element that a script returns. */
  async #element(script: string, given: readonly Named[]): Promise<Named | undefined> {
    const { result } = await this.#bidi.send("script.callFunction", {
      target: { context: this.context },
      functionDeclaration: `(...given) => { ${script} }`,
      arguments: given,
      awaitPromise: false,
    });
    return result?.sharedId === undefined ? undefined : { sharedId: result.sharedId };
  }

  /** Types into the field with the keyboard. */
  async type(selector: string, text: string): Promise<void> {
    await until(`${selector} to type into`, () =>
      this.run<boolean>(
        `const field = document.querySelector(${JSON.stringify(selector)});
         field?.focus();
         return field !== null && document.activeElement === field;`,
      ),
    );
    const keys = Array.from(text).flatMap((value) =>
      ["keyDown", "keyUp"].map((type) => ({ type, value })),
    );
    await this.#act({ type: "key", id: "keyboard", actions: keys });
  }

  async #act(source: object): Promise<void> {
    await this.#bidi.send("input.performActions", { context: this.context, actions: [source] });
  }
}
