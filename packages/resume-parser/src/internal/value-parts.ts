import { grantedBy, placingWord } from "@postulo/lexicon/value-kinds";
import { findUrls } from "../websites.ts";
import type { NamedColumn } from "./value-kinds.ts";

/** `Toronto, Canada.`, `Larmor Foods. .`: a full stop behind a word that is no abbreviation. */
const fullStop = /(?<=\p{Ll}{5})\s?\.(?:\s?\.)*$/u;
const separatorsBehind = /(?<![\s,;:·•–—-])[\s,;:·•–—-]+$/u;
/** `Acme (2015`, `Acme (3 years)`: a bracket that is not closed, or that has a duration. */
const bracketBehind =
  /\s?\((?:[^()]*|\d{1,2} ?(?:years?|months?|weeks?|ans?|mois|semaines?)\)\.?)$/iu;

/** A value without the punctuation that was left behind it. */
export function stripPunctuation(text: string): string {
  const shorter = text
    .replace(bracketBehind, "")
    .replace(separatorsBehind, "")
    .replace(fullStop, "");
  return shorter === text || shorter === "" ? text : stripPunctuation(shorter);
}

/** `Acme, www.acme.example`, `Acme (acme.example)`: a name without the address of its site behind a comma, bar, dash or bracket. */
function stripSite(text: string): string {
  const url = findUrls(text).at(-1);
  if (url === undefined) return text;
  const [before = "", behind] = text.split(url);
  const name = before.replace(/(?:,|\s[|–—-]|\s?\()\s?$/u, "");
  return name === before || name === "" || !/^[)\s]*$/u.test(behind ?? "-") ? text : name;
}

const organisations: ReadonlySet<NamedColumn> = new Set(["company", "school"]);

/** A value without punctuation at its end; an organisation also without its site and the preposition or participle before it. */
export function stripAttached(column: NamedColumn, text: string): string {
  if (!organisations.has(column)) return stripPunctuation(text);
  return stripPunctuation(stripSite(text)).replace(grantedBy, "").replace(placingWord, "");
}
