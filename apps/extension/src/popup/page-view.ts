import type { Answer, Visit } from "@postulo/contract/extension-messages";
import { sendRequest } from "./ask.ts";
import { busyButton, element, notice } from "../dom/element.ts";
import { announce } from "./elements.ts";
import { counts, receiptView } from "./receipt-view.ts";
import { recordView } from "../dom/record-view.ts";
import { saveView } from "./save-view.ts";
import type { Words } from "../dom/words.ts";

type Options = {
  readonly words: Words;
  readonly tabId: number;
  readonly visit: Visit | undefined;
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
  Record<"messages" | "receipt" | "undoing" | "saving" | "recording", HTMLElement>
>;

const places = (): Places => ({
  messages: element("div", {}),
  receipt: element("div", {}),
  undoing: element("div", {}),
  saving: element("div", { class: "recording" }),
  recording: element("div", { class: "recording" }),
});

function frame(
  { t }: Words,
  fill: HTMLElement,
  { messages, receipt, undoing, saving, recording }: Places,
): HTMLElement {
  const title = element("h1", { tabindex: "-1" }, t("page.title"));
  const lead = element("p", { class: "small secondary" }, t("page.lead"));
  return element(
    "div",
    { class: "page" },
    element("section", {}, title, lead, fill, messages, receipt, undoing),
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

const canSave = (visit: Visit | undefined) => !visit?.tracked && visit?.recording !== "recorded";

/** The view of a page: fill, save the job, results per field, undo, and record the application. */
export function pageView({
  words,
  tabId,
  visit: known,
  server,
  onSignedOut,
}: Options): HTMLElement {
  const { t } = words;
  const at = places();

  const onFailed = (answer: Answer) => {
    if (answer.kind === "failed" && answer.failure === "signedOut") void onSignedOut();
    else if (answer.kind === "failed" && answer.failure === "limitReached")
      at.messages.replaceChildren(limitNotice(words, server));
    else at.messages.replaceChildren(notice("danger", failureText(words, answer)));
  };
  const show = (visit: Visit | undefined) => {
    at.messages.replaceChildren();
    at.receipt.replaceChildren(...(visit?.receipt ? [receiptView(words, visit.receipt)] : []));
    at.undoing.replaceChildren(...(counts(visit?.receipt ?? []).filled > 0 ? [undo] : []));
    at.recording.replaceChildren(
      visit
        ? recordView({ words, visit, record, onVisited, onFailed })
        : element("section", {}, look),
    );
  };
  const onVisited = (visit: Visit) => {
    show(visit);
    if (visit.recording === "recorded") announce(t("record.recorded"));
  };
  const record = (draft: Visit["draft"], again: boolean) =>
    sendRequest({ kind: "record", tabId, draft, again });
  const visitBy = async (kind: "fill" | "readPosting") => {
    const answer = await sendRequest({ kind, tabId });
    if (answer.kind !== "visited") return onFailed(answer);
    onVisited(answer.visit);
    if (kind === "fill") announce(t("page.summary", counts(answer.visit.receipt ?? [])));
  };
  const undoAll = async () => {
    const answer = await sendRequest({ kind: "undo", tabId });
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
  const onPage = working({ idle: t("panel.showHere"), busy: t("loading") }, "", async () => {
    const answer = await sendRequest({ kind: "showPanel", tabId });
    if (answer.kind === "failed") onFailed(answer);
    // Closes the popup, which covers the panel; in a separate tab it stays open.
    else if (!location.search) close();
  });
  show(known);
  if (canSave(known)) at.saving.append(saveView({ words, tabId, onFailed }));
  return frame(words, element("div", { class: "row" }, fill, onPage), at);
}
