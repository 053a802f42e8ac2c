import { companyWords, partsOfEmployer, sharedPlaceWords } from "@postulo/lexicon/posting-company";
import { organisationWords, schoolWords } from "@postulo/lexicon/organisations";
import { cleanCompany, nameKey } from "./company-name.ts";
import { containsOccupation } from "../title/title-nouns.ts";

const placeWords = new Set(sharedPlaceWords);
export const institutionWords: ReadonlySet<string> = new Set(
  [...organisationWords, ...schoolWords, ...companyWords].filter((word) => !placeWords.has(word)),
);
const parts = new Set(partsOfEmployer);

/** "Mercer Street Academy", "CHU de Saint-Médard": a word of an institution, and another. */
export const hasShape = (key: readonly string[]) =>
  key.length > 1 &&
  [key[0], key.at(-1)].some((word) => word !== undefined && institutionWords.has(word)) &&
  key.some((word) => !institutionWords.has(word));

const publicBody =
  /\s(?:Trust|University|Council|School|College|Academy|Hospital|Authority|Foundation)$/;

const shoutedBody =
  /^THE (?:\p{Lu}+ ){1,3}(?:TRUST|UNIVERSITY|COUNCIL|COLLEGE|FOUNDATION|SOCIETY)\s*$/u;

/** "Hartsease School" alone may be a heading. */
const leastWordsOfInstitution = 3;

/** Whether a name begins or ends with a word for a part of an employer, such as a department. */
export const isPart = (key: readonly string[]) =>
  parts.has(key[0] ?? "") || parts.has(key.at(-1) ?? "");

/** In rows from the beginning, and in characters. */
const mastheadRows = 8;
const maxMasthead = 60;

/** The first row of a posting that is the name of an institution and nothing else, before a separator. */
export function findMasthead(text: string): string | undefined {
  const rows = text.split("\n").filter((row) => row.trim() !== "");
  const [first = ""] = rows;
  // "THE MARWOOD TRUST" over everything else.
  if (shoutedBody.test(first) && !containsOccupation(first)) return first.trim();
  return rows
    .slice(0, mastheadRows)
    .map((row) => row.split(/\s[|·–—]\s| {2,}/)[0]?.trim() ?? "")
    .find((name) => name.length <= maxMasthead && isInstitution(name));
}

/** A word in small letters that does not join two others: "Quelques lignes sur la maison" is a heading. */
const smallStart =
  /(?:^|\s)(?!(?:de|du|des|la|le|les|et|sur|en|aux?|of|and|the|for|with|upon)\s)\p{Ll}(?!['’])/u;

function isInstitution(raw: string): boolean {
  const company = /[.!?:,;]/.test(raw) || smallStart.test(raw) ? undefined : cleanCompany(raw);
  if (!company || containsOccupation(company)) return false;
  const key = nameKey(company);
  const isNamed = hasShape(key) || publicBody.test(company);
  return key.length >= leastWordsOfInstitution && isNamed && !isPart(key);
}
