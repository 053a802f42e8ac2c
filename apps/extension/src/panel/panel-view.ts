import type { CorrectedKey } from "@postulo/contract/corrected-key";
import type { Answer, View } from "@postulo/contract/extension-messages";
import { element, notice } from "../dom/element.ts";
import { formQuestion } from "../dom/form-question.ts";
import { recordView } from "../dom/record-view.ts";
import { undoneNotice } from "../dom/undone-notice.ts";
import { dayIn, trackedText, type Words } from "../dom/words.ts";
import type { Send } from "./request-worker.ts";
import { documentsView } from "./documents-view.ts";
import type { FieldPlace } from "./field-groups.ts";
import { fieldList } from "./field-list.ts";
import { goneTo, nextOf, nextStep } from "./next-step.ts";
import type { PanelMemory } from "./panel-memory.ts";

/** A request that has failed, and how it is repeated. */
export type Repeated = {
  readonly kind: Parameters<Send>[0]["kind"];
  readonly repeat: () => Promise<void>;
};

export type PanelOptions = {
  readonly words: Words;
  readonly view: View;
  readonly memory: PanelMemory;
  readonly send: Send;
  /** Called after an action that may have changed the page or the visit. */
  readonly onChanged: () => Promise<void>;
  /** Shows a failure, with a button that repeats the request. */
  readonly onFailed: (answer: Answer, repeated?: Repeated) => void;
  /** Called when the user went to a field. */
  readonly onMoved: () => void;
  /** Shows and announces what an action has done. */
  readonly onNoted: (note: HTMLElement) => void;
  readonly onClose: () => void;
};

/** Sends a request and shows the new state, or the failure. */
async function act(options: PanelOptions, request: Parameters<Send>[0]): Promise<Answer> {
  const { send, onChanged, onFailed } = options;
  const repeat = async () => void (await act(options, request));
  const answer = await send(request);
  if (answer.kind === "failed") onFailed(answer, { kind: request.kind, repeat });
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
  const { send, view, memory, onMoved } = options;
  const goTo = (place: FieldPlace) => {
    goneTo(memory, place);
    onMoved();
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

/** That other tabs could not record applications, with the button to the window that offers them. */
function unrecordedNote({ words, view, send }: PanelOptions): HTMLElement | undefined {
  const { t } = words;
  const { unrecorded: count = 0 } = view;
  if (count === 0) return undefined;
  const see = element(
    "button",
    { type: "button", class: "plain", "data-name": "see unrecorded" },
    t("record.unrecorded.see"),
  );
  see.addEventListener("click", () => void send({ kind: "openSignIn" }));
  return element(
    "p",
    { class: "secondary small with-action" },
    t("record.unrecorded.inPanel", { count }),
    see,
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

/** That the form has no fields for some jobs or schools of the profile. */
const missingEntries = ({ words: { t }, view: { entries = [] } }: PanelOptions) =>
  entries.map(({ kind, shown, all }) =>
    element("p", { class: "secondary small" }, t(`panel.missing.${kind}`, { shown, all })),
  );

/** What the user has corrected on this site, and that it stays on this device. */
function corrections(options: PanelOptions): HTMLElement | undefined {
  const { words, view } = options;
  const { t } = words;
  if (view.corrections === 0 && view.isSaidForm !== true) return undefined;
  const forget = element(
    "button",
    { type: "button", class: "plain", "data-name": "forget corrections" },
    t("panel.forgetCorrections"),
  );
  forget.addEventListener("click", () => void act(options, { kind: "forgetCorrections" }));
  return element(
    "p",
    { class: "secondary small with-action" },
    [
      view.isSaidForm === true && t("panel.saidForm"),
      view.corrections > 0 && t("panel.corrections", { count: view.corrections }),
    ]
      .filter((text) => text !== false)
      .join(" "),
    forget,
  );
}

/** The title, lead and button of the form that records the application. */
function recordTexts({ words: { t }, view }: PanelOptions) {
  if (view.visit.isConfirmed !== true) return { title: t("record.asked") };
  const submit = t("record.submitConfirmed");
  return { title: t("record.confirmed"), lead: t("record.completeIt"), submit };
}

function notSentButton(options: PanelOptions): HTMLElement {
  const { words, view } = options;
  const label = view.visit.isConfirmed === true ? "record.doNotRecord" : "record.notSent";
  const no = element("button", { type: "button", "data-name": "not sent" }, words.t(label));
  no.addEventListener("click", () => void act(options, { kind: "notSent" }));
  return no;
}

/** The question whether the application was sent, shown once when the form has disappeared without a confirmation. */
function recording(options: PanelOptions): HTMLElement | undefined {
  const { words, view, send, onChanged, onFailed } = options;
  const { visit } = view;
  if (visit.recording === "open" || visit.recording === "notSent") return undefined;
  const form = recordView({
    words,
    visit,
    record: (draft, again) => send({ kind: "record", draft, again }),
    onVisited: () => void onChanged(),
    onFailed: (answer, repeat) => onFailed(answer, { kind: "record", repeat }),
    takeBack: () => send({ kind: "takeBack" }),
    forget: () => send({ kind: "forgetAnswers" }),
    asked: recordTexts(options),
  });
  if (visit.recording === "recorded") {
    const address = `${view.server}/dashboard`;
    const link = { href: address, target: "_blank", rel: "noreferrer" };
    form.append(element("a", link, words.t("openDashboard")));
  } else form.append(notSentButton(options));
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
        ...missingEntries(options),
        documents,
        ...fieldList({ words, memory, fields, drafts, ...actions }),
        corrections(options),
      ]
    : [];
  return [
    job === "" ? undefined : element("p", { class: "secondary small job" }, job),
    warning(options),
    unrecordedNote(options),
    recording(options),
    view.isForm || isAsked(view) ? undefined : unknownPage(options),
    ...form,
  ].filter((part) => part !== undefined);
}

const isTakenBack = ({ visit }: View) =>
  visit.isTakenBack === true && visit.recording === "notSent";

const unknownPage = (options: PanelOptions): HTMLElement =>
  isTakenBack(options.view)
    ? notice("success", options.words.t("record.takenBack"))
    : options.view.fields.length === 0
      ? element("p", {}, options.words.t("page.noFields"))
      : formQuestion({
          words: options.words,
          heading: "h3",
          onYes: async () => {
            await act(options, { kind: "isForm" });
          },
          onNo: options.onClose,
        });

/** The part below the content, which does not scroll: what is left, and the next step. */
export function panelFooter(options: PanelOptions): readonly HTMLElement[] {
  const { words, view, memory, onNoted } = options;
  if (!showsFields(view) || view.fields.length === 0) return [];
  return nextStep({
    words,
    memory,
    fields: view.fields,
    // What other pages of the form have cannot be undone here.
    canUndo: view.fields.some(({ state }) => state.kind === "filled" || state.kind === "failed"),
    onFillAll: async () => {
      await act(options, { kind: "fill" });
    },
    onUndo: async () => {
      const answer = await act(options, { kind: "undo" });
      if (answer.kind === "undone") onNoted(undoneNotice(words, answer));
    },
    onNext: fieldActions(options).onNext,
  });
}
