import type { Answer, View } from "@postulo/contract/extension-messages";
import { busyButton, element, notice } from "../dom/element.ts";
import { recordView } from "../dom/record-view.ts";
import { dayIn, trackedText, type Words } from "../dom/words.ts";
import type { Send } from "./request-worker.ts";
import { documentsView } from "./documents-view.ts";
import { countStates, fieldList, isUnresolved, type FieldPlace } from "./field-list.ts";

type Options = {
  readonly words: Words;
  readonly view: View;
  readonly send: Send;
  /** Called after an action that may have changed the page or the visit. */
  readonly onChanged: () => Promise<void>;
  readonly onFailed: (answer: Answer) => void;
  readonly onAnnounced: (text: string) => void;
};

/** Sends a request and shows the new state, or the failure. */
async function act(
  { send, onChanged, onFailed }: Options,
  request: Parameters<Send>[0],
): Promise<Answer> {
  const answer = await send(request);
  if (answer.kind === "failed") onFailed(answer);
  else await onChanged();
  return answer;
}

function warning({ words, view }: Options): HTMLElement | undefined {
  const { t, language } = words;
  const { tracked, sameCompany } = view.visit;
  if (view.visit.recording !== "open") return undefined;
  if (tracked) return notice("warning", trackedText(words, tracked));
  if (!sameCompany?.appliedAt) return undefined;
  const appliedAt = dayIn(language, sameCompany.appliedAt);
  return notice("warning", t("panel.sameCompany", { ...sameCompany, appliedAt }));
}

function actions(options: Options): HTMLElement {
  const { words, view, onAnnounced } = options;
  const { t } = words;
  const counts = countStates(view.fields);
  const fill = busyButton(
    { idle: t("panel.fillAll"), busy: t("page.busy") },
    { class: "primary", type: "button", "data-name": "fill all" },
  );
  const fillAll = async () => {
    await act(options, { kind: "fill" });
  };
  fill.button.addEventListener("click", () => void fill.run(fillAll));
  const undo = busyButton(
    { idle: t("panel.undoAll"), busy: t("loading") },
    { type: "button", "data-name": "undo" },
  );
  const undoAll = async () => {
    const answer = await act(options, { kind: "undo" });
    if (answer.kind === "undone") onAnnounced(t("page.undone", { count: answer.count }));
  };
  undo.button.addEventListener("click", () => void undo.run(undoAll));
  return element(
    "section",
    {},
    element(
      "p",
      { class: "secondary small" },
      t("panel.ready", counts),
      counts.unseen > 0 && t("panel.notVisible", { count: counts.unseen }),
    ),
    element(
      "div",
      { class: "row" },
      fill.button,
      view.visit.receipt !== undefined && undo.button,
      nextButton(options),
    ),
  );
}

let lastGone = "";

const nameOf = ({ frameId, fieldId }: FieldPlace) => `${frameId} ${fieldId}`;

/** The next unresolved field, cyclic. */
function nextUnresolved({ view }: Options): FieldPlace | undefined {
  const open = view.fields.filter(isUnresolved);
  const at = open.findIndex((field) => nameOf(field) === lastGone);
  return open[at + 1] ?? open[0];
}

function nextButton(options: Options): HTMLElement {
  const { words, send, onAnnounced } = options;
  const { t } = words;
  const button = element("button", { type: "button", "data-name": "next" }, t("panel.next"));
  button.addEventListener("click", () => {
    const next = nextUnresolved(options);
    if (!next) return onAnnounced(t("panel.nothingLeft"));
    lastGone = nameOf(next);
    void send({ kind: "goTo", frameId: next.frameId, fieldId: next.fieldId });
  });
  return button;
}

/** The question whether the application was sent, shown once when the form has disappeared without a confirmation. */
function recording(options: Options): HTMLElement | undefined {
  const { words, view, send, onChanged, onFailed } = options;
  const { t } = words;
  const { visit } = view;
  if (visit.recording === "open" || visit.recording === "notSent") return undefined;
  const form = recordView({
    words,
    visit,
    record: (draft, again) => send({ kind: "record", draft, again }),
    onVisited: () => void onChanged(),
    onFailed,
  });
  if (visit.recording === "recorded") {
    const address = `${view.server}/dashboard`;
    const link = { href: address, target: "_blank", rel: "noreferrer" };
    form.append(element("a", link, t("openDashboard")));
    return form;
  }
  const no = element("button", { type: "button", "data-name": "not sent" }, t("record.notSent"));
  no.addEventListener("click", () => void act(options, { kind: "notSent" }));
  form.prepend(element("h3", {}, t("record.asked")));
  form.append(no);
  return form;
}

/** The content of the panel for a page. */
export function panelView(options: Options): readonly HTMLElement[] {
  const { words, view, send } = options;
  const { draft } = view.visit;
  const job = [draft.job_title, draft.company_name].filter((text) => text !== "").join(" · ");
  const recorded = recording(options);
  const fields = fieldList({
    words,
    fields: view.fields,
    onFill: ({ frameId, fieldId }, evenUnseen) =>
      void act(options, { kind: "fill", only: { frameId, fieldId, evenUnseen } }),
    onGoTo: ({ frameId, fieldId }) => void send({ kind: "goTo", frameId, fieldId }),
  });
  const documents = documentsView({
    words,
    view,
    onChosen: (documentKind, fileId) => void act(options, { kind: "choose", documentKind, fileId }),
    onWrite: async () => {
      await act(options, { kind: "writeLetter" });
    },
  });
  const form = [actions(options), documents, ...fields];
  return [
    job === "" ? undefined : element("p", { class: "secondary small" }, job),
    warning(options),
    recorded,
    ...(view.fields.length > 0 || !recorded ? form : []),
  ].filter((part) => part !== undefined);
}
