import type { RoleEvidence, SkillEvidence } from "../evidence.ts";
import type { Education, Period } from "@postulo/evidence/profile";
import type { Tone } from "@postulo/domain/letter-style";
import type { Clause } from "./clause.ts";

/** The facts of the posting in a letter; each may be unknown. */
export type LetterTarget = {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
};

/** A role for a sentence; its clauses are already selected. */
export type RoleText = Pick<RoleEvidence, "kind" | "title" | "organization" | "period">;

type RoleClause = { readonly role: RoleText; readonly clause: Clause };

/** Time of the second role relative to the first. */
export type Chronology = "before" | "earlierStill" | "after" | "alongside";

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** Variants of one sentence; undefined if the facts do not suffice. */
export type Variants<Facts> = readonly ((facts: Facts) => string | undefined)[];

/** The sentences of one language. Claims about the applicant come from parameters only. */
export type Phrasebook = {
  readonly subject: (target: LetterTarget) => string;
  readonly salutation: (target: LetterTarget, tone: Tone) => string;
  readonly closing: (reader: { northAmerican: boolean; tone: Tone }) => Variants<undefined>;
  readonly dateLine: (
    date: CalendarDate,
    place: { city: string; northAmerican: boolean },
  ) => string;
  readonly opening: Variants<LetterTarget>;
  readonly openingWithRole: Variants<{ target: LetterTarget; role: RoleText }>;
  /** The summary and the application in one sentence. */
  readonly openingWithSummary: Variants<{ target: LetterTarget; summary: string }>;
  readonly summary: (summary: string) => string | undefined;
  /** A duty of the posting that this role covers. */
  readonly matchedDuty: Variants<{ duty: Clause; role: RoleText }>;
  /** Terms of the posting, practised at these employers. */
  readonly matchedTerms: Variants<{ names: readonly string[]; employers: readonly string[] }>;
  readonly firstStatement: Variants<RoleClause>;
  readonly furtherStatement: Variants<RoleClause>;
  readonly laterRole: Variants<RoleClause & { order: Chronology }>;
  readonly bareRole: Variants<{
    role: RoleText;
    order: Chronology | undefined;
    names: readonly string[];
  }>;
  readonly bridge: Variants<{ names: readonly string[]; isCurrent: boolean }>;
  readonly skills: Variants<{
    skills: readonly SkillEvidence[];
    isRequired: boolean;
    company: string | undefined;
  }>;
  readonly languages: Variants<{ skills: readonly SkillEvidence[] }>;
  readonly education: Variants<{ entry: Education; isFurther: boolean }>;
  /** `besideJobs` is false if the profile has no job. */
  readonly contribution: Variants<RoleClause & { besideJobs: boolean }>;
  readonly bareContribution: Variants<{ role: RoleText; besideJobs: boolean }>;
  readonly note: Variants<{ content: string }>;
  readonly available: (content: string) => string | undefined;
  readonly invitation: Record<Tone, Variants<LetterTarget>>;
  /** Two clauses that may share one subject. */
  readonly joined: (first: Clause, second: Clause) => Clause | undefined;
};

/** First and last year of a period; a current one ends at infinity. */
function span({ start, end, isCurrent }: Period): { from: number; to: number } | undefined {
  const known = start?.year ?? end?.year;
  if (known === undefined) return undefined;
  return { from: known, to: isCurrent ? Number.POSITIVE_INFINITY : (end?.year ?? known) };
}

/** Whether a period precedes another, by the known years. */
export function chronologyOf(period: Period, reference: Period): Chronology {
  const [one, other] = [span(period), span(reference)];
  if (!one || !other) return "alongside";
  if (one.to <= other.from) return "before";
  return one.from >= other.to ? "after" : "alongside";
}
