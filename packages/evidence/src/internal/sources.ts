import { generalIds } from "../implied-terms.ts";
import {
  helpWords,
  imperfect,
  leadWords,
  negation,
  sharedWords,
  sole,
  wish,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../entry.ts";
import { datesOf, factsOf, monthsOf, undotted } from "../facts.ts";
import type { Facts, WrittenDate } from "../facts.ts";
import { numbersOf } from "../numbers.ts";
import type { NumberFact } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import { countedBy } from "./counted-by.ts";
import { isOfOrganisation, withNotes } from "./named-notes.ts";
import { sentencesOf } from "./line-sentences.ts";
import { acronymsIn, initialsOf, nameWords } from "./initials.ts";
import { isWithinRate, ratesOf } from "./rates.ts";
import type { Rate } from "./rates.ts";
import { memoize } from "../memoize.ts";
import { passagesOf } from "./passages.ts";
import {
  areRelated,
  contentWords,
  keysOf,
  memberOf,
  statedKeysOf,
  stemStart,
  stemsOf,
} from "./word-keys.ts";

/** What is read of a posting; its text is untrusted. */
export type PostingText = {
  readonly text: string;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly reference?: string | undefined;
};

/** A number, and the keys of what it counts. */
export type CountedNumber = NumberFact & { readonly keys: ReadonlySet<string> };

/** A line of an entry as a claim is compared with it. */
export type SourceLine = {
  readonly text: string;
  readonly keys: ReadonlySet<string>;
  /** How many of its words state something. */
  readonly size: number;
  readonly numbers: readonly CountedNumber[];
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
  /** The keys of each two sentences of one deed that follow one another in a line of the person. */
  readonly passages: readonly ReadonlySet<string>[];
  readonly acronyms: readonly string[];
  /** The ids of the terms that it names, and of wider ones. */
  readonly terms: ReadonlySet<string>;
};

/** « animer » shares a shorter stem with "animal". */
const leastLeadStem = 5;
const isOfLead = memberOf(leadWords, leastLeadStem);
export const isLeading = (word: string): boolean =>
  // « directement »
  !/(?:ctement|ly)$/.test(word) && isOfLead(word);
const isOfHelp = memberOf(helpWords);
/** « parti » and « partir » share the stem of "part". */
export const isHelping = (word: string): boolean => isOfHelp(word) && !leaving.test(word);
const leaving = /^part(?:i|ie|is|ies|ir|s)$/i;
export const isSharing = memberOf(sharedWords);

/** A title, which helps nobody to do what the line states. */
const isAssistant = (word: string) => /^assistante?s?$/i.test(word);

/** "S7", "R482": no number. */
export const isOfCode = (text: string, start: number) => /\p{Lu}-?$/u.test(text.slice(0, start));

const keysIn = (text: string) => new Set(wordsOf(text).flatMap(({ raw }) => statedKeysOf(raw)));

function readLine(text: string): SourceLine {
  const words = wordsOf(text).map(({ raw }) => raw);
  const folded = fold(text);
  const rates = ratesOf(text);
  return {
    text,
    keys: keysIn(text),
    size: contentWords(text).length,
    numbers: numbersOf(text)
      .filter((number) => !isWithinRate(rates, number) && !isOfCode(text, number.start))
      .map((number) => ({
        ...number,
        keys: new Set(countedBy(text, number).flatMap(statedKeysOf)),
      })),
    dates: datesOf(text),
    isNegated: negation.test(folded),
    // "Support for the team leader": who leads is somebody else.
    leads: words.some(isLeading) && !isHelping(words[0] ?? ""),
    helps: words.some((word) => isHelping(word) && !isAssistant(word)),
    isShared: words.some(isSharing),
    isSole: sole.test(folded),
  };
}

/** "I want to lead a team" does not state that a team was led. */
export const isWish = (line: string) => wish.test(fold(line)) && !imperfect.test(fold(line));

function readSource(entry: Entry): Source {
  const { title, organisation, detail, lines } = entry;
  // The category of a skill ("technical") is no word of the person.
  const place = entry.kind === "skill" && detail !== "language" ? "" : detail;
  const named = undotted([title, organisation, place, entry.level].join("\n"));
  const years = entry.years === undefined ? "" : `\n${entry.years} years ans`;
  // The years of a skill count for that skill alone: the check of durations reads them from the entry.
  const isLead = isOfOrganisation(entry) && wordsOf(title).some(({ raw }) => isLeading(raw));
  const first = readLine(named + years);
  const head = {
    ...first,
    keys: new Set([
      ...first.keys,
      ...initialsOf(organisation),
      ...(entry.kind === "education" ? initialsOf(title.split(" ").slice(0, 2).join(" ")) : []),
    ]),
    numbers: readLine(named).numbers,
    leads: isLead,
  };
  const isOwnWords = entry.kind === "note" || entry.kind === "answer";
  // "No more of: boarding" denies what follows.
  const label = entry.kind === "note" && negation.test(fold(title)) ? `${title} ` : "";
  const byLine = lines.map((line) =>
    sentencesOf(line).map((sentence) => readLine(`${label}${sentence}`)),
  );
  const sentences = byLine.flat();
  const passages = byLine.flatMap(passagesOf);
  const all = [
    head,
    ...sentences.map((line) =>
      isOwnWords && isWish(line.text) ? { ...line, leads: false } : line,
    ),
  ];
  const facts = factsOf(entry);
  return {
    entry,
    facts,
    terms: new Set(generalIds(facts.terms.map(({ id }) => id))),
    head,
    lines: all,
    passages,
    keys: new Set(all.flatMap(({ keys }) => [...keys])),
    acronyms: acronymsIn([title, organisation, detail, ...lines].join("\n")),
  };
}

/** The keys of a word and of words of the same root, and the entries with one of them, or with the word itself. */
export type FoundWord = {
  readonly keys: readonly string[];
  readonly sources: ReadonlySet<Source>;
  readonly ownSources: ReadonlySet<Source>;
};

/** Everything that claims are compared with. */
export type Evidence = {
  readonly sources: readonly Source[];
  readonly posting: {
    readonly keys: ReadonlySet<string>;
    readonly numbers: ReadonlySet<number>;
    readonly amounts: readonly NumberFact[];
    readonly dates: readonly WrittenDate[];
    readonly rates: readonly Rate[];
    /** The names of months without a year, folded. */
    readonly months: ReadonlySet<string>;
    /** The words of its company. */
    readonly company: readonly string[];
  };
  /** The keys under which a word may be found in the entries, and the entries that contain it. */
  readonly find: (raw: string) => FoundWord;
  /** The organisations that a text names. */
  readonly organisationsIn: (text: string) => readonly Source[];
};

/** Jobs, educations and contributions: facts of one are no facts of another. */
export const isAnchored = ({ entry }: Source): boolean => isOfOrganisation(entry);

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
        // "(Philippines)" is where it is.
        !source.entry.organisation.includes(`(${raw})`) &&
        /^\p{Lu}/u.test(raw) &&
        // "Kent" of "Kent College" names none where "customers in Kent" are at another employer.
        others.every((one) => !isIn(stemsOf(raw), isAnchored(one) ? one.keys : one.head.keys)) &&
        sources.every(({ entry }) => fold(entry.detail) !== key),
    );
    return {
      source,
      all: new Set(words.map(({ key }) => key)),
      unique: new Set(unique.map(({ key }) => key)),
    };
  });
  const byKey = Map.groupBy(
    named.flatMap((one) => [...one.all].map((key) => ({ one, key }))),
    ({ key }) => key,
  );
  return (text: string) => {
    const words = wordsOf(text);
    if (!words.some(({ key }) => byKey.has(key))) return [];
    const present = new Set(words.map(({ key }) => key));
    const capitals = new Set(words.flatMap(({ raw, key }) => (/^\p{Lu}/u.test(raw) ? [key] : [])));
    const found = named.filter(({ all, unique }) => {
      const hits = [...all].filter((key) => present.has(key)).length;
      if (all.size === 0 || hits === 0) return false;
      return hits === all.size || hits >= 2 || [...unique].some((key) => capitals.has(key));
    });
    // "Wing Clinic" is part of "Wing Clinic Derby" where the text has all of that name.
    const isPart = (all: ReadonlySet<string>) =>
      found.some(
        (other) =>
          other.all.size > all.size && all.isSubsetOf(other.all) && other.all.isSubsetOf(present),
      );
    return found.filter(({ all }) => !isPart(all)).map(({ source }) => source);
  };
}

export const isIn = (keys: readonly string[], known: ReadonlySet<string>) =>
  keys.some((key) => known.has(key));

function wordFinder(sources: readonly Source[]): (raw: string) => FoundWord {
  const texts = sources.flatMap(({ lines }) => lines.map(({ text }) => text));
  const stems = [
    ...new Set(texts.flatMap((text) => contentWords(text).flatMap(({ raw }) => stemsOf(raw)))),
  ];
  const byStart = Map.groupBy(stems, stemStart);
  return memoize((raw) => {
    const own = stemsOf(raw);
    const related = own.flatMap((one) =>
      (byStart.get(stemStart(one)) ?? []).filter((stem) => one !== stem && areRelated(one, stem)),
    );
    const keys = [...keysOf(raw), ...related];
    return {
      keys,
      sources: new Set(sources.filter((source) => isIn(keys, source.keys))),
      ownSources: new Set(sources.filter((source) => isIn(own, source.keys))),
    };
  });
}

function read(entries: readonly Entry[], posting: PostingText): Evidence {
  const { text, title = "", company = "" } = posting;
  const postingText = [text, title, company].join("\n");
  const sources = withNotes(entries).map(readSource);
  const amounts = numbersOf(postingText);
  return {
    sources,
    posting: {
      keys: new Set(wordsOf(postingText).flatMap(({ raw }) => stemsOf(raw))),
      numbers: new Set(amounts.map(({ value }) => value)),
      amounts,
      dates: datesOf(postingText),
      rates: ratesOf(postingText),
      months: new Set(monthsOf(postingText).map(({ text: month }) => month)),
      company: wordsOf(company).map(({ key }) => key),
    },
    find: wordFinder(sources),
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
