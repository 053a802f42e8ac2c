import { fold } from "@postulo/lexicon/fold";
import { answersQuestion } from "@postulo/lexicon/posting-sections";

const itemMarks = [
  /(?:\*(?!\*)|[•▪●◦‣·✓✔➤►▶■□–—✦➢→]|\p{Extended_Pictographic}\uFE0F?)\s*/u,
  /-(?=\p{L})/u,
  /[->]\s+/,
  /\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})\)\s+/,
  /\d{1,2}\.\s+/,
  /o\s+(?=[A-Z])/,
];

/** The marks before an item of a list. */
export const bulletMark = new RegExp(
  `^(?:${itemMarks.map(({ source }) => source).join("|")})+`,
  "u",
);

const abbreviated =
  /(?<!\p{L})(?:St|Ste|Mr|cat|catég|Mrs|Ms|Dr|Mme|Mlle|Prof|No|approx|incl|ex|env|min|max|tél|réf|\p{L})\.$/iu;
/** "permis B." ends a sentence, "M. B." does not. */
const licence = "\\b(?:permis|category|cat|catégorie|class|classe|licence|type) \\p{Lu}\\.";
const licenceClass = new RegExp(`${licence}$`, "iu");
const sentenceEnd = new RegExp(
  [
    `(?<=${licence})\\s+`,
    /(?<=(?:[^\s.]{2}[.!?…]|\s\??!))\s+(?=[\p{Lu}•\-–]|\d{1,2} (?:ans|years)\b)/u.source,
    /(?<!\s)\s+(?=[•▪●◦‣✓✔➤►■✦]\s)/u.source,
  ].join("|"),
  "gu",
);

/** In characters; no match of `abbreviated` or `licenceClass` with what they look behind is longer. */
const maxAbbreviationLength = 24;

/** A paragraph pasted as one line is cut into its sentences and inline bullets. */
export function pieces(line: string): string[] {
  const out: string[][] = [];
  let tail = "";
  for (const part of line.split(sentenceEnd)) {
    const last = out.at(-1);
    const isOpen = abbreviated.test(tail) && !licenceClass.test(tail);
    if (last && (isOpen || (tail.endsWith("?") && answersQuestion.test(fold(part))))) {
      last.push(part);
      tail = `${tail} ${part}`.slice(-maxAbbreviationLength);
    } else {
      out.push([part]);
      tail = part.slice(-maxAbbreviationLength);
    }
  }
  return out.map((parts) => parts.join(" "));
}
