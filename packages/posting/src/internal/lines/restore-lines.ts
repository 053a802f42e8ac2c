import { fold } from "@postulo/lexicon/fold";
import { itemStart, label, lostHeading, sentenceStart } from "@postulo/lexicon/posting-lines";
import { headingSection } from "../headings.ts";

/** In characters. A shorter line has not lost a break. */
const leastParagraph = 100;
const leastBeforeHeading = 30;

/** A letter, digit or bracket without the mark that ends a sentence. */
const openEnd = "(?<=[\\p{L}\\d)%€+*])";

/** "selon profil.Vos avantages", but not "Node.Js". */
const gluedSentence = /(?<=[\p{Ll})]{2}[.!?;])(?=(?!Net|Js|Com|Org)\p{Lu}\p{Ll})/gu;
/** "RigueurVos avantages", "équipe.Vos avantages" */
const gluedWord = /(?<=\p{Ll}{3}[.;]?)(?=(?:Vos|Votre|Vous|Nous|Nos) )/gu;
/** "sur un poste similaire Ce poste nécessite": a sentence that lost the break before it. */
const gluedStatement = /(?<=\p{Ll}{3}) (?=(?:Ce poste|Idéalement|Cette mission) \p{Ll})/gu;
const gluedHyphen = / -(?=\p{L}{3})/gu;
const lostSentence = new RegExp(`${openEnd} (?=(?:${sentenceStart.source}))`, "gu");
const gluedItem = new RegExp(`${openEnd} (?:[-–] )?(?=(?:${itemStart.source}))`, "gu");
const insideHeading = new RegExp(
  `(?:${openEnd}|(?<=[.!?;:])) (${lostHeading.source})(?: ?:)?(?= \\p{Lu}|\\s*$|:)`,
  "gu",
);

/** Breaks a paragraph that was pasted without its line breaks; lost items get the mark of a list. */
function restoreBreaks(line: string): string {
  if (line.length < leastBeforeHeading) return line;
  const headed = line.replace(gluedWord, "\n").replace(insideHeading, "\n$1:\n");
  if (line.length < leastParagraph) return headed.replace(/\n[ :]+/g, "\n");
  return headed
    .replace(gluedSentence, "\n")
    .replace(lostSentence, "\n")
    .replace(gluedStatement, "\n")
    .replace(gluedHyphen, "\n• ")
    .replace(gluedItem, "\n• ")
    .replace(/\n[ :]+/g, "\n");
}

const maxValueCharacters = 80;
const maxValueWords = 9;

/** A sentence or an item, below a heading of one word. */
const content = /^(?:you|we|our|the|vous|nous|notre|au sein|\P{L})/iu;

/** Whether a line can be the value of a label above it. */
const isValue = (line: string) =>
  !content.test(line) &&
  line.length <= maxValueCharacters &&
  line.split(/\s+/).length <= maxValueWords &&
  !/[.:!?]$/.test(line) &&
  !label.test(fold(line)) &&
  headingSection(line) === undefined;

/** "Employer", and "Rectorat de Mayotte" on the next line, become one line. */
function joinLabels(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const next = lines[at + 1] ?? "";
    const isLabel = line !== "" && label.test(fold(line));
    if (isLabel && next !== "" && isValue(next)) {
      joined.push(`${line}: ${next}`);
      at++;
    } else joined.push(line);
  }
  return joined;
}

/** Restores the line breaks that a posting lost when it was pasted, and joins each label with its value. */
export const restoreLines = (text: string): string =>
  joinLabels(text.split("\n").flatMap((line) => restoreBreaks(line).split("\n"))).join("\n");
