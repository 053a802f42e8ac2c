import {
  abbreviationEnd,
  aboutSelection,
  addressesApplicant,
  applicationPart,
  asksDirectly,
  asksFor,
  enclosing,
  questionStart,
  requesting,
  subjectLabel,
  tellingVerb,
  toldMatter,
} from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import { boardNoise } from "@postulo/lexicon/posting-sections";
import { bulletMark } from "./lines/line-pieces.ts";
import { postingRows, type PostingRow } from "./lines/posting-rows.ts";
import { isInstruction } from "./prompt-injection.ts";

const maxTasks = 12;
const maxTaskCharacters = 300;

/** Whether a sentence of the part that says how to apply asks the applicant for something. */
function isRequest(folded: string, isItem: boolean): boolean {
  if (aboutSelection.test(folded)) return false;
  if (isItem) return true;
  return [tellingVerb, requesting, enclosing, toldMatter, addressesApplicant, applicationPart].some(
    (one) => one.test(folded),
  );
}

/** The name of a campaign, "« Racontez-nous ! »", asks for nothing. */
const quotation = /«[^«»]*»|“[^“”]*”/gu;

/** Whether a sentence of any part asks the reader for something, or for a part of the application. */
function asksReader(folded: string): boolean {
  if (asksDirectly.test(folded.replaceAll(quotation, " ")) || subjectLabel.test(folded))
    return true;
  return [addressesApplicant, asksFor, applicationPart].every((one) => one.test(folded));
}

const isNoise = (sentence: string, folded: string) =>
  sentence.length > maxTaskCharacters || isInstruction(folded) || boardNoise.test(folded);

function isTask(sentence: string, { isApplying, isItem, announces }: PostingRow): boolean {
  const folded = fold(sentence);
  if ((announces && sentence.endsWith(":")) || isNoise(sentence, folded)) return false;
  if (asksReader(folded)) return true;
  const isQuestion = sentence.endsWith("?") && isItem && questionStart.test(folded);
  return isApplying && (isQuestion || isRequest(folded, isItem));
}

/** "Write to M. Roux, réf. AB-12": an abbreviation before a name or a code ends no sentence. */
function joinAbbreviated(sentences: string[], next: string): string[] {
  const last = sentences.at(-1);
  if (last === undefined || !abbreviationEnd.test(fold(last))) return [...sentences, next];
  return [...sentences.slice(0, -1), `${last} ${next}`];
}

const sentenceEnd = /(?<=[.!?])\s+(?=\p{Lu})/u;

const withoutMark = (text: string) => text.replace(bulletMark, "").trim();

/**
 * What a posting asks the applicant to do, as it says it: in the part that says how to apply all that is asked for, elsewhere what
 * speaks of the application or asks the reader directly. It is shown to the person.
 */
export const findTasks = (text: string): string[] =>
  postingRows(text)
    .flatMap((row) =>
      withoutMark(row.text)
        .split(sentenceEnd)
        .reduce(joinAbbreviated, [])
        .map((sentence) => sentence.trim())
        .filter((sentence) => isTask(sentence, row)),
    )
    .slice(0, maxTasks);
