import type { Answer } from "@postulo/contract/extension-messages";
import type { Unrecorded, Visit } from "@postulo/contract/extension-visit";
import { sendRequest } from "./ask.ts";
import { busyButton, element, notice } from "../dom/element.ts";
import { announce } from "./elements.ts";
import { counts, receiptView, summary } from "./receipt-view.ts";
import { formQuestion } from "../dom/form-question.ts";
import { undoneNotice } from "../dom/undone-notice.ts";
import { recordView } from "../dom/record-view.ts";
import { saveView } from "./save-view.ts";
import { unrecordedView } from "./unrecorded-view.ts";
import type { Words } from "../dom/words.ts";

type Options = {
  readonly words: Words;
  readonly tabId: number;
  readonly visit: Visit | undefined;
  /** Whether the page is none of the visit's form. */
  readonly isOtherPage?: boolean | undefined;
  /** Applications of other tabs that could not be recorded. */
  readonly unrecorded?: readonly Unrecorded[] | undefined;
  readonly server: string;
  /** Called when the session has ended. */
  readonly onSignedOut: () => Promise<void>;
};

function failureText({ t }: Words, answer: Answer): string {
  return t(`failures.${answer.kind === "failed" ? answer.failure : "unexpected"}`);
}

function limitNotice({ t }: Words, server: string): HTMLElement {
  const address = `${server}/dashboard/pricing`;
  const link = { href: address, target: "_blank", rel: "noreferrer" };
  const warning = notice("danger", `${t("failures.limitReached")} `);
  warning.append(element("a", link, t("upgrade")));
  return warning;
}

type Places = Readonly<
  Record<"unrecorded" | "messages" | "receipt" | "undoing" | "saving" | "recording", HTMLElement>
>;

const places = (): Places => ({
  unrecorded: element("div", { class: "recording" }),
  messages: element("div", {}),
  receipt: element("div", {}),
  undoing: element("div", {}),
  saving: element("div", { class: "recording" }),
  recording: element("div", { class: "recording" }),
});

function frame(
  { t }: Words,
  fill: HTMLElement,
  { unrecorded, messages, receipt, undoing, saving, recording }: Places,
): HTMLElement {
  const title = element("h1", { tabindex: "-1" }, t("page.title"));
  const lead = element("p", { class: "small secondary" }, t("page.lead"));
  return element(
    "div",
    { class: "page" },
    element("section", {}, title, lead, fill, messages, receipt, undoing),
    unrecorded,
    saving,
    recording,
  );
}

type Work = () => Promise<void>;

/** Connects a button of the page view with its action. */
function working(
  texts: { readonly idle: string; readonly busy: string },
  look: string,
  work: Work,
): HTMLElement {
  const { button, run } = busyButton(texts, { class: look, type: "button" });
  button.addEventListener("click", () => void run(work));
  return button;
}

const canSave = ({ visit, isOtherPage = false }: Options) =>
  isOtherPage || (!visit?.tracked && visit?.recording !== "recorded");

/** Asks the question of the panel before a page is filled that does not look like an application. */
function askWhether(place: HTMLElement, options: Parameters<typeof formQuestion>[0]): void {
  const question = formQuestion(options);
  place.replaceChildren(question);
  question.querySelector("h2")?.focus();
}

/** The form of the visit that records it. */
const recordForm = (
  { words, tabId }: Options,
  given: Pick<Parameters<typeof recordView>[0], "visit" | "onVisited" | "onFailed">,
) =>
  recordView({
    words,
    ...given,
    record: (draft, again) => sendRequest({ kind: "record", tabId, draft, again }),
    takeBack: () => sendRequest({ kind: "takeBack", tabId }),
    forget: () => sendRequest({ kind: "forgetAnswers", tabId }),
  });

/** Renders the visit and its results, and performs the actions of the buttons. */
function workings(
  options: Options,
  at: Places,
  buttons: () => Readonly<Record<"fill" | "undo" | "look", HTMLElement>>,
) {
  const { words, tabId, server, onSignedOut } = options;
  const { t } = words;
  const onFailed = (answer: Answer) => {
    if (answer.kind === "failed" && /^(?:signedOut|notSignedIn)$/.test(answer.failure))
      void onSignedOut();
    else if (answer.kind === "failed" && answer.failure === "limitReached")
      at.messages.replaceChildren(limitNotice(words, server));
    else at.messages.replaceChildren(notice("danger", failureText(words, answer)));
  };
  const show = (visit: Visit | undefined) => {
    const { fill, undo, look } = buttons();
    fill.classList.add("primary");
    at.messages.replaceChildren();
    at.receipt.replaceChildren(...(visit?.receipt ? [receiptView(words, visit.receipt)] : []));
    at.undoing.replaceChildren(...(counts(visit?.receipt ?? []).filled > 0 ? [undo] : []));
    at.recording.replaceChildren(
      visit ? recordForm(options, { visit, onVisited, onFailed }) : element("section", {}, look),
    );
  };
  const onVisited = (visit: Visit) => {
    show(visit);
    if (visit.recording === "recorded") announce(t("record.recorded"));
  };
  const onYes = async () => {
    const answer = await sendRequest({ kind: "isForm", tabId });
    await (answer.kind === "failed" ? onFailed(answer) : visitBy("fill"));
  };
  const onNo = () => {
    at.messages.replaceChildren();
    buttons().fill.classList.add("primary");
    buttons().fill.focus();
  };
  const visitBy = async (kind: "fill" | "readPosting") => {
    const answer = await sendRequest({ kind, tabId });
    if (answer.kind === "noForm") {
      // The answer is the only primary action.
      buttons().fill.classList.remove("primary");
      return askWhether(at.messages, { words, heading: "h2", onYes, onNo });
    }
    if (answer.kind !== "visited") return onFailed(answer);
    onVisited(answer.visit);
    if (kind === "fill") announce(summary(words, answer.visit.receipt ?? []));
  };
  const undoAll = async () => {
    const answer = await sendRequest({ kind: "undo", tabId });
    if (answer.kind !== "undone") return onFailed(answer);
    at.receipt.replaceChildren(undoneNotice(words, answer));
    // What the page kept can be undone again.
    if (answer.kept.length === 0) at.undoing.replaceChildren();
    buttons().fill.focus();
  };
  return { show, onFailed, visitBy, undoAll };
}

/** The view of a page: fill, save the job, results per field, undo, and record the application. */
export function pageView(options: Options): HTMLElement {
  const { words, tabId, visit, unrecorded = [] } = options;
  const { t } = words;
  const at = places();
  const { show, onFailed, visitBy, undoAll } = workings(options, at, () => ({ fill, undo, look }));
  const fill = working({ idle: t("page.fill"), busy: t("page.busy") }, "primary", () =>
    visitBy("fill"),
  );
  const look = working({ idle: t("record.open"), busy: t("loading") }, "", () =>
    visitBy("readPosting"),
  );
  const undo = working({ idle: t("page.undo"), busy: t("loading") }, "", undoAll);
  const onPage = working({ idle: t("panel.showHere"), busy: t("loading") }, "", async () => {
    const answer = await sendRequest({ kind: "showPanel", tabId });
    if (answer.kind === "failed") onFailed(answer);
    // Closes the popup, which covers the panel; in a separate tab it stays open.
    else if (!location.search) close();
  });
  show(visit);
  if (canSave(options)) at.saving.append(saveView({ words, tabId, onFailed }));
  if (unrecorded.length > 0) at.unrecorded.append(unrecordedView({ words, unrecorded, onFailed }));
  return frame(words, element("div", { class: "row" }, fill, onPage), at);
}
