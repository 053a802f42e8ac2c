import { isCvNote } from "@postulo/evidence/cv-notes";
import { type Entry, personEntryId } from "@postulo/evidence/entry";
import { contentStems } from "@postulo/evidence/word-stems";
import { concernsWish, matchWishes } from "@postulo/posting/match-wishes";
import { wishesOf } from "@postulo/posting/wishes";
import type { EntryPart, MatchedWish, ProfileParts, Wish } from "@postulo/posting/profile-parts";
import { hasOtherCategories } from "./categories.ts";
import { isCommonWord } from "@postulo/posting/common-words";

/** A wish of the posting as the page of the posting and the CV match it, with the texts of the lines that prove it. */
export type ProvenWish = MatchedWish & {
  readonly lines: ReadonlySet<string>;
  /** The requirement that it is a part of, in the words of the posting. */
  readonly requirement: string;
};

const sections: Partial<Record<Entry["kind"], EntryPart["kind"]>> = {
  job: "experience",
  education: "education",
  contribution: "contributions",
};

const joined = (parts: readonly string[]) => parts.filter((part) => part !== "").join(", ");

function entryPart({ id, kind, title, detail, organisation, period, lines }: Entry): EntryPart[] {
  const section = sections[kind];
  if (section === undefined) return [];
  return [
    {
      id,
      kind: section,
      title: section === "education" ? joined([title, detail]) : title,
      organization: organisation,
      period: period ?? { start: undefined, end: undefined, isCurrent: false },
      lines: lines.map((text, at) => ({ id: `${id}/${at}`, text })),
    },
  ];
}

type Month = { readonly year: number; readonly month: number };

const isNamedNote = ({ title, lines }: Entry) =>
  isCvNote({ label: title, content: lines.join("\n") });
const labelled = ({ title, lines }: Entry) =>
  title === "" ? lines.join("; ") : `${title}: ${lines.join("; ")}`;

/** The parts of entries that can prove a wish; they have the ids of a CV. */
function partsOf(entries: readonly Entry[], today: Month): ProfileParts {
  const person = entries.find(({ id }) => id === personEntryId);
  const notes = entries.filter(({ kind, lines }) => kind === "note" && lines.length > 0);
  return {
    summary: person?.lines ?? [],
    entries: entries.flatMap(entryPart),
    names: entries
      .filter(({ kind }) => kind === "skill")
      .map(({ id, title, level, years }) => ({ id, text: title, level, years })),
    notes: notes.filter(isNamedNote).map((note) => ({ id: note.id, text: labelled(note) })),
    otherNotes: notes
      .filter((note) => !isNamedNote(note))
      .map((note) => ({ id: note.id, text: labelled(note) })),
    today,
  };
}

/** What a posting asks for, matched with the entries of a profile. */
export function proveWishes(
  requirements: readonly Wish[],
  entries: readonly Entry[],
  { title, today }: { readonly title: string | undefined; readonly today: Month },
): ProvenWish[] {
  const parts = partsOf(entries, today);
  const texts = new Map(
    parts.entries.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)),
  );
  const wishes = requirements.flatMap((requirement) =>
    wishesOf([requirement]).map((wish) => ({ wish, requirement: requirement.text })),
  );
  const matched = matchWishes(
    wishes.map(({ wish }) => wish),
    parts,
    title,
  );
  return matched.map((wish, at) => ({
    ...wish,
    requirement: wishes[at]?.requirement ?? "",
    lines: new Set(wish.provenBy.flatMap((id) => texts.get(id) ?? [])),
  }));
}

const kindWeight: Readonly<Record<Wish["kind"], number>> = { must: 3, duty: 2, nice: 1 };

/**
 * The weight of the strongest wish that an entry proves, or names a thing of in the same category of a licence: 3 for a must, 2 for
 * a duty, 1 for a wish, 0 for none.
 */
export const wishWeight = ({ id, title }: Entry, wishes: readonly MatchedWish[]): number =>
  Math.max(
    0,
    ...wishes
      .filter(
        ({ text, provenBy, related }) =>
          provenBy.includes(id) || (related.includes(id) && !hasOtherCategories(title, text)),
      )
      .map(({ kind }) => kindWeight[kind]),
  );

export const isAskedFor = (entry: Entry, wishes: readonly MatchedWish[]): boolean =>
  wishWeight(entry, wishes) > 0;

/** Whether a text of the person is about what is asked for. */
export const isTextAskedFor = (text: string, wishes: readonly Wish[]): boolean =>
  wishes.some((wish) => !hasOtherCategories(text, wish.text) && concernsWish(text, wish));

const distinctiveLetters = 7;
const isDistinctive = (stem: string) => stem.length >= distinctiveLetters && !isCommonWord(stem);

/** Of a skill with more words, one says little. */
const maxSkillWords = 5;

/** Whether the posting has a long word of a skill, which makes it worth a mention: "grant applications" for "a record of grants won". */
export function sharesLongWord(skill: string, wishes: readonly Wish[]): boolean {
  const stems = [...contentStems(skill)].filter(isDistinctive);
  return (
    contentStems(skill).size <= maxSkillWords &&
    wishes.some(({ text }) => !contentStems(text).isDisjointFrom(new Set(stems)))
  );
}
