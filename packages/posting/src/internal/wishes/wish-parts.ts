import { findTerms } from "@postulo/evidence/find-terms";
import { contentKeys } from "@postulo/evidence/words";
import { isLicence } from "../../licence-names.ts";
import { findLicences } from "../licences.ts";

const withoutEnd = (part: string) => part.replace(/[,;.]$|,? (?:and|et)$/, "");

/** "Pack Office", "Tillpoint": behind the beginning of a sentence capitals are those of names. */
export const isCapitalised = (part: string): boolean =>
  /^\p{Lu}[\p{L}\d+.-]*(?: \p{Lu}[\p{L}\d+.-]*){0,2}$/u.test(withoutEnd(part));

/** Whether a part is nothing but a name wherever it stands: "EPOS", "Pack Office". */
export const isNameAlone = (part: string): boolean =>
  isCapitalised(part) && /^\p{Lu}{2,}$|^\p{Lu}\S* \p{Lu}/u.test(withoutEnd(part));

/** Whether a text names a tool, a skill, a language, a licence or a qualification. In a list each of these is a wish of its own. */
export const isNamed = (text: string) =>
  findTerms(text).some(({ term }) => term.kind !== "soft") ||
  findLicences(text).length > 0 ||
  isLicence(text) ||
  isNameAlone(text);

/** Fewer words without a known term are no wish of their own. */
const minWords = 2;

/** Whether a text is a requirement by itself. "week-ends" is one word. */
export const isWish = (text: string) =>
  contentKeys(text.replace(/(?<=\p{L})-(?=\p{L})/gu, "")).size >= minWords || isNamed(text);

/** Whether a bracket is open at the end of the text. */
export const isOpen = (text: string) => text.lastIndexOf("(") > text.lastIndexOf(")");

/** What joined a wish to the words before it: "Maîtrise d'Excel et de SAP", "IT skills, including Excel". */
const preposition =
  /^(?:including |notamment |y compris |de la |de l['’]|des |du |de |d['’](?=\S)|of |in |with )/;

/** A part without what joins it to the parts before and behind it. */
export const withoutLinks = (part: string): string =>
  part
    .replace(/,? (?:and|et)$/, "")
    .replace(/^[–-] |[;,.]$/g, "")
    .trim()
    .replace(preposition, "");

/** A text behind each comma and each "and". */
export const partsAtJoints = (text: string): string[] => text.split(/(?<=,| and| et) /);
