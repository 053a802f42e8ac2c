import type { Answer, View } from "@postulo/contract/extension-messages";
import type { Language } from "@postulo/i18n/language";
import { element, notice } from "../dom/element.ts";
import { wordsIn, type Words } from "../dom/words.ts";
import { requestWorker, type Send } from "./request-worker.ts";
import { movable } from "./drag.ts";
import { failureView } from "./failure-view.ts";
import { controlBoxes, makeRoom, PanelHost } from "./panel-host.ts";
import { newPanelMemory } from "./panel-memory.ts";
import { goToNext, panelFooter, panelView, type PanelOptions } from "./panel-view.ts";
import { buttonPlace, moved, panelPlace, panelWidth, type Box } from "./place.ts";
import { ViewGuard } from "./view-guard.ts";

const windowSize = () => ({ width: innerWidth, height: innerHeight });
const roomBeside = 24;

/** An icon button with an accessible name. */
function signButton(sign: string, label: string, work: () => void): HTMLElement {
  const names = { "aria-label": label, title: label };
  const button = element("button", { class: "plain", type: "button", ...names }, sign);
  button.addEventListener("click", work);
  return button;
}

/** Whether an event in the panel is accepted: `ViewGuard.accepts`, replaced in tests. */
type Accepts = (event: Event) => boolean;

/** The button in the page and its panel. */
export class Panel {
  readonly #words: Words;
  readonly #host = new PanelHost();
  readonly #lifetime = new AbortController();
  readonly #onRemoved: () => void;
  readonly #button: HTMLElement;
  readonly #problem = element("div", {});
  readonly #content = element("div", { class: "content" });
  readonly #scroll = element(
    "div",
    { class: "scroll", tabindex: "-1" },
    this.#problem,
    this.#content,
  );
  readonly #footer = element("footer", {});
  /** Disabled until the view guard accepts events. */
  readonly #body = element(
    "div",
    { class: "body", "aria-disabled": "true" },
    this.#scroll,
    this.#footer,
  );
  readonly #announcer = element("p", { class: "visually-hidden", role: "status" });
  readonly #frame: HTMLElement;
  readonly #guard: ViewGuard;
  readonly #accepts: Accepts;
  #isOpen = false;
  /** The position that the user chose; undefined for the automatic position. */
  #movedTo: Box | undefined;
  #shown = "";
  readonly #memory = newPanelMemory();
  /** Goes to the next field once the panel has read the page. */
  #isNextAsked = false;
  /** Whether the shown problem is a read error, which a successful read removes; others are removed by the next action. */
  #isReadProblem = false;
  /** The number of pending requests to the worker. */
  #underway = 0;
  /** Whether the page has changed meanwhile. */
  #isStale = false;

  constructor(language: Language, onRemoved: () => void, accepts?: Accepts) {
    this.#words = wordsIn(language);
    this.#guard = new ViewGuard(this.#host.element, {
      boxOf: () => this.#host.box,
      onChanged: (isSettled) => this.#body.setAttribute("aria-disabled", String(!isSettled)),
      signal: this.#lifetime.signal,
    });
    this.#accepts = accepts ?? ((event) => this.#guard.accepts(event));
    this.#onRemoved = onRemoved;
    this.#button = element(
      "button",
      { class: "open-button", type: "button", lang: language },
      this.#words.t("panel.open"),
    );
    this.#button.addEventListener("click", ({ isTrusted }) => {
      if (isTrusted) this.open();
    });
    this.#frame = this.#createFrame();
    this.#host.root.append(this.#button, this.#frame, this.#announcer);
    this.#frame.hidden = true;
    const { signal } = this.#lifetime;
    let isPlacing = false;
    const place = () => {
      if (isPlacing) return;
      isPlacing = true;
      requestAnimationFrame(() => {
        isPlacing = false;
        if (!signal.aborted) this.#place();
      });
    };
    for (const kind of ["scroll", "resize"])
      addEventListener(kind, place, { signal, passive: true, capture: true });
    this.#place();
  }

  open(): void {
    const wasOpen = this.#isOpen;
    this.#isOpen = true;
    this.#frame.hidden = false;
    this.#button.hidden = true;
    this.#place();
    if (!wasOpen) {
      this.#guard.start();
      this.#shown = "";
      this.#problem.replaceChildren();
      this.#content.replaceChildren(element("p", {}, this.#words.t("panel.loading")));
      this.#footer.replaceChildren();
      this.#scroll.focus({ preventScroll: true });
    }
    void this.#update();
  }

  refresh(): void {
    // Rendering now would reset the busy state of a button.
    if (this.#underway > 0) this.#isStale = true;
    else if (this.#isOpen) void this.#update();
    else this.#place();
  }

  /** Goes to the next field that is left. */
  next(): void {
    this.#isNextAsked = true;
    this.open();
  }

  remove(): void {
    makeRoom("none", 0);
    this.#lifetime.abort();
    this.#host.element.remove();
    this.#onRemoved();
  }

  #close(): void {
    void requestWorker({ kind: "panelClosed" });
    this.#isOpen = false;
    this.#guard.stop();
    this.#frame.hidden = true;
    this.#button.hidden = false;
    this.#movedTo = undefined;
    makeRoom("none", 0);
    this.#place();
    this.#button.focus({ preventScroll: true });
  }

  #createFrame(): HTMLElement {
    const { t, language } = this.#words;
    const handle = signButton("⠿", t("panel.move"), () => undefined);
    handle.classList.add("handle");
    movable(handle, (by) => this.#moveBy(by));
    const hide = signButton("⊘", t("panel.hide"), () => void requestWorker({ kind: "hideOnSite" }));
    const frame = element(
      "div",
      { class: "panel", role: "dialog", "aria-label": t("panel.name"), lang: language },
      element(
        "header",
        {},
        handle,
        element("h2", {}, "Postulo"),
        hide,
        signButton("✕", t("panel.close"), () => this.#close()),
      ),
      this.#body,
    );
    for (const kind of ["click", "change", "submit"])
      this.#body.addEventListener(kind, (event) => this.#check(event), { capture: true });
    frame.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#close();
    });
    return frame;
  }

  /** Rejects events that clickjacking may have caused: the page can move or cover the panel. */
  #check(event: Event): void {
    if (this.#accepts(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#isReadProblem = false;
    this.#problem.replaceChildren(notice("warning", this.#words.t("panel.ignored")));
    this.#scroll.scrollTop = 0;
    this.#announcer.textContent = this.#words.t("panel.ignored");
    // Resets a select whose change was rejected.
    this.#shown = "";
    void this.#update();
  }

  /** Whether an element of the page is this panel. */
  isHost(found: Element): boolean {
    return found === this.#host.element;
  }

  #moveBy(by: { width: number; height: number }): void {
    const now = this.#host.element.getBoundingClientRect();
    this.#movedTo = moved(now, by, windowSize());
    this.#put(this.#movedTo, true);
  }

  #put(box: Box, isSized: boolean): void {
    if (this.#host.put(box, isSized)) this.#guard.restart();
  }

  #place(): void {
    const controls = controlBoxes();
    if (!this.#isOpen) {
      const { width, height } = this.#button.getBoundingClientRect();
      this.#put(buttonPlace(windowSize(), { width, height }, controls), false);
      return;
    }
    if (this.#movedTo) {
      this.#put(moved(this.#movedTo, { width: 0, height: 0 }, windowSize()), true);
      return;
    }
    const { box, space } = panelPlace(windowSize(), controls);
    this.#put(box, true);
    // With this space the panel covers no control, so it is reserved until the panel closes.
    if (space !== "none")
      makeRoom(
        space,
        space === "right" ? panelWidth + roomBeside : box.bottom - box.top + roomBeside,
      );
  }

  readonly #ask: Send = async (request) => {
    this.#underway += 1;
    const answer = await requestWorker(request);
    this.#underway -= 1;
    if (this.#underway === 0 && this.#isStale) {
      this.#isStale = false;
      this.refresh();
    }
    return answer;
  };

  async #update(): Promise<void> {
    const answer = await requestWorker({ kind: "view" });
    if (answer.kind !== "viewed") {
      this.#shown = "";
      this.#showFailure(answer);
      this.#isReadProblem = true;
      return;
    }
    if (this.#isReadProblem) this.#problem.replaceChildren();
    this.#isReadProblem = false;
    this.#show(answer.view);
    if (this.#isNextAsked) goToNext(this.#optionsFor(answer.view));
    this.#isNextAsked = false;
  }

  #optionsFor(view: View): PanelOptions {
    return {
      words: this.#words,
      view,
      memory: this.#memory,
      send: this.#ask,
      onChanged: () => {
        this.#problem.replaceChildren();
        return this.#update();
      },
      onFailed: (answer) => this.#showFailure(answer),
      onAnnounced: (message) => (this.#announcer.textContent = message),
    };
  }

  #show(view: View): void {
    const text = JSON.stringify(view);
    // Not rendered without changes, because that would close an open select.
    if (text === this.#shown) return;
    this.#shown = text;
    const focused = this.#host.root.activeElement?.getAttribute("data-name");
    const { scrollTop } = this.#scroll;
    const options = this.#optionsFor(view);
    this.#content.replaceChildren(...panelView(options));
    this.#footer.replaceChildren(...panelFooter(options));
    this.#scroll.scrollTop = scrollTop;
    if (focused)
      this.#body.querySelector<HTMLElement>(`[data-name="${focused}"]`)?.focus({
        preventScroll: true,
      });
  }

  #showFailure(answer: Answer): void {
    const failure = answer.kind === "failed" ? answer.failure : "unexpected";
    this.#isReadProblem = false;
    const onRetry = () => void this.#update();
    this.#problem.replaceChildren(failureView(this.#words, failure, onRetry));
    if (failure === "signedOut") {
      this.#content.replaceChildren();
      this.#footer.replaceChildren();
    }
    this.#scroll.scrollTop = 0;
  }
}
