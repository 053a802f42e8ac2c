import { sentencesOfNote } from "@postulo/evidence/held-texts";
import { tradeLikeness } from "@postulo/evidence/trade-likeness";
import { fold } from "@postulo/lexicon/fold";
import { tradeFrames } from "@postulo/lexicon/trade-words";
import type { ProfileParts } from "../../profile-parts.ts";
import { type AskedWord, askedWords, isSpecific } from "./asked-words.ts";
import { hasWord, statedBy } from "./stated-share.ts";
import { wishChoices } from "./wish-choices.ts";

/** "Why I am looking:" says nothing of the work. */
const reasonLabel = /^(?:why|reason|pourquoi|raison)(?!\p{L})[^:]{0,40}:/iu;

/** Everything that a profile says, also what is lost or to come. */
export function mentionsOf({ entries, names, notes, otherNotes }: ProfileParts): string[] {
  return [
    ...entries.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    ...names.map(({ text }) => text),
    ...[...notes, ...otherNotes].flatMap(({ text }) =>
      sentencesOfNote(text.replace(reasonLabel, "")),
    ),
  ];
}

const frames = new Set(Object.values(tradeFrames).flat());
/** Whether a word tells nothing about the work: "would", "accurately". */
const isFrame = (raw: string) => frames.has(fold(raw));

/** The share of a wish that a text must contain to be shown: with a name of it, with several of its nouns, with one. */
const leastShares = { named: 0.3, several: 0.4, single: 0.6 } as const;
/** In characters. */
const maxLength = 200;
/** Minimum length, in letters, of a word that tells what a wish is about. */
const leastWord = 4;

const saysTopic = (word: AskedWord) => isSpecific(word) && word.raw.length >= leastWord;

/** The minimum share for a text; undefined if it contains no word that tells what the wish is about. */
function neededShare(words: readonly AskedWord[], text: string) {
  const same = words.filter((word) => hasWord(text, word));
  if (same.some(({ isName }) => isName)) return leastShares.named;
  const topics = same.filter(saysTopic).length;
  if (topics === 0) return undefined;
  return topics > 1 ? leastShares.several : leastShares.single;
}

/** The share of a wish that a text contains; 0 if it is below the minimum. */
function nearness(wish: string, text: string): number {
  const words = askedWords(wish).filter(({ raw, isName }) => isName || !isFrame(raw));
  const needed = neededShare(words, text);
  if (needed === undefined) return 0;
  const sumOf = (part: (word: AskedWord) => number) =>
    words.reduce((sum, word) => sum + word.weight * part(word), 0);
  const share = sumOf((word) => statedBy(text, word)) / sumOf(() => 1);
  return share >= needed ? share : 0;
}

/** The text of a profile that comes closest to a wish which nothing proves; it claims nothing. Undefined if none is near. */
export function closestTo(wish: string, mentions: readonly string[]): string | undefined {
  const [best] = mentions
    .filter((text) => text.length <= maxLength)
    .map((text) => ({
      text,
      share: Math.max(
        tradeLikeness(wish, text),
        ...wishChoices(wish).map((choice) => nearness(choice, text)),
      ),
    }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share);
  return best?.text;
}
