import { fold } from "@postulo/lexicon/fold";
import type { LetterProfile, Period } from "../letter-profile.ts";
import type { Posting } from "../posting.ts";
import { countsYears, durationsOf } from "./gate-durations.ts";
import type { Durations } from "./gate-durations.ts";
import { findTerms } from "./lexicon.ts";
import { figuresOf } from "./number-words.ts";
import { remembered } from "./remembered.ts";
import { stemsIn } from "./word-stems.ts";
import { wordsOf } from "./words.ts";

/** One house of the profile: what was done there may not be moved to another. */
type House = {
  readonly name: string;
  readonly years: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
};

/** What is held against sentences that use true words for untrue claims. */
export type ClaimFacts = {
  readonly houses: readonly House[];
  /** Each statement that holds figures, with them. */
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
  readonly aims: readonly string[];
  /** Whether these folded words stand in the posting or its aims. */
  readonly isInPosting: (words: string) => boolean;
  readonly durations: Durations;
  /** The last year that is written anywhere: when one could begin. */
  readonly latestYear: string;
  /** Each line of profile and posting. */
  readonly lines: readonly string[];
};

const yearsIn = (text: string) => (text.match(/\b20\d\d\b/g) ?? []).map(Number);
const yearsOf = ({ start, end }: Period) =>
  [start, end].flatMap((date) => (date ? [String(date.year)] : []));
const keysOf = (text: string) => new Set(wordsOf(text).map(({ key }) => key));

function house(name: string, period: Period, texts: readonly string[]): House {
  const text = texts.join("\n");
  return {
    name: fold(name).trim(),
    years: new Set([...yearsOf(period), ...(text.match(/\b(?:19|20)\d\d\b/g) ?? [])]),
    keys: keysOf(text),
  };
}

/** One entry for each name, so that two jobs in one house are one house. */
function merged(houses: readonly House[]): House[] {
  const byName = new Map<string, House>();
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

/** The article before the name of a house, which its readers leave out. */
export const leadingArticle = /^(?:the |la |le |les |l')/;

/** What profile and posting say of houses, figures and levels. */
export function claimFacts(
  profile: LetterProfile,
  posting: Posting,
  { factTexts, aims }: { factTexts: readonly string[]; aims: readonly string[] },
): ClaimFacts {
  const all = factTexts.join("\n");
  const postingText = fold([posting.text, ...aims].join("\n"));
  return {
    durations: durationsOf(profile, factTexts, yearsIn(posting.text)),
    latestYear: String(Math.max(0, ...yearsIn(all), ...yearsIn(posting.text))),
    lines: [...factTexts, ...posting.text.split("\n"), ...aims],
    houses: merged([
      ...profile.experiences.map((e) => house(e.company, e.period, [e.title, e.description])),
      ...profile.contributions.map((c) =>
        house(c.organization, c.period, [c.title, c.description]),
      ),
      ...profile.education.map((d) =>
        house(d.school, d.period, [d.degree, d.field, d.description]),
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
    aims,
    company: fold(posting.company ?? "").replace(leadingArticle, ""),
    isInPosting: remembered((words) => postingText.includes(words)),
  };
}
