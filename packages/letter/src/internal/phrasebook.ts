import type { RoleEvidence, SkillEvidence } from "../evidence.ts";
import type { Education, Period } from "../letter-profile.ts";
import type { Tone } from "@postulo/domain/letter-style";
import type { Clause } from "./clause.ts";

/** What a letter says about the posting; each may be unknown. */
export type Aim = {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly place: string | undefined;
};

/** A role with the words for it ready: the reader of the profile has already chosen the clauses. */
export type ToldRole = Pick<RoleEvidence, "kind" | "title" | "organization" | "period">;

type Told = { readonly role: ToldRole; readonly clause: Clause };

/** How the second role stands in time to the first. */
export type Order = "before" | "earlierStill" | "after" | "alongside";

export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** Ways of saying one thing; one that lacks what it needs answers undefined. */
export type Variants<Facts> = readonly ((facts: Facts) => string | undefined)[];

/** One language's sentences. No sentence here says anything about a person that is not handed in. */
export type Phrasebook = {
  readonly subject: (aim: Aim) => string;
  readonly salutation: (aim: Aim, tone: Tone) => string;
  readonly closing: (reader: { northAmerican: boolean; tone: Tone }) => Variants<undefined>;
  readonly dateLine: (
    date: CalendarDate,
    place: { city: string; northAmerican: boolean },
  ) => string;
  readonly opening: Variants<Aim>;
  readonly openingWithRole: Variants<{ aim: Aim; role: ToldRole }>;
  /** The summary and the application in one sentence. */
  readonly openingWithSummary: Variants<{ aim: Aim; summary: string }>;
  readonly summary: (summary: string) => string | undefined;
  /** A duty of the posting that this role knows. */
  readonly knownDuty: Variants<{ duty: Clause; role: ToldRole }>;
  /** Terms of the posting that these employers have seen. */
  readonly knownTerms: Variants<{ names: readonly string[]; employers: readonly string[] }>;
  readonly firstTold: Variants<Told>;
  readonly moreTold: Variants<Told>;
  readonly laterTold: Variants<Told & { order: Order }>;
  readonly bareRole: Variants<{
    role: ToldRole;
    order: Order | undefined;
    names: readonly string[];
  }>;
  readonly bridge: Variants<{ names: readonly string[]; isCurrent: boolean }>;
  readonly skills: Variants<{
    skills: readonly SkillEvidence[];
    asked: boolean;
    company: string | undefined;
  }>;
  readonly languages: Variants<{ skills: readonly SkillEvidence[] }>;
  readonly education: Variants<{ entry: Education; isFurther: boolean }>;
  /** `besideJobs` is false when there is no job to tell, and the contribution stands for itself. */
  readonly contribution: Variants<Told & { besideJobs: boolean }>;
  readonly bareContribution: Variants<{ role: ToldRole; besideJobs: boolean }>;
  readonly note: Variants<{ content: string }>;
  readonly available: (content: string) => string | undefined;
  readonly invitation: Record<Tone, Variants<Aim>>;
  /** Two clauses that may share one subject. */
  readonly joined: (first: Clause, second: Clause) => Clause | undefined;
};

/** First and last year of a period; what still goes on ends in no year yet. */
function span({ start, end, isCurrent }: Period): { from: number; to: number } | undefined {
  const known = start?.year ?? end?.year;
  if (known === undefined) return undefined;
  return { from: known, to: isCurrent ? Number.POSITIVE_INFINITY : (end?.year ?? known) };
}

/** Whether a period lies before another, as far as the years are known. */
export function orderOf(period: Period, reference: Period): Order {
  const [one, other] = [span(period), span(reference)];
  if (!one || !other) return "alongside";
  if (one.to <= other.from) return "before";
  return one.from >= other.to ? "after" : "alongside";
}
