import type { CorrectedKey } from "@postulo/contract/corrected-key";
import type { Answer, View } from "@postulo/contract/extension-messages";
import { busyButton, element, notice } from "../dom/element.ts";
import { recordView } from "../dom/record-view.ts";
import { dayIn, trackedText, type Words } from "../dom/words.ts";
import type { Send } from "./request-worker.ts";
import { documentsView } from "./documents-view.ts";
import type { FieldPlace } from "./field-groups.ts";
import { fieldList } from "./field-list.ts";
import { goneTo, nextOf, nextStep } from "./next-step.ts";
import type { PanelMemory } from "./panel-memory.ts";

export type PanelOptions = {
  readonly words: Words;
  readonly view: View;
  readonly memory: PanelMemory;
  readonly send: Send;
  /** Called after an action that may have changed the page or the visit. */
  readonly onChanged: () => Promise<void>;
  readonly onFailed: (answer: Answer) => void;
  readonly onAnnounced: (text: string) => void;
};

/** Sends a request and shows the new state, or the failure. */
async function act(
  { send, onChanged, onFailed }: PanelOptions,
  request: Parameters<Send>[0],
): Promise<Answer> {
  const answer = await send(request);
  if (answer.kind === "failed") onFailed(answer);
  else await onChanged();
  return answer;
}

function warning({ words, view }: PanelOptions): HTMLElement | undefined {
  const { t, language } = words;
  const { tracked, sameCompany } = view.visit;
  if (view.visit.recording !== "open") return undefined;
  if (tracked) return notice("warning", trackedText(words, tracked));
  if (!sameCompany?.appliedAt) return undefined;
  const appliedAt = dayIn(language, sameCompany.appliedAt);
  return notice("warning", t("panel.sameCompany", { ...sameCompany, appliedAt }));
}

const placeOf = ({ frameId, fieldId }: FieldPlace) => ({ frameId, fieldId });

/** What the panel does with its fields. */
function fieldActions(options: PanelOptions) {
  const { send, view, memory } = options;
  const goTo = (place: FieldPlace) => {
    goneTo(memory, place);
    void send({ kind: "goTo", ...placeOf(place) });
  };
  return {
    onGoTo: goTo,
    onFill: (place: FieldPlace, evenUnseen: boolean) =>
      void act(options, { kind: "fill", only: { ...placeOf(place), evenUnseen } }),
    onDraft: async (place: FieldPlace) => {
      await act(options, { kind: "draft", ...placeOf(place) });
    },
    onInsert: async (place: FieldPlace) => {
      const answer = await act(options, { kind: "insertDraft", ...placeOf(place) });
      if (answer.kind !== "failed") goTo(place);
    },
    onCorrected: (place: FieldPlace, is: CorrectedKey | null) =>
      void act(options, { kind: "correct", ...placeOf(place), is }),
    onNext: () => {
      const next = nextOf(view.fields, memory);
      if (next) goTo(next);
    },
  };
}

/** Goes to the next field that is left. */
export const goToNext = (options: PanelOptions) => fieldActions(options).onNext();

/** The question on a page that does not look like an application. */
function formQuestion(options: PanelOptions): HTMLElement {
  const { t } = options.words;
  const { button, run } = busyButton(
    { idle: t("panel.isFormYes"), busy: t("loading") },
    { class: "primary", type: "button", "data-name": "is form" },
  );
  button.addEventListener(
    "click",
    () =>
      void run(async () => {
        await act(options, { kind: "isForm" });
      }),
  );
  return element(
    "section",
    {},
    element("h3", {}, t("panel.isForm")),
    element("p", { class: "secondary small" }, t("panel.isFormWhy")),
    element("div", { class: "row" }, button),
  );
}

/** Whose fields these are, where frames of other sites have them. */
function frameNote({ words, view }: PanelOptions): HTMLElement | undefined {
  const { t } = words;
  const sites = [...new Set(view.fields.flatMap(({ site }) => site ?? []))].join(", ");
  if (sites === "") return undefined;
  const isAll = view.fields.every(({ site }) => site !== undefined);
  return element(
    "p",
    { class: "secondary small" },
    isAll ? t("panel.frameOf", { sites }) : t("panel.frameOfSome", { sites }),
  );
}

/** What the user has corrected on this site, and that it stays on this device. */
function corrections(options: PanelOptions): HTMLElement | undefined {
  const { words, view } = options;
  const { t } = words;
  if (view.corrections === 0) return undefined;
  const forget = element(
    "button",
    { type: "button", class: "plain", "data-name": "forget corrections" },
    t("panel.forgetCorrections"),
  );
  forget.addEventListener("click", () => void act(options, { kind: "forgetCorrections" }));
  return element(
    "p",
    { class: "secondary small with-action" },
    t("panel.corrections", { count: view.corrections }),
    forget,
  );
}

/** The question whether the application was sent, shown once when the form has disappeared without a confirmation. */
function recording(options: PanelOptions): HTMLElement | undefined {
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

const isAsked = ({ visit }: View) => visit.recording === "ask" || visit.recording === "recorded";

/** Whether the fields are shown: not once the form is gone, nor before the user has said that the page is a form. */
const showsFields = (view: View) => view.isForm && (view.fields.length > 0 || !isAsked(view));

/** The content of the panel for a page. */
export function panelView(options: PanelOptions): readonly HTMLElement[] {
  const { words, view, memory } = options;
  const { draft, drafts = [] } = view.visit;
  const job = [draft.job_title, draft.company_name].filter((text) => text !== "").join(" · ");
  const { fields } = view;
  const actions = fieldActions(options);
  const documents = documentsView({
    words,
    view,
    memory,
    onChosen: (documentKind, fileId) => void act(options, { kind: "choose", documentKind, fileId }),
    onWrite: async () => {
      await act(options, { kind: "writeLetter" });
    },
  });
  const form = showsFields(view)
    ? [
        frameNote(options),
        documents,
        ...fieldList({ words, memory, fields, drafts, ...actions }),
        corrections(options),
      ]
    : [];
  return [
    job === "" ? undefined : element("p", { class: "secondary small job" }, job),
    warning(options),
    recording(options),
    view.isForm || isAsked(view) ? undefined : unknownPage(options),
    ...form,
  ].filter((part) => part !== undefined);
}

const unknownPage = (options: PanelOptions): HTMLElement =>
  options.view.fields.length === 0
    ? element("p", {}, options.words.t("page.noFields"))
    : formQuestion(options);

/** The part below the content, which does not scroll: what is left, and the next step. */
export function panelFooter(options: PanelOptions): readonly HTMLElement[] {
  const { words, view, memory, onAnnounced } = options;
  if (!showsFields(view) || view.fields.length === 0) return [];
  return nextStep({
    words,
    memory,
    fields: view.fields,
    canUndo: view.visit.receipt !== undefined,
    onFillAll: async () => {
      await act(options, { kind: "fill" });
    },
    onUndo: async () => {
      const answer = await act(options, { kind: "undo" });
      if (answer.kind === "undone") onAnnounced(words.t("page.undone", { count: answer.count }));
    },
    onNext: fieldActions(options).onNext,
  });
}
