import { isAnchored, isIn } from "../sources.ts";
import { secondPerson } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { calendarWords } from "../calendar-words.ts";
import { memoize } from "../../memoize.ts";
import { wordKey, wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { doubtful, knows, refused, retoldLine } from "../trial.ts";
import type { Check, Reason, Trial } from "../trial.ts";
import { isLanguageLevel } from "../skill-name.ts";
import { isLight, keysOf, stemsOf } from "../word-keys.ts";

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw);
/** Acronyms, and names with digits: "SMSTS", "R489". */
const isCode = (raw: string) => /^(?=.*\p{Lu})[\p{Lu}\d]{2,}$/u.test(raw) && !/^\d+[KM]$/.test(raw);
const isTitleCase = (raw: string) => isCode(raw) || (isCapital(raw) && raw.length > 1);

/** A capital at the start of a clause is no name unless the next word is one too, or the word is a code. */
export const namesIn = memoize((text): readonly Word[] => {
  const words = wordsOf(text);
  return words.filter(({ raw, start }, at) => {
    if (!isTitleCase(raw) || calendarWords.has(fold(raw))) return false;
    if (isCode(raw)) return true;
    const before = text.slice(0, start).trimEnd();
    const begins = before === "" || /[.!?:«"“(]$/.test(before);
    if (!begins) return !/^I$/.test(raw);
    const next = words[at + 1];
    return (
      next !== undefined &&
      isTitleCase(next.raw) &&
      !calendarWords.has(fold(next.raw)) &&
      !isLight(raw)
    );
  });
});

/** « dans le Rhône et l’Ain », "in Leeds": a place may be another name for one of the profile. */
const placeBefore =
  /(?:^|[\s,])(?:in|near|around|across|dans|en|a|vers|and|et) (?:the |le |la |les |l')?$/;
const listBefore = /, (?:le |la |les |l')?$/;

function checkName({ raw, start }: Word, trial: Trial): Reason[] {
  const { evidence } = trial;
  if (
    trial.source &&
    trial.isNamed &&
    !trial.isCited &&
    !evidence.find(raw).sources.has(trial.source)
  )
    return knows(trial, raw) ? [doubtful("mixed", raw)] : unknownName({ raw, start }, trial);
  if (knows(trial, raw)) return isPlaceElsewhere(raw, trial) ? [doubtful("mixed", raw)] : [];
  return unknownName({ raw, start }, trial);
}

/** « À Quimper », where another job was: the person's town, which is no place of this one. */
function isPlaceElsewhere(raw: string, { source, evidence, pool }: Trial): boolean {
  const { keys, sources } = evidence.find(raw);
  const isOfPool = pool.some((one) => one.entry.kind !== "person" && sources.has(one));
  if (!source || isOfPool) return false;
  return evidence.sources.some((one) => isAnchored(one) && isIn(keys, one.head.keys));
}

function unknownName(
  { raw, start }: Pick<Word, "raw" | "start">,
  { evidence, clause }: Trial,
): Reason[] {
  const stems = stemsOf(raw);
  if (evidence.find(raw).sources.size > 0) return [doubtful("mixed", raw)];
  // « à Bourgoin-Jallieu »
  const before = clause.folded.slice(0, start).replace(/\p{L}{1,30}-$/u, "");
  const isPlace = !isCode(raw) && (placeBefore.test(before) || listBefore.test(before));
  if (isIn(stems, evidence.posting.keys)) {
    const isOfPosting =
      isPlace ||
      secondPerson.test(clause.folded) ||
      evidence.posting.company.includes(wordKey(raw));
    return [isOfPosting ? doubtful("claimed", raw) : refused("claimed", raw)];
  }
  const isShort = raw.length < leastCode;
  return [isPlace || isShort ? doubtful("name", raw) : refused("name", raw)];
}

const keysIn = (text: string) => new Set(wordsOf(text).flatMap(({ raw }) => keysOf(raw)));

/** Behind these a name is a place. */
const placedIn = /(?:^|\s)(?:in|at|à) (?=\p{Lu})/gu;

/** "painted 12 halls in Leeds" of a job in Leeds, where the line says "in Hull": a line tells its own place. */
function isPlacedOtherwise({ raw, start }: Word, trial: Trial): boolean {
  const { clause, source, evidence } = trial;
  const line = retoldLine(trial);
  if (source?.entry.kind !== "job" || !line || !isPlaced.test(clause.text.slice(0, start)))
    return false;
  const { keys } = evidence.find(raw);
  const isOf = (text: string) => isIn(keys, keysIn(text));
  // "Care assistant in Ireland" of a summary retells the title of each such job.
  const isTitle =
    !source.lines.includes(line) &&
    trial.found
      .filter((one) => isIn(one.keys, line.keys))
      .every((one) => isIn(one.keys, source.head.keys));
  if (isTitle) return false;
  if (!isOf(source.entry.detail) || isOf(source.entry.organisation) || isIn(keys, line.keys))
    return false;
  const said = keysIn(clause.text);
  return [...line.text.matchAll(placedIn)].some(({ 0: mark, index }) => {
    const [place] = wordsOf(line.text.slice(index + mark.length));
    return place !== undefined && !isIn(keysOf(place.raw), said);
  });
}
const isPlaced = /(?:^|\s)(?:in|at|à) $/u;

/** In characters: "P5" is written "P4/5" too. */
const leastCode = 3;

/** Names are those of the entry. */
export const checkNames: Check = (trial) =>
  namesIn(trial.clause.text)
    .filter(({ raw }) => !isLanguageLevel(raw))
    .flatMap((name) =>
      isPlacedOtherwise(name, trial) ? [doubtful("mixed", name.raw)] : checkName(name, trial),
    );
