import { fold } from "@postulo/lexicon/fold";
import type { StoredProfile, Period } from "@postulo/evidence/profile";
import type { Posting } from "../../posting.ts";
import { countsYears, durationsOf } from "./durations.ts";
import type { Durations } from "./durations.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { figuresOf } from "../number-words.ts";
import { memoize } from "@postulo/evidence/memoize";
import { stemsIn } from "../word-stems.ts";
import { wordsOf } from "@postulo/evidence/words";

/** An employer or school of the profile: its facts may not be attributed to another. */
type Employer = {
  readonly name: string;
  readonly years: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
};

/** The facts for checking true words in untrue claims. */
export type ClaimFacts = {
  readonly employers: readonly Employer[];
  /** Each statement with figures. */
  readonly counted: readonly {
    readonly values: ReadonlySet<string>;
    readonly stems: ReadonlySet<string>;
    readonly text: string;
  }[];
  readonly stems: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly domains: string;
  /** Languages that the profile does not know well. */
  readonly modestLanguages: ReadonlySet<string>;
  readonly company: string;
  readonly targetNames: readonly string[];
  /** Whether the posting or the names of its job contain these folded words. */
  readonly isInPosting: (words: string) => boolean;
  readonly durations: Durations;
  /** The latest year in the texts: a possible start. */
  readonly latestYear: string;
  /** Each line of profile and posting. */
  readonly lines: readonly string[];
};

const yearsIn = (text: string) => (text.match(/\b20\d\d\b/g) ?? []).map(Number);
const yearsOf = ({ start, end }: Period) =>
  [start, end].flatMap((date) => (date ? [String(date.year)] : []));
const keysOf = (text: string) => new Set(wordsOf(text).map(({ key }) => key));

function employerOf(name: string, period: Period, texts: readonly string[]): Employer {
  const text = texts.join("\n");
  return {
    name: fold(name).trim(),
    years: new Set([...yearsOf(period), ...(text.match(/\b(?:19|20)\d\d\b/g) ?? [])]),
    keys: keysOf(text),
  };
}

/** Merges jobs at the same employer. */
function mergeEmployers(houses: readonly Employer[]): Employer[] {
  const byName = new Map<string, Employer>();
  for (const one of houses.filter(({ name }) => name.length > 2)) {
    const known = byName.get(one.name);
    byName.set(one.name, {
      name: one.name,
      years: new Set([...(known?.years ?? []), ...one.years]),
      keys: new Set([...(known?.keys ?? []), ...one.keys]),
    });
  }
  return [...byName.values()];
}

/** The article before an employer's name, which the reader omits. */
export const leadingArticle = /^(?:the |la |le |les |l')/;

/** The employers, figures and levels of profile and posting. */
export function claimFacts(
  profile: StoredProfile,
  posting: Posting,
  { factTexts, targetNames }: { factTexts: readonly string[]; targetNames: readonly string[] },
): ClaimFacts {
  const all = factTexts.join("\n");
  const postingText = fold([posting.text, ...targetNames].join("\n"));
  return {
    durations: durationsOf(profile, factTexts, yearsIn(posting.text)),
    latestYear: String(Math.max(0, ...yearsIn(all), ...yearsIn(posting.text))),
    lines: [...factTexts, ...posting.text.split("\n"), ...targetNames],
    employers: mergeEmployers([
      ...profile.experiences.map((e) => employerOf(e.company, e.period, [e.title, e.description])),
      ...profile.contributions.map((c) =>
        employerOf(c.organization, c.period, [c.title, c.description]),
      ),
      ...profile.education.map((d) =>
        employerOf(d.school, d.period, [d.degree, d.field, d.description]),
      ),
    ]),
    counted: all
      .split(/\n|(?<=[.;!?])\s+/)
      .map((text) => ({
        values: new Set(
          figuresOf(text)
            .filter((figure) => !countsYears(text, figure.start + figure.text.length))
            .map(({ value }) => value),
        ),
        stems: stemsIn(text),
        text: fold(text),
      }))
      .filter(({ values }) => values.size > 0),
    stems: stemsIn(all),
    keys: keysOf(all),
    domains: fold(
      [...profile.websites.map(({ domain }) => domain), profile.person.email].join(" "),
    ),
    modestLanguages: new Set(
      profile.skills
        .filter(({ level }) => level === "beginner" || level === "intermediate")
        .flatMap(({ name }) => findTerms(name).map(({ term }) => term.id)),
    ),
    targetNames,
    company: fold(posting.company ?? "").replace(leadingArticle, ""),
    isInPosting: memoize((words) => postingText.includes(words)),
  };
}
