import type { Answer, View } from "@postulo/contract/extension-messages";
import type { Language } from "@postulo/i18n/language";
import { element, notice } from "../dom/element.ts";
import { wordsIn, type Words } from "../dom/words.ts";
import { requestWorker, type Send } from "./request-worker.ts";
import { failureView } from "./failure-view.ts";
import { hideQuestion } from "./hide-question.ts";
import { bringIntoView, PanelFocus } from "./panel-focus.ts";
import { panelFrame } from "./panel-frame.ts";
import { onWindowChange, PanelHost } from "./panel-host.ts";
import { newPanelMemory } from "./panel-memory.ts";
import { PanelPosition } from "./panel-position.ts";
import {
  goToNext,
  panelFooter,
  panelView,
  type PanelOptions,
  type Repeated,
} from "./panel-view.ts";
import { ViewGuard } from "./view-guard.ts";

const hideHere = () => void requestWorker({ kind: "hideOnSite" });

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
  readonly #focus: PanelFocus;
  readonly #guard: ViewGuard;
  readonly #accepts: Accepts;
  readonly #position: PanelPosition;
  #isOpen = false;
  /** The rendered view; as text, to render only changes. */
  #view: View | undefined;
  #shown = "";
  readonly #memory = newPanelMemory();
  /** Goes to the next field once the panel has read the page. */
  #isNextAsked = false;
  /** Whether the shown problem is a read error, which a successful read removes; others are removed by the next action. */
  #isReadProblem = false;
  /** The number of pending requests to the worker. */
  #underway = 0;
  /** The page has changed meanwhile. */
  #isStale = false;

  constructor(language: Language, onRemoved: () => void, accepts?: Accepts) {
    this.#words = wordsIn(language);
    this.#focus = new PanelFocus(this.#host.root, this.#scroll);
    this.#guard = new ViewGuard(this.#host.element, {
      boxOf: () => this.#host.box,
      onChanged: (isSettled) => this.#body.setAttribute("aria-disabled", String(!isSettled)),
      signal: this.#lifetime.signal,
    });
    this.#position = new PanelPosition(this.#host, () => this.#guard.restart());
    this.#accepts = accepts ?? ((event) => this.#guard.accepts(event));
    this.#onRemoved = onRemoved;
    this.#button = element(
      "button",
      { class: "open-button", type: "button", lang: language },
      this.#words.t("panel.open"),
    );
    this.#button.addEventListener("click", ({ isTrusted }) => {
      if (isTrusted) this.open(true);
    });
    this.#frame = this.#createFrame();
    this.#host.root.append(this.#button, this.#frame, this.#announcer);
    this.#frame.hidden = true;
    onWindowChange(() => this.#place(), this.#lifetime.signal);
    this.#place();
  }

  /** `isAsked`: by the user, whose focus goes to the next step. */
  open(isAsked: boolean): void {
    const wasOpen = this.#isOpen;
    this.#isOpen = true;
    this.#frame.hidden = false;
    this.#button.hidden = true;
    this.#place();
    if (!wasOpen) {
      this.#guard.start();
      this.#problem.replaceChildren();
      this.#empty();
      this.#content.append(element("p", {}, this.#words.t("panel.loading")));
    }
    if (isAsked && wasOpen) this.#focus.toNextStep();
    else if (isAsked) this.#focus.toStart();
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
    this.open(false);
  }

  remove(): void {
    this.#position.release();
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
    this.#position.release();
    this.#place();
    this.#button.focus({ preventScroll: true });
  }

  #createFrame(): HTMLElement {
    for (const kind of ["click", "change", "submit"])
      this.#body.addEventListener(kind, (event) => this.#check(event), { capture: true });
    return panelFrame({
      words: this.#words,
      body: this.#body,
      onMoved: (by) => this.#position.moveBy(by),
      onHide: () => this.#askToHide(),
      onClose: () => this.#close(),
    });
  }

  #askToHide(): void {
    const question = hideQuestion(this.#words, {
      onHide: hideHere,
      onKeep: () => {
        this.#problem.replaceChildren();
        this.#focus.toNextStep();
      },
    });
    this.#problem.replaceChildren(question);
    this.#scroll.scrollTop = 0;
    question.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
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
  readonly isHost = (found: Element): boolean => found === this.#host.element;

  #place(): void {
    this.#position.place(this.#isOpen ? undefined : this.#button.getBoundingClientRect());
  }

  readonly #ask: Send = async (request) => {
    // The engine moves the focus into the fields that it fills.
    if (request.kind === "goTo") this.#focus.forget();
    else this.#focus.remember();
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
      onFailed: (answer, repeated) => this.#showFailure(answer, repeated),
      onMoved: () => this.#render(view),
      onNoted: (note) => {
        this.#problem.prepend(note);
        // The list is outdated.
        if (this.#isReadProblem) this.#empty();
        this.#announcer.textContent = note.textContent;
      },
      onClose: () => this.#close(),
    };
  }

  #show(view: View): void {
    const text = JSON.stringify(view);
    const isOpening = this.#view === undefined && this.#focus.isAtStart;
    this.#view = view;
    // Not rendered without changes, because that would close an open select.
    if (text === this.#shown) return this.#focus.restore(this.#focus.name);
    this.#shown = text;
    this.#render(view);
    if (isOpening) this.#focus.toNextStep();
  }

  #render(view: View): void {
    const focused = this.#focus.name;
    const { scrollTop } = this.#scroll;
    const options = this.#optionsFor(view);
    this.#content.replaceChildren(...panelView(options));
    this.#footer.replaceChildren(...panelFooter(options));
    this.#scroll.scrollTop = scrollTop;
    bringIntoView(this.#scroll, this.#content.querySelector("[aria-current]"));
    this.#focus.restore(focused);
  }

  #showFailure(answer: Answer, repeated?: Repeated): void {
    const failure = answer.kind === "failed" ? answer.failure : "unexpected";
    this.#isReadProblem = false;
    const onRetry = repeated?.repeat ?? (() => this.#update());
    // What an action has said stays above.
    const notes = [...this.#problem.children].filter(({ role }) => role !== "alert");
    this.#problem.replaceChildren(
      ...notes,
      failureView(this.#words, { failure, onRetry, isFilling: repeated?.kind === "fill" }),
    );
    // What was read stays, with the button that undoes it; not for another user after signing out.
    if (failure === "notSignedIn" || !this.#view) this.#empty();
    this.#scroll.scrollTop = 0;
  }

  #empty(): void {
    this.#view = undefined;
    this.#content.replaceChildren();
    this.#footer.replaceChildren();
  }
}
