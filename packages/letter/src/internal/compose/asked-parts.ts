import { fold } from "@postulo/lexicon/fold";
import { anywhere, injection } from "@postulo/lexicon/prompt-injection";
import { findTerms } from "@postulo/evidence/find-terms";
import { countWords, wordsOf } from "@postulo/evidence/words";
import { contentStems } from "@postulo/evidence/word-stems";
import type { AskedPart, Frame } from "./frame.ts";
import type { ProvenWish } from "./proven-wishes.ts";

/** A wish of a posting, a part of one, or several of a line, in its own words. */
export type Asked = AskedPart & {
  readonly kind: ProvenWish["kind"];
  /** What is quoted of the posting; what answers it proves each. */
  readonly wishes: readonly ProvenWish[];
  /** As the posting has it. */
  readonly written: string;
  readonly stems: ReadonlySet<string>;
};

const maxWords = 16;
/** Addresses, orders in capitals, and what would end the quotation. */
const notQuotable = /[@“”«»"]|https?:|www\.|\p{Lu}{7}|\p{Lu}{4}-\d/u;

/** The application itself, and what is said in the first person. */
const notAboutTheJob =
  /\b(?:letter|lettre|cv|cover|application|candidature|I|my|we|our|us|je|nous|notre|nos|rejoignez|join us)\b|\bj['’]/i;

/** The full stop of "M. Desprez" ends nothing. */
const isEnd = (text: string, at: number) =>
  /[;,.!?]/.test(text.charAt(at)) &&
  /\s/.test(text.charAt(at + 1)) &&
  !/(?<!\p{L})(?:M|Mr|Dr)\.$/u.test(text.slice(0, at + 1));

/** "Press relations: build relationships", "Office Manager - lead a team": what follows the label. */
const label = /^(?:[\p{L}/&'’-]+\s+){0,4}[\p{L}/&'’-]+\s*(?::\s|\s[-–—]\s|[-–—]\s)(?=\S)/u;

const withoutMarks = (text: string) =>
  text.replace(/^(?:\([a-z\d]{1,2}\)|[\s•*–—-])+|(?<![\s.;:,!?(–—-])[\s.;:,!?(–—-]+$/gu, "").trim();

/** Words that only say how much something is wanted. */
const marks = new Set(
  "a an un une atout plus bonus asset advantage essential desirable required preferred obligatoire indispensable souhaité souhaitée exigé exigée requis requise".split(
    " ",
  ),
);

/** What follows the label; in "Connaissance du néerlandais : atout" the label itself. */
function withoutLabel(written: string): string {
  const rest = written.replace(label, "");
  const isMark = wordsOf(rest).every(({ raw }) => marks.has(raw.toLowerCase()));
  return isMark && rest !== written ? withoutMarks(written.slice(0, -rest.length)) : rest;
}

const infinitive = /^(?:s['’]|se )?\p{L}{2,}(?:er|ir|re|oir)(?= |$)/u;
const maxWordsOfItem = 4;

/** "Cuire des viandes, poissons ou légumes": one verb and its objects, which are no wishes of their own. */
function listsObjects([first = "", ...others]: readonly string[]): boolean {
  const isVerb = infinitive.test(first.charAt(0).toLowerCase() + first.slice(1));
  return (
    isVerb &&
    others.length > 0 &&
    / (?:ou|et) /.test(others.at(-1) ?? "") &&
    others.every((one) => !infinitive.test(one.trim()) && countWords(one) <= maxWordsOfItem)
  );
}

/** The pieces of a line between commas, semicolons and sentence ends that are not in brackets. */
function piecesOf(written: string): string[] {
  const line = withoutLabel(written);
  const pieces: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < line.length; at++) {
    if (line.charAt(at) === "(") depth++;
    if (line.charAt(at) === ")") depth = Math.max(0, depth - 1);
    if (depth > 0 || !isEnd(line, at)) continue;
    pieces.push(line.slice(from, at));
    from = at + 1;
  }
  const all = [...pieces, line.slice(from)];
  return listsObjects(all) ? [line] : all;
}

/** Words before a wish that say whose it is. */
const leadIn = new RegExp(
  `^(?:${[
    "and|et|or|ou|but|mais|ideally|id[ée]alement|including|notamment|such as|dont|as well as|ainsi que",
    "also|aussi|[ée]galement|then|plus|nice(?: to have)?:|essential:|desirable:|bonus:|atouts? ?:|profil ?:|missions ?:",
    "you(?:[’']ll| will| must| should| can)(?: also)?(?: do| have| be(?= able))?|we need somebody who can|who can",
    "the successful candidate will|must(?: have| be)?|have|hold|able to|be able to|ability to",
    "vous (?:avez|justifiez d(?:e |['’])|poss[ée]dez|ma[îi]trisez)(?: (?:d[ée]j[àa]|bien|id[ée]alement))?",
    "savoir|[êe]tre capable de|ma[îi]triser parfaitement|une bonne|bonne",
    "valid and in-date|full|previous|strong|excellent|proven|solid",
  ].join("|")})\\s+`,
  "i",
);
/** Words after a wish that say how much it is wanted. */
const markEnd = new RegExp(
  `[\\s:(,–—-](?:${[
    "is a given|is a must|(?:(?:is |would be )?(?:a plus|a bonus|an asset|an advantage))|(?:is )?(?:required|essential|desirable|preferred|needed)",
    "preferred not essential|preferred but not essential|an advantage",
    "(?:est |serait |sera )?(?:appr[ée]ci[ée]e?s?|souhait[ée]e?s?|exig[ée]e?s?|requise?s?|obligatoires?|indispensables?|un plus|un atout)",
  ].join("|")})\\)?$`,
  "i",
);

/** "have written", « vous avez déjà accompagné »: what is left behind "have" would be no wish. */
const perfect = new RegExp(
  `^(?:(?:must |should |you |you will )*(?:have|has)|vous (?:avez|êtes)|avoir)(?: (?:already|previously|ever|d[ée]j[àa]|bien))* (?:${[
    "\\p{L}+ed|been|done|had|held|led|run|built|taught|written|driven|kept|made|worked|taken|given|seen|used",
    "\\p{L}+(?:é|ée|és|ées|i|u|is|it)",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** "with them", « avec eux », behind three words: those of another line of the posting. */
const pronounEnd = /^((?:\S+\s){2,}\S+)\s(?:with them|avec (?:eux|elles))$/iu;
/** Such a pronoun can be for somebody named before one of these. */
const joins = /[,;]|\s(?:and|or|but|what|who|that|which|et|ou|mais|qui|que)\s/iu;

const withoutPronoun = (text: string) => (joins.test(text) ? text : text.replace(pronounEnd, "$1"));

function trimmed(text: string): string {
  let part = withoutPronoun(withoutMarks(text));
  if (perfect.test(part)) return withoutMarks(part.replace(markEnd, ""));
  for (let before = ""; before !== part;) {
    before = part;
    part = withoutMarks(part.replace(leadIn, "").replace(markEnd, ""));
  }
  return part;
}

/** Who leads the applicant, and other circumstances. */
const notAsked =
  /^(?:reporting to|under the|sous l|rattach|au sein d|based in|depuis|from |within |e\.?g\b|i\.?e\b|par ex)/i;

/** A person, not a wish. */
const isPerson = /^(?:M\.|Mr\.?|Mrs|Mme|Dr\.?) \p{Lu}/u;

/** A piece that lost its end. */
const isCut = new RegExp(
  `\\s(?:${[
    "as|of|in|and|or|for|to|with|is|are|if|when|while|that|which|who|where|by|at|on|the|an?|our|your|etc",
    "de|du|des|à|au|aux|et|ou|en|est|par|pour|sur|dans|avec|le|la|les|un|une|que|qui",
  ].join("|")})\\.?$`,
  "i",
);

/** Two pieces that lost the break between them: "Accounting3-5 years", "monthlyReporting". */
const isGlued = (text: string) =>
  /\p{Ll}{3}\d|\d\p{Lu}\p{Ll}{2}|\p{Lu}{4}\p{Ll}{2}|\p{Lu}{4}\p{Ll}-/u.test(text) ||
  wordsOf(text).some(
    ({ raw }) => /\p{Ll}{2}\p{Lu}\p{Ll}/u.test(raw) && findTerms(raw).length === 0,
  );

/** "un stagiaire": the object of a verb that is in another piece. */
const articleAndNoun = /^(?:une?|an?|deux|two) \p{L}+$/iu;

/** « un moteur de traduction et former les rédacteurs »: the verb of its beginning is in another piece. */
const nounAndVerb =
  /^(?:une?|l[ea]s?|l['’]|des) ?[^,]+ et \p{L}{2,}(?:er|ir|re) (?:l[ea]s?|l['’]|des|une?) /iu;

const companyName = /\b(?:Co|Ltd|Inc|LLC|GmbH|SAS|SARL|plc|H\/F|F\/H|M\/F|m\/w)\b/;
const unfit = [
  articleAndNoun,
  nounAndVerb,
  isCut,
  isPerson,
  notAsked,
  notQuotable,
  notAboutTheJob,
  companyName,
  / [-–—•] /,
];

const isQuotable = (text: string) =>
  countWords(text) <= maxWords &&
  text.length >= 3 &&
  !unfit.some((pattern) => pattern.test(text)) &&
  !isGlued(text) &&
  !anywhere.test(fold(text)) &&
  !injection.test(fold(text)) &&
  text.split("(").length === text.split(")").length;

/** Words of trades that alone say too little. */
const vague = new Set(
  "reporting marketing sales management training planning communication research quality safety design development operations analysis vente gestion qualité sécurité formation".split(
    " ",
  ),
);

/** One word says enough only when it is a tool, a language, a credential, an abbreviation or a skill such as "invoicing". */
function saysEnough(text: string, kinds: readonly string[]): boolean {
  if (countWords(text) > 1 || /^\p{Lu}{3,}$/u.test(text)) return true;
  return kinds.length > 0 && !vague.has(text.toLowerCase());
}

/** A text of the posting as it stands in a sentence; nothing where it cannot be quoted. */
function askedPart(
  piece: string,
  wishes: readonly [ProvenWish, ...ProvenWish[]],
  frame: Frame,
): Asked[] {
  const text = trimmed(piece);
  if (!isQuotable(text)) return [];
  const part = frame.askedForm(text);
  const kinds = findTerms(text).flatMap(({ term }) => (term.kind === "soft" ? [] : term.kind));
  if (!part || !saysEnough(text, kinds)) return [];
  const [{ kind }] = wishes;
  return [{ ...part, kind, wishes, written: text, stems: contentStems(text) }];
}

/** Pieces of a requirement that hold several of its wishes: "review risk assessments and method statements". */
function joinedParts(requirement: string, own: readonly ProvenWish[], frame: Frame): Asked[] {
  return piecesOf(requirement).flatMap((piece) => {
    const [first, ...others] = own.filter(({ text }) => piece.includes(text));
    return first && others.length > 0 ? askedPart(piece, [first, ...others], frame) : [];
  });
}

const isNoun = ({ form }: AskedPart) => form === "noun" || form === "bare";

/**
 * Whether the words of a wish say what the requirement says: "put away" is another request than "put away and retrieve reels". A duty is
 * the whole requirement, and a thing that is worked on is not asked for.
 */
function isWhole(part: Asked, { text, requirement, kind }: ProvenWish): boolean {
  const pieces = piecesOf(requirement).map(withoutMarks);
  const isPiece = pieces.includes(withoutMarks(withoutLabel(text)));
  return isPiece && (kind !== "duty" || (pieces.length === 1 && !isNoun(part)));
}

/** Puts wishes of a posting into the form of a sentence, split at their commas; what cannot be quoted is left out. */
export function askedParts(wishes: readonly ProvenWish[], frame: Frame): Asked[] {
  const joined = [...Map.groupBy(wishes, ({ requirement }) => requirement)].flatMap(
    ([requirement, own]) => joinedParts(requirement, own, frame),
  );
  const single = wishes.flatMap((wish) =>
    piecesOf(wish.text)
      .flatMap((piece) => askedPart(piece, [wish], frame))
      .filter((part) => isWhole(part, wish)),
  );
  const all = [...joined, ...single].toReversed();
  // Of equal ones the first counts.
  return [...new Map(all.map((one) => [one.written.toLowerCase(), one])).values()].toReversed();
}
