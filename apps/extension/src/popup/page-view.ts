import type { Answer, Visit } from "../requests.ts";
import { ask } from "./ask.ts";
import { announce, busyButton, element, notice } from "./element.ts";
import { counts, receiptView } from "./receipt-view.ts";
import { recordView } from "./record-view.ts";
import type { Words } from "./words.ts";

type Options = {
  readonly words: Words;
  readonly tabId: number;
  readonly visit: Visit | undefined;
  /** The session ended under our hands. */
  readonly onSignedOut: () => Promise<void>;
};

function failureText({ read }: Words, answer: Answer): string {
  return read(`failures.${answer.kind === "failed" ? answer.failure : "unexpected"}`);
}

type Places = Readonly<Record<"messages" | "receipt" | "undoing" | "recording", HTMLElement>>;

const places = (): Places => ({
  messages: element("div", {}),
  receipt: element("div", {}),
  undoing: element("div", {}),
  recording: element("div", { class: "recording" }),
});

function frame(
  { t }: Words,
  fill: HTMLElement,
  { messages, receipt, undoing, recording }: Places,
): HTMLElement {
  const title = element("h1", { tabindex: "-1" }, t("page.title"));
  const lead = element("p", { class: "small secondary" }, t("page.lead"));
  return element(
    "div",
    { class: "page" },
    element("section", {}, title, lead, fill, messages, receipt, undoing),
    recording,
  );
}

type Work = () => Promise<void>;

/** A button of the page view, tied to its work. */
function working(
  texts: { readonly idle: string; readonly busy: string },
  look: string,
  work: Work,
): HTMLElement {
  const { button, run } = busyButton(texts, { class: look, type: "button" });
  button.addEventListener("click", () => void run(work));
  return button;
}

/** What the person can do with the page: have it filled, see what became of each field, undo, and record what they sent. */
export function pageView({ words, tabId, visit: known, onSignedOut }: Options): HTMLElement {
  const { t } = words;
  const at = places();

  const onFailed = (answer: Answer) => {
    if (answer.kind === "failed" && answer.failure === "signedOut") void onSignedOut();
    else at.messages.replaceChildren(notice("danger", failureText(words, answer)));
  };
  const show = (visit: Visit | undefined) => {
    at.messages.replaceChildren();
    at.receipt.replaceChildren(...(visit?.receipt ? [receiptView(words, visit.receipt)] : []));
    at.undoing.replaceChildren(...(counts(visit?.receipt ?? []).filled > 0 ? [undo] : []));
    at.recording.replaceChildren(
      visit
        ? recordView({ words, tabId, visit, onVisited, onFailed })
        : element("section", {}, look),
    );
  };
  const onVisited = (visit: Visit) => {
    show(visit);
    if (visit.isRecorded) announce(t("record.recorded"));
  };
  const visitBy = async (kind: "fill" | "readPosting") => {
    const answer = await ask({ kind, tabId });
    if (answer.kind !== "visited") return onFailed(answer);
    onVisited(answer.visit);
    if (kind === "fill") announce(t("page.summary", counts(answer.visit.receipt ?? [])));
  };
  const undoAll = async () => {
    const answer = await ask({ kind: "undo", tabId });
    if (answer.kind !== "undone") return onFailed(answer);
    at.receipt.replaceChildren(notice("success", t("page.undone", { count: answer.count })));
    at.undoing.replaceChildren();
    fill.focus();
  };

  const fill = working({ idle: t("page.fill"), busy: t("page.busy") }, "primary", () =>
    visitBy("fill"),
  );
  const look = working({ idle: t("record.open"), busy: t("loading") }, "", () =>
    visitBy("readPosting"),
  );
  const undo = working({ idle: t("page.undo"), busy: t("loading") }, "", undoAll);
  show(known);
  return frame(words, fill, at);
}
