import { helpWords, leadWords, negation, sharedWords, sole } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../entry.ts";
import { datesOf, factsOf } from "../facts.ts";
import type { Facts, WrittenDate } from "../facts.ts";
import { numbersOf } from "../numbers.ts";
import type { NumberFact } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import { contentWords, keysOf, memberOf, stemsOf } from "./word-keys.ts";

/** What is read of a posting; its text is untrusted. */
export type PostingText = { readonly text: string };

/** A line of an entry as a claim is compared with it. */
export type SourceLine = {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  readonly numbers: readonly NumberFact[];
  readonly dates: readonly WrittenDate[];
  readonly isNegated: boolean;
  readonly leads: boolean;
  readonly helps: boolean;
  readonly isShared: boolean;
  readonly isSole: boolean;
};

/** An entry as the source of claims. The first line is its title, organisation and detail. */
export type Source = {
  readonly entry: Entry;
  readonly facts: Facts;
  readonly head: SourceLine;
  readonly lines: readonly SourceLine[];
  readonly keys: ReadonlySet<string>;
  readonly acronyms: ReadonlySet<string>;
};

export const isLeading = memberOf(leadWords);
export const isHelping = memberOf(helpWords);
export const isSharing = memberOf(sharedWords);

const keysIn = (text: string) => new Set(wordsOf(text).flatMap(({ raw }) => keysOf(raw)));

function readLine(text: string): SourceLine {
  const words = wordsOf(text).map(({ raw }) => raw);
  const folded = fold(text);
  return {
    text,
    keys: keysIn(text),
    numbers: numbersOf(text),
    dates: datesOf(text),
    isNegated: negation.test(folded),
    leads: words.some(isLeading),
    helps: words.some(isHelping),
    isShared: words.some(isSharing),
    isSole: sole.test(folded),
  };
}

const acronymsIn = (text: string) =>
  new Set((text.match(/(?<![\p{L}\d])\p{Lu}{2,6}(?![\p{L}\d])/gu) ?? []).map(fold));

function readSource(entry: Entry): Source {
  const { title, organisation, detail, lines } = entry;
  const years = entry.years === undefined ? "" : `${entry.years} years ans`;
  const head = readLine([title, organisation, detail, entry.level, years].join("\n"));
  const all = [head, ...lines.map(readLine)];
  return {
    entry,
    facts: factsOf(entry),
    head,
    lines: all,
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    acronyms: acronymsIn([title, organisation, detail, ...lines].join("\n")),
  };
}

/** Everything that claims are compared with. */
export type Evidence = {
  readonly sources: readonly Source[];
  readonly posting: {
    readonly keys: ReadonlySet<string>;
    readonly numbers: ReadonlySet<number>;
    readonly years: ReadonlySet<number>;
  };
  /** All stems of the entries. */
  readonly stems: readonly string[];
  /** The organisations that a text names. */
  readonly organisationsIn: (text: string) => readonly Source[];
};

/** Jobs, educations and contributions: facts of one are no facts of another. */
export const isAnchored = ({ entry: { kind } }: Source): boolean =>
  kind === "job" || kind === "education" || kind === "contribution";

const legalForms = new Set(
  "ltd limited plc inc llc sa sas sarl gmbh the of and de du la le les".split(" "),
);
const nameWords = (organisation: string) =>
  wordsOf(organisation).filter(({ raw }) => raw.length > 1 && !legalForms.has(fold(raw)));

/** An organisation is named by all words of its name, by two of them, or by a capitalised one that no other entry has. */
function organisationReader(sources: readonly Source[]) {
  const named = sources.filter(isAnchored).map((source) => {
    const words = nameWords(source.entry.organisation);
    const others = sources.filter(
      ({ entry }) => fold(entry.organisation) !== fold(source.entry.organisation),
    );
    const unique = words.filter(
      ({ raw, key }) =>
        raw.length > 3 &&
        /^\p{Lu}/u.test(raw) &&
        others.every(({ head }) => !stemsOf(raw).some((stem) => head.keys.has(stem))) &&
        fold(source.entry.detail) !== key,
    );
    return {
      source,
      all: new Set(words.map(({ key }) => key)),
      unique: new Set(unique.map(({ key }) => key)),
    };
  });
  return (text: string) => {
    const words = wordsOf(text);
    const present = new Set(words.map(({ key }) => key));
    const capitals = new Set(words.flatMap(({ raw, key }) => (/^\p{Lu}/u.test(raw) ? [key] : [])));
    return named
      .filter(({ all, unique }) => {
        const hits = [...all].filter((key) => present.has(key)).length;
        if (all.size === 0 || hits === 0) return false;
        return hits === all.size || hits >= 2 || [...unique].some((key) => capitals.has(key));
      })
      .map(({ source }) => source);
  };
}

function read(entries: readonly Entry[], posting: PostingText): Evidence {
  const sources = entries.map(readSource);
  return {
    sources,
    posting: {
      keys: new Set(wordsOf(posting.text).flatMap(({ raw }) => stemsOf(raw))),
      numbers: new Set(numbersOf(posting.text).map(({ value }) => value)),
      years: new Set(datesOf(posting.text).map(({ year }) => year)),
    },
    stems: [
      ...new Set(
        sources.flatMap(({ lines }) =>
          lines.flatMap(({ text }) => contentWords(text).flatMap(({ raw }) => stemsOf(raw))),
        ),
      ),
    ],
    organisationsIn: organisationReader(sources),
  };
}

const cache = new WeakMap<readonly Entry[], { posting: PostingText; evidence: Evidence }>();

/** Reads entries and posting once for all sentences of a text. */
export function readEvidence(entries: readonly Entry[], posting: PostingText): Evidence {
  const known = cache.get(entries);
  if (known?.posting === posting) return known.evidence;
  const evidence = read(entries, posting);
  cache.set(entries, { posting, evidence });
  return evidence;
}
