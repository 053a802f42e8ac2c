import { fold, foldInPlace } from "@postulo/lexicon/fold";
import {
  besideJob,
  describesOther,
  limitation,
  lineLabel,
  notDeed,
  refersBack,
  restrictsBefore,
  thirdPerson,
  timeWords,
  validity,
} from "@postulo/lexicon/quotable-lines";
import { contractValue, gradeValue } from "@postulo/lexicon/value-kinds";
import type { Entry } from "@postulo/evidence/entry";
import { datesOf } from "@postulo/evidence/facts";
import { isCredential } from "./categories.ts";
import { isOfOthers } from "@postulo/evidence/other-agents";
import { isRemark, ownSentences } from "@postulo/evidence/remarks";
import { isDenial, isLost } from "@postulo/evidence/qualification-state";

const maxCharacters = 260;
const leastWords = 3;

/** Speaks to the reader, or of the employer. */
const notOfPerson =
  /\b(?:you|your|our|we)\b|\bis (?:an?|the|one)\b|^(?:the (?:company|site|firm|store|school)|thousands|it|this|these)\b/i;

/** A line that lost its beginning or its end. */
const fragments = [
  /^(?:and|or|but|et|ou|mais|,|\.|:)\s/i,
  /^(?:dans|avec|pour|par|in|with|for) (?:le|la|les)?(?:quel|which)/i,
  /\s(?:and|or|of|in|the|with|for|to|et|ou|de|du|des|le|la|les|à)[.,]?$/i,
  /^\S+$/,
];

/** A heading, a list of hashtags, markup, a part of a template that was not filled in, or only dates. */
const notText = [
  /:\s*$|^#\p{L}|\\\p{L}+\{|^\[[^\]]*\](?:\s|$)/u,
  /^(?:du|de|from) \d[\d/. -]{3,12} (?:au|à|to) \d[\d/. -]{3,12}(?: (?:à|in|at) \p{L}[\p{L} -]{0,30})?$/iu,
];

const subject = /^(?:the|our|an?|some\w*|les?|la|l['’]|une?|notre|quelqu['’]une?)(?!\p{L})/iu;

/** "The manager signed it." */
const isOfOtherSubject = (text: string) =>
  subject.test(text) && isOfOthers(text.split(/[,;:(]/, 1)[0] ?? "");

/** "She manages a team", also behind the first sentence. */
const isInThirdPerson = (text: string) =>
  ownSentences(text).some((sentence) => thirdPerson.test(fold(sentence)));

/** A licence that was lost, or whose date a line names: only notes say what is in force today. */
const isOldLicence = (text: string) =>
  isCredential(text) && (isLost(text) || (validity.test(fold(text)) && datesOf(text).length > 0));

const times = new Set(timeWords);

/** "24 hrs a week", « 30h/sem »: only when somebody worked. */
const isOnlyTime = (text: string) =>
  (fold(text).match(/\p{L}+/gu) ?? []).every((word) => times.has(word));

/** "Mention bien", "Part-time": how a study ended or by what contract somebody worked, not what was done. */
function isGradeOrContract(text: string): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [gradeValue, contractValue].some((kind) => kind.test(words.join(" ")));
}

const isAside = (text: string) => isOnlyTime(text) || isGradeOrContract(text);

/** Whether a text can be quoted by itself; what a person does not do, or what went wrong, recommends nobody. */
export const isQuotable = (text: string): boolean =>
  text.length <= maxCharacters &&
  /\p{L}{2}/u.test(text) &&
  !fragments.some((fragment) => fragment.test(text.trim())) &&
  !notText.some((pattern) => pattern.test(text)) &&
  !notOfPerson.test(text) &&
  !isDenial(text) &&
  !isOfOtherSubject(text) &&
  !isRemark(text) &&
  !isInThirdPerson(text) &&
  !isOldLicence(text) &&
  !isAside(text) &&
  ![limitation, describesOther, notDeed, besideJob].some((pattern) => pattern.test(fold(text)));

const isShort = (sentence: string) => sentence.split(/\s+/).length < leastWords;

/** In characters: from this length on, statements between semicolons are separate. */
const longSentence = 120;

/** A line without the heading of its list: "Duties: served tables"; "" if it is nothing else. */
function withoutLabel(line: string): string {
  const [label = ""] = lineLabel.exec(foldInPlace(line)) ?? [];
  return line.slice(label.length);
}

const statementsIn = (line: string): readonly string[] =>
  ownSentences(withoutLabel(line)).flatMap((sentence) =>
    sentence.length < longSentence ? [sentence] : sentence.split(/(?<=;)\s+/),
  );

/** Without the semicolon that joins it to the next one. */
const closed = (passage: string) => passage.replace(/\s?;$/, "");

/**
 * What can be quoted of a line of a profile: runs of whole sentences. A sentence that restricts the one before ("Only when the
 * owner was away.") stays with it, and one that refers to it ("It was sold in all branches.") does not stand without it.
 */
export function passagesOf(line: string): readonly string[] {
  const passages: string[] = [];
  let run: string[] = [];
  let heads: string[] = [];
  const end = () => {
    passages.push(...heads);
    heads = [];
  };
  for (const sentence of statementsIn(line)) {
    const folded = fold(sentence);
    const isRestriction = restrictsBefore.test(folded) || isShort(sentence);
    if (run.length > 0 && isRestriction) {
      run.push(sentence);
      heads[heads.length - 1] = run.join(" ");
    } else if (run.length > 0 && refersBack.test(folded)) {
      run.push(sentence);
      heads.push(run.join(" "));
    } else {
      end();
      run = [sentence];
      heads = [sentence];
    }
  }
  end();
  return passages.map(closed);
}

/** What can be quoted of an entry, each once. Passages of one line may begin alike; a letter quotes one of them. */
export const quotablePassages = ({ lines, title }: Entry): string[] => [
  ...new Set(
    lines
      .filter((line) => line.toLowerCase() !== title.toLowerCase())
      .flatMap(passagesOf)
      .filter(isQuotable),
  ),
];

/** Whether two passages have a sentence in common. */
export const areOverlapping = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);
