import { plainWords } from "@postulo/autofill/classify/phrase";
import { chooseAnswer } from "@postulo/autofill/plan/answers/choose-answer";
import { countriesIn, isOfEmployer } from "@postulo/autofill/plan/answers/find-answer";
import type { Answered, LearnedAnswer } from "@postulo/contract/extension-visit";
import type { AnswerKey } from "@postulo/domain/answer-key";
import * as z from "zod/mini";

/** The stored answers, as rows of `other`. */
export const answerRows = z.array(
  z.object({
    id: z.string(),
    kind: z.nullish(z.string()),
    question: z.nullish(z.string()),
    content: z.nullish(z.string()),
    scope_name: z.nullish(z.string()),
    country: z.nullish(z.string()),
  }),
);
type Row = z.infer<typeof answerRows>[number];

type NewRow = {
  readonly kind: AnswerKey;
  readonly question: string;
  readonly content: string;
  readonly scope: "employer" | "global";
  readonly scope_name: string | null;
};

type Changes = { readonly added: readonly NewRow[]; readonly replaced: LearnedAnswer[] };

type Application = {
  /** Empty if it is not known. */
  readonly company: string;
  /** The questions with a draft, whose text is for this employer. */
  readonly drafted: ReadonlySet<string>;
};

const isOfCountry = (kind: AnswerKey) =>
  kind === "work_authorization" || kind === "visa_sponsorship";

/** A permit depends on the country: that of the job, where the question names none. */
const isOfJob = ({ kind, question }: Answered) =>
  isOfCountry(kind) && countriesIn(question).size !== 1;

const isOwn = (one: Answered) => isOfEmployer(one.kind) || isOfJob(one);

/** Whether a stored answer is the one that was written, maybe in the words of an option. */
function isWritten(written: string, stored: string): boolean {
  if (written === "") return false;
  return chooseAnswer([{ text: written, value: "" }], stored) === 0;
}

function isSameCountry({ kind, question }: Answered, row: Row): boolean {
  if (!isOfCountry(kind)) return true;
  const [named = ""] = countriesIn(question);
  const about = row.country ?? [...countriesIn(row.question ?? "")].join();
  return about === named;
}

/** Whether a row holds, in answer to another wording of the question, what the user has replaced. */
const isOfSameKind = (one: Answered, row: Row) =>
  one.kind !== "custom_question" &&
  row.kind === one.kind &&
  isWritten(one.replaces ?? "", row.content ?? "") &&
  isSameCountry(one, row);

type Asked = { readonly one: Answered; readonly company: string; readonly isScoped: boolean };

/** The rows of the same question for this employer or for all, or for this employer alone. */
const sameQuestion = ({ one, company, isScoped }: Asked, rows: readonly Row[]) =>
  rows.filter(
    (row) =>
      (row.scope_name ?? (isScoped ? "" : company)) === company &&
      plainWords(row.question ?? "") === plainWords(one.question),
  );

/** Whether a row for all, which is about no employer, has filled this question in the same words. */
const isForAll = (asked: Asked, row: Row) =>
  (row.scope_name ?? "") === "" &&
  !isOfEmployer(row.kind ?? "") &&
  isWritten(asked.one.replaces ?? "", row.content ?? "") &&
  sameQuestion({ ...asked, isScoped: false }, [row]).length > 0;

/** The rows that hold what the user has replaced. */
function outdatedRows(asked: Asked, rows: readonly Row[]): readonly Row[] {
  const { one, company, isScoped } = asked;
  const same = sameQuestion(asked, rows);
  if (isScoped && isOfJob(one)) return same;
  if (isScoped) return [...same, ...rows.filter((row) => isForAll(asked, row))];
  const isNear = ({ scope_name: name }: Row) => (name ?? company) === company;
  return [...same, ...rows.filter((row) => isNear(row) && isOfSameKind(one, row))];
}

/** The stored rows that an answer concerns: those that it replaces, or those that make it unnecessary. */
const knownRows = (asked: Asked, rows: readonly Row[]) =>
  asked.one.replaces === undefined
    ? sameQuestion({ ...asked, isScoped: false }, rows)
    : outdatedRows(asked, rows);

const newRow = ({ one: { kind, question, answer }, company, isScoped }: Asked): NewRow => ({
  kind,
  question,
  content: answer,
  ...(isScoped
    ? { scope: "employer", scope_name: company }
    : { scope: "global", scope_name: null }),
});

/**
 * What to change of the stored answers. An answer that the user gave in place of another one replaces it, for this employer or
 * for all as it was stored; other stored answers to the same question stay.
 */
export function answerChanges(
  answered: readonly Answered[],
  rows: readonly Row[],
  { company, drafted }: Application,
): Changes {
  const added: NewRow[] = [];
  const replaced = new Map<string, LearnedAnswer>();
  for (const one of answered) {
    const { question, answer, replaces } = one;
    // What is about an employer says nothing about others.
    if (company === "" && isOwn(one)) continue;
    const isScoped = company !== "" && (isOwn(one) || drafted.has(question));
    const asked = { one, company, isScoped };
    const known = knownRows(asked, rows);
    for (const { id, content } of replaces === undefined ? [] : known)
      if (content !== answer) replaced.set(id, { id, question, answer, before: content ?? "" });
    if (known.length === 0) added.push(newRow(asked));
  }
  return { added, replaced: [...replaced.values()] };
}
