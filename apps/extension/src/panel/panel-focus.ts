const named = (name: string) => `[data-name="${CSS.escape(name)}"]`;
/** Where the focus goes when its element is no longer there. */
const nextSteps = ["next", "fill all", "undo"].map(named);

/** Scrolls a line of the panel into view. */
export function bringIntoView(scroll: HTMLElement, line: Element | null): void {
  if (!line) return;
  const { top, bottom } = scroll.getBoundingClientRect();
  const box = line.getBoundingClientRect();
  if (box.top < top) scroll.scrollTop -= top - box.top;
  else if (box.bottom > bottom) scroll.scrollTop += box.bottom - bottom;
}

/** Keeps the focus where the user had it, over actions that move it into the page and over renderings. */
export class PanelFocus {
  readonly #root: ShadowRoot;
  readonly #scroll: HTMLElement;
  #before: string | undefined;

  constructor(root: ShadowRoot, scroll: HTMLElement) {
    this.#root = root;
    this.#scroll = scroll;
  }

  /** The name of the focused element of the panel. */
  get name(): string | undefined {
    return this.#root.activeElement?.getAttribute("data-name") ?? undefined;
  }

  /** Call before an action. */
  remember(): void {
    this.#before = this.name ?? this.#before;
  }

  /** Call after an action that is meant to move the focus. */
  forget(): void {
    this.#before = undefined;
  }

  /** Gives the focus back after a rendering, unless the user has moved it into the page. `focused` had it before. */
  restore(focused: string | undefined): void {
    const { activeElement, body } = document;
    const isFree =
      activeElement === null || activeElement === body || activeElement === this.#root.host;
    const name = focused ?? (isFree ? this.#before : undefined);
    if (name === undefined || this.name === name) return;
    const found = this.#root.querySelector<HTMLElement>(named(name));
    if (found) found.focus({ preventScroll: true });
    else this.toNextStep();
  }

  /** Focuses the next step, or the panel where there is none. */
  toNextStep(): void {
    const buttons = nextSteps.map((one) => this.#root.querySelector<HTMLElement>(`footer ${one}`));
    const primary = this.#root.querySelector<HTMLElement>("footer .primary");
    const next = primary ?? buttons.find((one) => one !== null) ?? this.#scroll;
    next.focus({ preventScroll: true });
  }

  /** Whether the panel itself has the focus, as just after it was opened. */
  get isAtStart(): boolean {
    return this.#root.activeElement === this.#scroll;
  }

  toStart(): void {
    this.#scroll.focus({ preventScroll: true });
  }
}
