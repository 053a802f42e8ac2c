import { fold } from "@postulo/lexicon/fold";
import { anywhere, injection } from "@postulo/lexicon/prompt-injection";
import { findTerms } from "@postulo/evidence/find-terms";
import { countWords } from "@postulo/evidence/words";
import type { Requirement, RequirementKind } from "../../requirements.ts";
import { contentStems } from "../word-stems.ts";
import type { AskedPart, Frame } from "./frame.ts";

/** One wish of a posting, in its own words. */
export type Asked = AskedPart & {
  readonly kind: RequirementKind;
  /** Terms that can be proven; soft skills cannot. */
  readonly terms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
};

const maxWords = 16;
/** Addresses, orders in capitals, and what would end the quotation. */
const notQuotable = /[@“”«»"]|https?:|www\.|\p{Lu}{7}|\p{Lu}{4}-\d/u;

/** The application itself, and what is said in the first person. */
const notAboutTheJob =
  /\b(?:letter|lettre|cv|cover|application|candidature|I|my|we|our|us|je|nous|notre|nos|rejoignez|join us)\b|\bj['’]/i;

const isEnd = (text: string, at: number) =>
  /[;,.!?]/.test(text.charAt(at)) && /\s/.test(text.charAt(at + 1));

/** The pieces of a line between commas, semicolons and sentence ends that are not in brackets. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < line.length; at++) {
    if (line.charAt(at) === "(") depth++;
    if (line.charAt(at) === ")") depth = Math.max(0, depth - 1);
    if (depth > 0 || !isEnd(line, at)) continue;
    pieces.push(line.slice(from, at));
    from = at + 1;
  }
  return [...pieces, line.slice(from)];
}

/** Words before a wish that say whose it is. */
const leadIn = new RegExp(
  `^(?:${[
    "and|et|or|ou|but|mais|ideally|id[ée]alement|including|notamment|such as|dont|as well as|ainsi que",
    "also|aussi|[ée]galement|then|plus|nice(?: to have)?:|essential:|desirable:|bonus:|atouts? ?:|profil ?:|missions ?:",
    "you(?:[’']ll| will| must| should| can)(?: also)?(?: do| have| be(?= able))?|we need somebody who can|who can",
    "the successful candidate will|must(?: have| be)?|have|hold|able to|be able to|ability to",
    "valid and in-date|full|previous|strong|excellent|proven|solid",
  ].join("|")})\\s+`,
  "i",
);
/** Words after a wish that say how much it is wanted. */
const markEnd = new RegExp(
  `[\\s:(,–—-](?:${[
    "is a given|is a must|is an advantage|would be an advantage|a plus|(?:is )?(?:required|essential|desirable|preferred|needed)",
    "preferred not essential|preferred but not essential|an advantage",
    "(?:est |serait |sera )?(?:appr[ée]ci[ée]e?s?|souhait[ée]e?s?|exig[ée]e?s?|requise?s?|obligatoires?|indispensables?|un plus|un atout)",
  ].join("|")})\\)?$`,
  "i",
);

const withoutMarks = (text: string) =>
  text.replace(/^[\s•*–—-]+|(?<![\s.;:,!?(–—-])[\s.;:,!?(–—-]+$/gu, "").trim();

function trimmed(text: string): string {
  let part = withoutMarks(text);
  for (let before = ""; before !== part;) {
    before = part;
    part = withoutMarks(part.replace(leadIn, "").replace(markEnd, ""));
  }
  return part;
}

/** Who leads the applicant, and other circumstances. */
const notAsked =
  /^(?:reporting to|under the|sous l|rattach|au sein d|based in|depuis|from |within )/i;

/** A piece that lost its end. */
const isCut = /\s(?:as|of|in|and|or|for|to|with|is|if|de|à|et|ou|en|est)$/i;

const unfit = [isCut, notAsked, notQuotable, notAboutTheJob];

const isQuotable = (text: string) =>
  countWords(text) <= maxWords &&
  text.length >= 3 &&
  !unfit.some((pattern) => pattern.test(text)) &&
  !anywhere.test(fold(text)) &&
  !injection.test(fold(text)) &&
  text.split("(").length === text.split(")").length;

function formOf(text: string, { address, nounStart }: Frame): AskedPart["form"] {
  if (address.test(text)) return "address";
  return nounStart.test(text) ? "noun" : "phrase";
}

/** Splits the wishes of a posting at their commas; what cannot be quoted is left out. */
export function askedParts(requirements: readonly Requirement[], frame: Frame): Asked[] {
  const seen = new Set<string>();
  return requirements.flatMap(({ text: line, kind }) =>
    piecesOf(line).flatMap((piece): Asked[] => {
      const text = trimmed(piece);
      const key = text.toLowerCase();
      if (!isQuotable(text) || seen.has(key)) return [];
      seen.add(key);
      const terms = findTerms(text).filter(({ term }) => term.kind !== "soft");
      return [
        {
          text,
          kind,
          form: formOf(text, frame),
          terms: new Set(terms.map(({ term }) => term.id)),
          stems: contentStems(text),
        },
      ];
    }),
  );
}
