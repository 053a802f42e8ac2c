import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { busyButton, element, notice } from "./element.ts";
import { field } from "./field.ts";
import { trackedText, type Words } from "./words.ts";

type Recording = Pick<Visit, "draft" | "tracked" | "recording" | "recordedAs" | "learned">;

type Asked = { readonly title: string; readonly lead?: string; readonly submit?: string };

type Options = {
  readonly words: Words;
  readonly visit: Recording;
  /** Makes the ids of the inputs unique where several of these forms are shown. */
  readonly idPrefix?: string;
  readonly record: (draft: Visit["draft"], again: boolean) => Promise<Answer>;
  readonly onVisited: (visit: Visit) => void;
  /** Called with a failure, and what repeats the request. */
  readonly onFailed: (answer: Answer, repeat: () => Promise<void>) => void;
  /** The question that the form answers, and what is to be done; without it the form is an offer. */
  readonly asked?: Asked;
  readonly takeBack: () => Promise<Answer>;
  /** Takes back the answers that were stored with the record. */
  readonly forget: () => Promise<Answer>;
};

const editable = ["job_title", "company_name", "location", "job_url"] as const;

function trackedNotice(words: Words, { tracked }: Recording): HTMLElement | undefined {
  return tracked && notice("warning", trackedText(words, tracked));
}

type Undo = {
  readonly name: string;
  readonly label: string;
  readonly work: () => Promise<Answer>;
};

function undoButton({ words, onVisited, onFailed }: Options, { name, label, work }: Undo) {
  const { button, run } = busyButton(
    { idle: label, busy: words.t("loading") },
    { type: "button", "data-name": name },
  );
  const undo = async (): Promise<void> => {
    const answer = await work();
    if (answer.kind === "visited") onVisited(answer.visit);
    else onFailed(answer, undo);
  };
  button.addEventListener("click", ({ detail }) => {
    // The second click of a double click was meant for the button that was there before.
    if (detail <= 1) void run(undo);
  });
  return button;
}

const maxShown = 60;
const cut = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown - 1)}…` : text);

/** The answers that were stored for further forms, each question once, with the button that takes them back. */
function learnedView(options: Options): HTMLElement | undefined {
  const { words, visit, forget } = options;
  const { t } = words;
  const learned = new Map((visit.learned ?? []).map((one) => [one.question, one]));
  if (learned.size === 0) return undefined;
  const lines = [...learned.values()].map(({ question, answer, before }) =>
    element(
      "li",
      {},
      before === undefined
        ? t("record.learnedAnswer", { question: cut(question), answer: cut(answer) })
        : t("record.replacedAnswer", {
            question: cut(question),
            answer: cut(answer),
            before: cut(before),
          }),
    ),
  );
  return element(
    "div",
    {},
    element("p", { class: "small" }, t("record.learned")),
    element("ul", { class: "small" }, ...lines),
    undoButton(options, { name: "forget answers", label: t("record.forget"), work: forget }),
  );
}

/** The notice of a recorded application and its answers, with the buttons that take them back. */
function recordedView(options: Options): HTMLElement {
  const { words, visit, takeBack } = options;
  const { t } = words;
  return element(
    "section",
    {},
    notice("success", t("record.recorded")),
    visit.recordedAs &&
      undoButton(options, { name: "take back", label: t("record.takeBack"), work: takeBack }),
    learnedView(options),
  );
}

const offered = ({ t }: Words): Asked => ({ title: t("record.title"), lead: t("record.lead") });

/** The form to record a sent application, prefilled from the page. */
export function recordView(options: Options): HTMLElement {
  const { words, visit, idPrefix = "", record, onVisited, onFailed, asked } = options;
  const { t } = words;
  if (visit.recording === "recorded") return recordedView(options);
  const { title, lead, submit: usual = t("record.submit") } = asked ?? offered(words);
  // A saved job becomes the application.
  const again = visit.tracked !== undefined && visit.tracked.appliedAt !== null;
  const fields = editable.map((name) =>
    field({
      id: `${idPrefix}${name}`,
      label: t(`record.${name}`),
      value: visit.draft[name],
      isRequired: name !== "location",
    }),
  );
  const idle = again ? t("record.submitAgain") : usual;
  const { button, run } = busyButton(
    { idle, busy: t("record.busy") },
    { class: again || !asked ? "" : "primary", type: "submit" },
  );

  const submit = async (): Promise<void> => {
    const typed = Object.fromEntries(editable.map((name, at) => [name, fields[at]?.input.value]));
    const answer = await record({ ...visit.draft, ...typed }, again);
    if (answer.kind === "visited") return onVisited(answer.visit);
    if (answer.kind !== "invalidDraft") return onFailed(answer, submit);
    for (const [at, name] of editable.entries()) {
      const problem = answer.problems[name];
      fields[at]?.showProblem(problem ? t(`record.problems.${problem}`) : "");
    }
    fields.find(({ input }) => input.hasAttribute("aria-invalid"))?.input.focus();
  };

  const form = element(
    "form",
    { novalidate: true },
    element("h2", {}, title),
    trackedNotice(words, visit) ??
      (lead !== undefined && element("p", { class: "small secondary" }, lead)),
    ...fields.map(({ root }) => root),
    button,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(submit);
  });
  return element("section", {}, form);
}
