import type { Answer, Visit } from "@postulo/contract/extension-messages";
import { busyButton, element, notice } from "./element.ts";
import { field } from "./field.ts";
import { trackedText, type Words } from "./words.ts";

type Recording = Pick<Visit, "draft" | "tracked" | "recording">;

type Options = {
  readonly words: Words;
  readonly visit: Recording;
  readonly record: (draft: Visit["draft"], again: boolean) => Promise<Answer>;
  readonly onVisited: (visit: Visit) => void;
  readonly onFailed: (answer: Answer) => void;
};

const editable = ["job_title", "company_name", "location", "job_url"] as const;

function trackedNotice(words: Words, { tracked }: Recording): HTMLElement | undefined {
  return tracked && notice("warning", trackedText(words, tracked));
}

/** The form to record a sent application, prefilled from the page. */
export function recordView({ words, visit, record, onVisited, onFailed }: Options): HTMLElement {
  const { t } = words;
  const title = element("h2", {}, t("record.title"));
  if (visit.recording === "recorded")
    return element("section", {}, title, notice("success", t("record.recorded")));
  // A saved job becomes the application.
  const again = visit.tracked !== undefined && visit.tracked.appliedAt !== null;
  const fields = editable.map((name) =>
    field({
      id: name,
      label: t(`record.${name}`),
      value: visit.draft[name],
      isRequired: name !== "location",
    }),
  );
  const idle = again ? t("record.submitAgain") : t("record.submit");
  const { button, run } = busyButton(
    { idle, busy: t("record.busy") },
    { class: again ? "" : "primary", type: "submit" },
  );

  const submit = async () => {
    const typed = Object.fromEntries(fields.map(({ input }) => [input.name, input.value]));
    const answer = await record({ ...visit.draft, ...typed }, again);
    if (answer.kind === "visited") return onVisited(answer.visit);
    if (answer.kind !== "invalidDraft") return onFailed(answer);
    for (const [at, name] of editable.entries()) {
      const problem = answer.problems[name];
      fields[at]?.showProblem(problem ? t(`record.problems.${problem}`) : "");
    }
    fields.find(({ input }) => input.hasAttribute("aria-invalid"))?.input.focus();
  };

  const form = element(
    "form",
    { novalidate: true },
    title,
    trackedNotice(words, visit) ?? element("p", { class: "small secondary" }, t("record.lead")),
    ...fields.map(({ root }) => root),
    button,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run(submit);
  });
  return element("section", {}, form);
}
