import type { Entry } from "@postulo/evidence/entry";
import { fold } from "@postulo/lexicon/fold";
import { provesThing } from "@postulo/posting/match-wishes";
import type { Wish } from "@postulo/posting/profile-parts";
import { answerFit, sharedWeight } from "./answer-fit.ts";
import type { Asked } from "./asked-parts.ts";
import { isCommonWord } from "@postulo/posting/common-words";
import { choosePassages } from "./choose-passages.ts";
import { ofTrade, tradeRank } from "./trade-order.ts";
import type { Passage, Sought } from "./choose-passages.ts";
import { areOverlapping, quotablePassages } from "./passages.ts";

/** Passages of one entry, and the wishes of the posting that each of them answers. */
export type Answered = {
  readonly entry: Entry;
  readonly asked: readonly Asked[];
  readonly lines: readonly string[];
  /** How much each line says to the posting; more where it answers a wish. */
  readonly scores: readonly number[];
};

const kindWeight: Record<Wish["kind"], number> = { must: 3, duty: 2, nice: 1.5 };

const ownStems = ({ stems }: Asked) => [...stems].filter((stem) => !isCommonWord(stem));

/** Whether another wish says the same in more words; "leading a team" says nothing of "lead the annual audit". */
const isWithin = (one: Asked, other: Asked) =>
  [one, other].every((wish) => ownStems(wish).length > 0)
    ? one.stems.isSubsetOf(other.stems) || other.stems.isSubsetOf(one.stems)
    : fold(one.written) === fold(other.written);

/** The wish that each passage answers best. A wish stands once, with passages of one entry. */
function wishesOf(passages: readonly Passage[], asked: readonly Asked[]): Map<string, Asked> {
  const fitting = passages
    .flatMap((passage) =>
      asked
        .map((wish) => ({ wish, passage, fit: answerFit(wish, passage) }))
        .filter(({ fit }) => fit > 0),
    )
    .sort(
      (one, other) => other.fit * kindWeight[other.wish.kind] - one.fit * kindWeight[one.wish.kind],
    );
  const entryOf = new Map<Asked, Entry>();
  const wishes = new Map<string, Asked>();
  for (const { wish, passage } of fitting) {
    const entry = entryOf.get(wish) ?? passage.entry;
    const isSaid = [...entryOf.keys()].some((one) => one !== wish && isWithin(one, wish));
    if (wishes.has(passage.text) || isSaid || entry !== passage.entry) continue;
    entryOf.set(wish, entry);
    wishes.set(passage.text, wish);
  }
  return wishes;
}

/** Passages of one entry by the wish that they answer, those of none last. */
function answersOf(entry: Entry, own: readonly Passage[], wishes: ReadonlyMap<string, Asked>) {
  const groups = Map.groupBy(own, ({ text }) => wishes.get(text));
  const answered = [...groups].map(([wish, passages]): Answered => ({
    entry,
    asked: wish ? [wish] : [],
    lines: passages.map(({ text }) => text),
    scores: passages.map(({ score }) => score + (wish ? kindWeight[wish.kind] : 0)),
  }));
  return answered.toSorted((one, other) => other.asked.length - one.asked.length);
}

/** Deduction from the score of an entry for each year since it ended. */
const recency = { year: 0.2, most: 10 };

function yearsAgo({ period }: Entry, year: number): number {
  if (period?.isCurrent) return 0;
  const last = period?.end?.year ?? period?.start?.year;
  return last === undefined ? recency.most : Math.min(recency.most, Math.max(0, year - last));
}

/** Groups passages by entry: positions of the trade before others, the latest first; others by their total score and how recent they are. */
function inOrder(chosen: readonly Passage[], title: string | undefined, year: number) {
  return [...Map.groupBy(chosen, ({ entry }) => entry)]
    .map(([entry, own]) => {
      const rank = tradeRank(entry, title);
      const years = yearsAgo(entry, year);
      // Further short lines of a position do not weaken it.
      const score =
        own.reduce((sum, one) => sum + Math.max(0, one.score), 0) - recency.year * years;
      return { entry, own, rank, score, years: rank < ofTrade ? 0 : years };
    })
    .sort(
      (one, other) => other.rank - one.rank || one.years - other.years || other.score - one.score,
    );
}

/**
 * The most relevant passages of a profile for a posting, by entry, with the wishes of the posting that they answer.
 * @param limits - the maximum numbers of passages and wishes, and the present year
 */
export function answerPosting(
  entries: readonly Entry[],
  { asked, ...sought }: Sought & { readonly asked: readonly Asked[] },
  limits: { readonly passages: number; readonly wishes: number; readonly year: number },
): Answered[] {
  const chosen = choosePassages(entries, sought, limits.passages);
  const all = wishesOf(chosen, asked);
  const named = new Set([...all.values()].slice(0, limits.wishes));
  const wishes = new Map([...all].filter(([, wish]) => named.has(wish)));
  return inOrder(chosen, sought.title, limits.year).flatMap(({ entry, own }) =>
    answersOf(
      entry,
      quotablePassages(entry).flatMap((text) => own.find((one) => one.text === text) ?? []),
      wishes,
    ),
  );
}

/** The passages of an entry that prove a wish, those with most of its words first. */
export function passagesFor(wish: Wish, entry: Entry): string[] {
  return quotablePassages(entry)
    .filter((text) => provesThing(text, wish, true))
    .sort((one, other) => sharedWeight(wish.text, other) - sharedWeight(wish.text, one))
    .filter((text, at, all) => all.slice(0, at).every((one) => !areOverlapping(one, text)));
}
