import { datesOf } from "@postulo/evidence/facts";
import { isLost } from "@postulo/evidence/qualification-state";
import { isRemark, ownSentences } from "@postulo/evidence/remarks";
import { countWords } from "@postulo/evidence/words";
import { licence } from "@postulo/lexicon/licences";
import type { TextPart } from "./profile-parts.ts";

/** In words, beside the names of licences: "Full clean driving licence, own car". */
const maxWordsBeside = 3;

/** Checks of a person, beside which nothing is said but the date: a note may also tell what they found. */
const check =
  /(?<!\p{L})(?:DBS|CRB|vett(?:ed|ing)|police|criminal|casier|clearance|background)(?!\p{L})/iu;

/** Words beside the dates of a licence. */
const ofDates = new RegExp(
  `(?<!\\p{L})(?:${[
    "valid|val(?:id|abl)es?|until|till?|to|since|from|in|jusqu|en|au|le|depuis",
    "refaite?|renewed|recyclée?|passée?|passed|obtenue?",
  ].join("|")})(?!\\p{L})`,
  "giu",
);

/** Whether a sentence names licences and says hardly anything else. */
export function namesLicences(sentence: string): boolean {
  const beside = sentence.replaceAll(licence, " ");
  if (beside === sentence || isLost(sentence) || isRemark(sentence)) return false;
  const dates = datesOf(beside);
  const dated = dates.length > 0;
  const undated = dates
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, beside);
  const words = countWords(undated.replaceAll(/\d+/g, " ").replaceAll(ofDates, " "));
  return words <= (check.test(sentence) ? Number(dated) : maxWordsBeside);
}

/** The sentences of notes that name licences, registrations or checks, by note. */
export const licenceLines = (notes: readonly TextPart[]) =>
  notes.map(({ id, text }) => ({
    id,
    sentences: text
      .split(/; |(?<=\)\.) /u)
      .flatMap(ownSentences)
      .map((sentence) => sentence.trim())
      .filter(namesLicences),
  }));
