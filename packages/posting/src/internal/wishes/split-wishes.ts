import { findTerms } from "@postulo/evidence/find-terms";
import { contentKeys, countWords } from "@postulo/evidence/words";

/** Fewer words without a known term are no wish of their own. */
const minWords = 2;

/** "week-ends" is one word. */
const isWish = (text: string) =>
  contentKeys(text.replace(/(?<=\p{L})-(?=\p{L})/gu, "")).size >= minWords ||
  findTerms(text).some(({ term }) => term.kind !== "soft");

const sharedVerb = /ing(?:,| and)? ?$/;
const verbWithObject = /^\p{L}+ing \p{L}/u;
const sharedNoun = /(?:tion|ment|age)(?:,| et)? ?$/;
const nounWithObject = /^\p{L}+(?:tion|ment|age) d(?:e|es|u|['’])/u;

/** "Recruiting and training volunteers", « recrutement et formation de bénévoles »: two activities with one object are one wish. */
function sharesObject(first: string, second: string): boolean {
  if (contentKeys(first).size >= minWords) return false;
  return (
    (sharedVerb.test(first) && verbWithObject.test(second)) ||
    (sharedNoun.test(first) && nounWithObject.test(second))
  );
}

const isDiploma = (text: string) => findTerms(text).some(({ term }) => term.kind === "credential");

/** "DEAES, DEAS ou BEP CSS": a list of diplomas of which one suffices is one wish. */
const endsChoice = (first: string, second: string) =>
  first.endsWith(",") && isDiploma(first) && orDiploma.test(second) && isDiploma(second);

const orDiploma = /^[^,;]{2,40} (?:or|ou) /iu;

/** In words: of an item of a list of alternatives. */
const maxItemWords = 4;

/** Whether a part is an item of a list that ends in "or": "trails," of "trails, leaflets or other resources". */
function isAlternative(parts: readonly string[], at: number): boolean {
  const end = parts.findIndex((part, index) => index >= at && orItem.test(part));
  const between = parts.slice(at, end);
  return (
    end >= at &&
    parts[at - 1]?.endsWith(",") === true &&
    between.every((part) => part.endsWith(",") && countWords(part) <= maxItemWords)
  );
}

/** "…, or working towards it" */
const orElse = /^(?:or|ou) /iu;

/** "leaflets or other resources" */
const orItem = /^(?:[^\s,;]+ ){1,4}(?:or|ou) /iu;

/** Joins parts to wishes: a part that is none by itself belongs to the one before it, and so does one in brackets. */
function joinParts(parts: readonly string[]): string[] {
  const wishes: string[] = [];
  for (const [at, part] of parts.entries()) {
    const last = wishes.at(-1);
    const isOpen = last !== undefined && last.lastIndexOf("(") > last.lastIndexOf(")");
    if (
      last !== undefined &&
      (isOpen ||
        !isWish(part) ||
        !isWish(last) ||
        orElse.test(part) ||
        isAlternative(parts, at) ||
        sharesObject(last, part) ||
        endsChoice(last, part))
    )
      wishes[wishes.length - 1] = `${last} ${part}`;
    else wishes.push(part);
  }
  return wishes;
}

/** What joined a wish to the words before it: "Maîtrise d'Excel et de SAP", "IT skills, including Excel". */
const preposition =
  /^(?:including |notamment |y compris |de la |de l['’]|des |du |de |d['’](?=\S)|of |in |with )/;

const infinitive = /^(?:s['’]|se )?\p{L}{2,}(?:er|ir|re|oir)(?= |$)/iu;
/** "Software testing and record keeping" begins with no infinitive. */
const frenchLink = / (?:et|ou) /;
const isNamed = (text: string) =>
  findTerms(text).some(({ term }) => term.kind === "tool" || term.kind === "credential");

/** « Cuire des viandes, poissons ou légumes »: one verb with its objects is one wish, unless the objects are tools or diplomas. */
function hasOneVerb(text: string): boolean {
  const [first = "", ...others] = text.split(/(?:,| et) /);
  return (
    infinitive.test(first) &&
    frenchLink.test(text) &&
    contentKeys(first).size >= minWords &&
    !others.some((one) => infinitive.test(one) || isNamed(one))
  );
}

/** The separate wishes of a line of a posting, in its words: "permis CE, ADR et carte conducteur" are three. */
export function splitWishes(text: string): string[] {
  return text
    .split(/(?<=;) /)
    .flatMap((part) => (hasOneVerb(part) ? [part] : joinParts(part.split(/(?<=,| and| et) /))))
    .map((wish) =>
      wish
        .replace(/ (?:and|et)$/, "")
        .replace(/^[–-] |[;,.]$/g, "")
        .trim()
        .replace(preposition, ""),
    )
    .filter((wish) => wish !== "");
}
