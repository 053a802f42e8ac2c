import type { AnsweredQuestion } from "@postulo/autofill/answered-questions";
import { lettersAndDigits } from "@postulo/autofill/fill/driver";
import type { ReceiptLine } from "@postulo/autofill/receipt";
import type { Answered } from "@postulo/contract/extension-visit";

// A draft is the user's own answer, in the words that it has now.
const isDraft = ({ outcome }: ReceiptLine) =>
  outcome.kind === "filled" && outcome.source === "draft";

const isFilled = ({ outcome }: ReceiptLine) => outcome.kind === "filled";

/** Distinguishes the user's answers from those that a filling wrote. */
export class OwnAnswers {
  /** By question, what the form had after the last filling that concerned it. */
  #before: ReadonlyMap<string, string> = new Map();
  /** What the user has changed once stays the user's, also when it is changed back. */
  readonly #changed = new Set<string>();
  #hasFilled = false;

  /** @param lines what this filling wrote. */
  afterFill(answers: readonly AnsweredQuestion[], lines: readonly ReceiptLine[]): void {
    const written = new Set(lines.filter(isFilled).map(({ label }) => label));
    const isFirst = !this.#hasFilled;
    const now = answers.filter(({ question }) => isFirst || written.has(question));
    const added = now.map(({ question, answer }) => [question, answer] as const);
    this.#before = new Map([...this.#before, ...added]);
    for (const question of written) this.#changed.delete(question);
    this.#hasFilled = true;
  }

  /** The user's answers, and what each one replaces that was there after the filling; empty texts if nothing was. */
  read(answers: readonly AnsweredQuestion[], lines: readonly ReceiptLine[]): readonly Answered[] {
    const filled = new Set(
      lines.filter((line) => isFilled(line) && !isDraft(line)).map(({ label }) => label),
    );
    return answers.flatMap((one) => {
      const { question, answer } = one;
      const before = this.#before.get(question);
      const isSame = before !== undefined && lettersAndDigits(before) === lettersAndDigits(answer);
      if (this.#hasFilled && !isSame) this.#changed.add(question);
      const isChanged = this.#changed.has(question);
      // Of a field that was filled before this page was read again, what was written is not known.
      if (filled.has(question) && !(isChanged && before !== undefined)) return [];
      return isChanged ? [{ ...one, replaces: before ?? "" }] : [one];
    });
  }
}
