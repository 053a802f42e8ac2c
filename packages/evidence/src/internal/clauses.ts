import {
  addressed,
  availableFrom,
  clauseEnd,
  credentialLead,
  credentialWords,
  degreeWords,
  denial,
  firstPerson,
  imperfect,
  notDenied,
  perceived,
  refersBack,
  secondPerson,
  sharedSubject,
  subject,
  wish,
} from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { datesOf } from "../facts.ts";
import { numbersOf } from "../numbers.ts";
import { wordsOf } from "../words.ts";
import { contentWords, memberOf } from "./word-keys.ts";

/** What a clause is about. A denial says what the applicant lacks; a wish what they want, offer or thank for. */
type ClauseKind = "self" | "posting" | "wish" | "denial";

export type Clause = {
  readonly text: string;
  readonly folded: string;
  readonly kind: ClauseKind;
  /** What the sentence says besides. */
  readonly beside: string;
  /** Refers to the organisation of the clause before: "where I …", « j'y ai … ». */
  readonly refersBack: boolean;
};

/** « m'est inconnu » */
const elidedMe = /(?<!\p{L})m'/u;

function kindOf(folded: string): ClauseKind {
  const isFirst = firstPerson.test(folded);
  const learnt = perceived.exec(folded);
  if (learnt) {
    const rest = folded.slice(learnt.index + learnt[0].length);
    if (secondPerson.test(rest) && !firstPerson.test(rest)) return "posting";
  }
  if ((isFirst || elidedMe.test(folded)) && denial.test(folded) && !notDenied.test(folded))
    return "denial";
  if (wish.test(folded) && !imperfect.test(folded)) return "wish";
  return secondPerson.test(folded) && !isFirst ? "posting" : "self";
}

const hasSubject = (part: string) => subject.test(fold(part));

const isQualification = memberOf([...degreeWords, ...credentialWords]);
/** "Holder of a diploma", "a master's degree in hand": what the person has, said without a verb. */
const isHeld = (part: string) =>
  credentialLead.test(fold(part)) || wordsOf(part).some(({ raw }) => isQualification(raw));

/**
 * A part without a subject belongs to the next one: "For two years, I …"; at the end, to the one before. What is held stands
 * apart: "Holder of a diploma, I …".
 */
function joinParts(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let open = "";
  for (const part of parts) {
    const isApart = hasSubject(part) && isHeld(open);
    const whole = open === "" || isApart ? part : `${open}, ${part}`;
    if (isApart) joined.push(open);
    if (hasSubject(part)) joined.push(whole);
    open = hasSubject(part) ? "" : whole;
  }
  if (open === "") return joined;
  const last = joined.pop();
  return [...joined, last === undefined ? open : `${last}, ${open}`];
}

/** "I prepare returns and I file them": one word more belongs to the clause before. */
function joinShort(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const words = contentWords(clause.text);
    // "it now takes six"
    const count = numbersOf(clause.text).at(-1);
    const isCount =
      words.length === 0 &&
      count !== undefined &&
      datesOf(clause.text).length === 0 &&
      /^\W*$/.test(clause.text.slice(count.end));
    const isShort = isCount || (words.length === 1 && !/\d|\p{Lu}/u.test(clause.text.slice(1)));
    if (isShort && clause.kind === "self" && last?.kind === "self") {
      const text = `${last.text} ${clause.text}`;
      joined.splice(-1, 1, { ...last, text, folded: fold(text) });
    } else joined.push(clause);
  }
  return joined;
}

/** "You ask for X, and I have five years of it" claims what its first clause names: both are one clause. */
function claimPostings(clauses: readonly Clause[]): Clause[] {
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const claims = clause.kind === "self" && contentWords(clause.text).length === 0;
    if (last?.kind === "posting" && claims) {
      const text = `${last.text}, ${clause.text}`;
      joined.splice(-1, 1, { ...clause, text, folded: fold(text) });
    } else joined.push(clause);
  }
  return joined;
}

/** "which you list, and with cranes", "and which I taught": more than the posting follows. */
const goesOn = /[,;:\d]|(?<!\p{L})(?:and|et|with|avec|i|je)(?!\p{L})/u;

/** "I mentor students, which you list as desirable": the end is about the posting. */
function withoutAddress(sentence: string): string {
  const folded = fold(sentence);
  const found = addressed.exec(folded);
  if (!found || goesOn.test(folded.slice(found.index + found[0].length))) return sentence;
  const before = sentence.slice(0, found.index);
  return firstPerson.test(fold(before)) ? before : sentence;
}

/** "I keep records and would need to learn SystmOne": the second verb has the subject of the first. */
function withOwnSubject(sentence: string): string {
  const folded = fold(sentence);
  const found = sharedSubject.exec(folded);
  const [own] = /^(?:I|Je)(?=[ '’])/.exec(sentence) ?? [];
  if (!found || own === undefined) return sentence;
  const at = found.index + found[0].length;
  return `${sentence.slice(0, at)}${own.replace("J", "j")} ${sentence.slice(at)}`;
}

/** "I am a cook, available from 1 March": the offer at the end is a wish. */
function partOffer(text: string): string[] {
  const comma = text.lastIndexOf(", ");
  const offer = text.slice(comma + 2);
  return comma > 0 && availableFrom.test(fold(offer)) ? [text.slice(0, comma), offer] : [text];
}

/** "Currently a sous-chef, I would …", "…, since I already coach": what is said beside a wish is none. */
function partWish(text: string): string[] {
  if (kindOf(fold(text)) !== "wish") return partOffer(text);
  const reason = reasonBegin.exec(text);
  if (reason && kindOf(fold(text.slice(0, reason.index))) === "wish")
    return [text.slice(0, reason.index), text.slice(reason.index + reason[0].length)];
  const comma = text.indexOf(", ");
  const [lead, wished] = [text.slice(0, Math.max(0, comma)), text.slice(comma + 2)];
  const isApart = contentWords(lead).length > 0 && kindOf(fold(lead)) === "self";
  return isApart && !firstPerson.test(fold(lead)) && !hasSubject(lead) && hasSubject(wished)
    ? [lead, wished]
    : [text];
}
const reasonBegin =
  /,? (?:since|as|because|for|car|puisqu['’]|puisque|parce qu['’]|parce que) ?(?=(?:i|we|je|j['’]|nous|on)(?!\p{L}))/iu;

/** Splits off an opening with a duration: "A mason for twelve years, I now …". */
function partYears(text: string): string[] {
  const found = leadOfYears.exec(text);
  if (!found || !hasSubject(text.slice(found[0].length))) return [text];
  const lead = found[0].replace(/,\s*$/, "");
  const own = /^(?:an?|as)\s/i.test(lead) ? "I have been " : "je suis ";
  return [own + lead.charAt(0).toLowerCase() + lead.slice(1), text.slice(found[0].length)];
}
const leadOfYears = new RegExp(
  [
    "^(?:[^\\s,]+ ){1,3}(?:for|depuis) ",
    "(?:(?:over|more|than|about|nearly|plus|de|près|environ) ){0,2}",
    "[\\p{L}\\d-]+ (?:years|ans|années),\\s+",
  ].join(""),
  "u",
);

/** "I kept the stock and never missed a count": what stands before a denial is none. */
function partDenial(text: string): string[] {
  const found = denialBegin.exec(text);
  if (!found || kindOf(fold(text)) !== "denial") return [text];
  const before = text.slice(0, found.index);
  const denied = text.slice(found.index + found[0].length);
  const own = /^n/i.test(denied) && !/^(?:never|not)/.test(denied) ? "je" : "I";
  return kindOf(fold(before)) === "self" ? [before, `${own} ${denied}`] : [text];
}
const denialBegin =
  /,? (?:and|but|et|mais) (?=(?:have |had |did |do |am |was )?(?:never|not) |n['’](?:ai|avais|étais) |ne )/;

/** The clauses of a sentence that have a subject. */
export function clausesOf(sentence: string): Clause[] {
  const parts = withOwnSubject(
    withoutAddress(sentence.trim().replaceAll("\n", ", ").replace(/\s+/g, " ")),
  )
    .split(clauseEnd)
    .filter((part) => part.trim() !== "");
  const clauses = joinParts(parts)
    .flatMap(partWish)
    .flatMap(partYears)
    .flatMap(partDenial)
    .map((text): Clause => {
      const folded = fold(text);
      return {
        text,
        folded,
        kind: kindOf(folded),
        beside: sentence.replace(text, " "),
        refersBack: refersBack.test(folded),
      };
    });
  return claimPostings(joinShort(clauses));
}
