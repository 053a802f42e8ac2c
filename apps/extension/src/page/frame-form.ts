import type { Applicant } from "@postulo/autofill/applicant";
import type { Undone } from "@postulo/autofill/fill";
import type { FormSession } from "@postulo/autofill/form-session";
import type { PlannedField } from "@postulo/autofill/plan";
import type { ReceiptLine } from "@postulo/autofill/receipt";
import type { Answered, Line } from "@postulo/contract/extension-visit";
import type { FrameField } from "@postulo/contract/page-results";
import type { OnlyField } from "../page-api.ts";
import type { OwnAnswers } from "./own-answers.ts";

/** Whether a receipt line belongs to this field. By key and label, because re-renders change field ids. */
const isSame = (line: ReceiptLine, field: PlannedField) =>
  line.key === field.key && line.label === field.label;

const isNews = ({ outcome }: ReceiptLine) => outcome.kind !== "left";

type Skip = Extract<PlannedField["step"], { kind: "skip" }>;

function leftState(
  { reason, offer }: Skip,
  outcome: ReceiptLine["outcome"] | undefined,
  isUnseen: boolean | undefined,
): FrameField["state"] {
  if (reason === "alreadyFilled" && outcome?.kind === "filled") return outcome;
  const offered = isUnseen ? undefined : offer;
  return {
    kind: "left",
    reason,
    ...(offered ? { offer: { text: offered.step.text, basis: offered.basis } } : {}),
  };
}

/** The state of a field; an earlier outcome is used once, while it still applies. */
function stateOf(
  { step, isUnseen }: PlannedField,
  line: ReceiptLine | undefined,
): FrameField["state"] {
  const told = line?.outcome;
  if (step.kind === "skip") return leftState(step, told, isUnseen);
  // A drop zone, or an upload that clears its input, looks empty after a file was attached.
  const isAttached = step.kind === "attach" && told?.kind === "filled";
  return isAttached || told?.kind === "failed"
    ? told
    : { kind: isUnseen ? "unseen" : "ready", text: step.text, source: step.source };
}

const isFilled = ({ outcome }: ReceiptLine) => outcome.kind === "filled";
const nowhere = -1;

const hiddenFields = (lines: readonly ReceiptLine[]): readonly FrameField[] =>
  lines
    .filter(isFilled)
    .map(({ key, label, outcome }) => ({ fieldId: nowhere, key, label, state: outcome }));

/** The form of one frame between the user's actions: its fields and their outcomes. */
export class FrameForm {
  readonly #form: FormSession;
  #told: readonly ReceiptLine[] = [];
  #stored: readonly Answered[] = [];
  readonly #own: Pick<OwnAnswers, "afterFill" | "read"> | undefined;
  #isFilling = false;

  /** @param own distinguishes the user's answers; without it there are none. */
  constructor(form: FormSession, own: Pick<OwnAnswers, "afterFill" | "read"> | undefined) {
    this.#form = form;
    this.#own = own;
  }

  read(applicant: Applicant): readonly FrameField[] {
    const { fields, others } = this.#match(applicant);
    // A custom list may hide its input after filling. When no reported field is found any more, it is the form's next page.
    const isSamePage = others.length < this.#told.length;
    return isSamePage ? [...fields, ...hiddenFields(others)] : fields;
  }

  /** The planned fields with earlier outcomes, and the outcomes of fields that are not in the page any more. */
  #match(applicant: Applicant) {
    const told = [...this.#told];
    const fields = this.#form.plan(applicant).map((field): FrameField => {
      const at = told.findIndex((line) => isSame(line, field));
      const [line] = at < 0 ? [] : told.splice(at, 1);
      const { fieldId, key, label } = field;
      return { fieldId, key, label, state: stateOf(field, line) };
    });
    return { fields, others: told };
  }

  async fill(applicant: Applicant, only: OnlyField): Promise<readonly FrameField[]> {
    this.#isFilling = true;
    try {
      const lines = await this.#form.fill(applicant, only && [only.fieldId], only?.evenUnseen);
      const news = lines.filter(isNews);
      const isNewsOf = (line: ReceiptLine) =>
        news.some((one) => one.key === line.key && one.label === line.label);
      this.#told = [...news, ...this.#told.filter((line) => !isNewsOf(line))];
      this.#own?.afterFill(this.#form.answered(), news);
    } finally {
      this.#isFilling = false;
    }
    // Of a page that was left meanwhile too, for the receipt.
    const { fields, others } = this.#match(applicant);
    return [...fields, ...hiddenFields(others)];
  }

  async undo(): Promise<Undone> {
    const undone = await this.#form.undo();
    const { kept, released } = undone;
    // The earlier steps of a form in one document stay filled.
    this.#told = this.#told.filter(
      (line) => kept.includes(line.label) || (isFilled(line) && !released.includes(line.label)),
    );
    return undone;
  }

  /**
   * Stores the answers at the user's last click, because a submitted page disappears.
   * @returns what a running fill has filled so far, for the same reason.
   */
  beforeLeaving(): Line[] {
    const written = this.#form.written();
    const ours = new Set(written.map(({ label }) => label));
    this.#stored = this.#ownAnswers().filter(({ question }) => !ours.has(question));
    return [...written];
  }

  forgetKept(): void {
    this.#stored = [];
  }

  answered(): readonly Answered[] {
    // During a fill its own values cannot be distinguished from the user's.
    const now = this.#isFilling ? [] : this.#ownAnswers();
    return now.length > 0 ? now : this.#stored;
  }

  #ownAnswers(): readonly Answered[] {
    return this.#own?.read(this.#form.answered(), this.#told) ?? [];
  }
}
