import type { Answer } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { busyButton, element, notice } from "../dom/element.ts";
import { field } from "../dom/field.ts";
import { trackedText, type Words } from "../dom/words.ts";
import { sendRequest } from "./ask.ts";

type Options = {
  readonly words: Words;
  readonly tabId: number;
  readonly onFailed: (answer: Answer) => void;
};

const completed = ["job_title", "company_name", "location", "job_url"] as const;

const saveButton = ({ t }: Words, type: "button" | "submit") =>
  busyButton({ idle: t("record.save"), busy: t("record.saving") }, { type });

type FormOptions = Options & {
  readonly draft: Visit["draft"];
  /** Called with every answer but `invalidDraft`, which is shown at the fields. */
  readonly onAnswer: (answer: Answer) => void;
};

/** The form for what the page does not say. */
function completionForm({ words, tabId, draft, onAnswer }: FormOptions) {
  const { t } = words;
  const fields = completed.map((name) =>
    field({
      id: `save-${name}`,
      label: t(`record.${name}`),
      value: draft[name],
      isRequired: name !== "location",
    }),
  );
  const { button, run } = saveButton(words, "submit");
  const lead = element("p", { class: "small secondary" }, t("record.incomplete"));
  const roots = fields.map(({ root }) => root);
  const form = element("form", { novalidate: true }, lead, ...roots, button);

  const show = (answer: Answer) => {
    if (answer.kind !== "invalidDraft") return onAnswer(answer);
    for (const [at, name] of completed.entries()) {
      const problem = answer.problems[name];
      fields[at]?.showProblem(problem ? t(`record.problems.${problem}`) : "");
    }
    fields.find(({ input }) => input.hasAttribute("aria-invalid"))?.input.focus();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(completed.map((name, at) => [name, fields[at]?.input.value]));
    const request = { kind: "saveJob", tabId, draft: { ...draft, ...typed } } as const;
    void run(async () => show(await sendRequest(request)));
  });
  return { form, show };
}

/** Saves the job of the page for later; asks for what the page does not say. */
export function saveView(options: Options): HTMLElement {
  const { words, tabId, onFailed } = options;
  const { button, run } = saveButton(words, "button");
  const root = element("section", {}, button);

  function onAnswer(answer: Answer) {
    if (answer.kind !== "saved") return onFailed(answer);
    const { isNew, visit } = answer;
    const text =
      isNew || !visit.tracked ? words.t("record.saved") : trackedText(words, visit.tracked);
    const result = notice(isNew ? "success" : "warning", text);
    result.tabIndex = -1;
    root.replaceChildren(result);
    result.focus();
  }
  async function save() {
    const answer = await sendRequest({ kind: "saveJob", tabId });
    if (answer.kind !== "invalidDraft" || !answer.draft) return onAnswer(answer);
    const { form, show } = completionForm({ ...options, draft: answer.draft, onAnswer });
    root.replaceChildren(form);
    show(answer);
  }
  button.addEventListener("click", () => void run(save));
  return root;
}
