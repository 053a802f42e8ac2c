import { fold } from "@postulo/lexicon/fold";
import {
  genericEmployerWords,
  kindBeforeName,
  municipality,
  nameLeads,
  placementService,
  notEmployers,
  pronoun,
} from "@postulo/lexicon/posting-company";
import { label } from "@postulo/lexicon/posting-lines";
import { wordsOf } from "@postulo/evidence/words";
import { stripArticle } from "../../french-employers.ts";
import { isPromptInjection } from "../prompt-injection.ts";

const notCompanies = new Set(notEmployers);
const genericWords = new Set(genericEmployerWords);
const leads = new Set(nameLeads);

const smallWords = /^(?:de|du|des|d|la|le|les|l|et|sur|sous|en|aux?|of|and|the|for|in|upon)$/i;

const initialism =
  /^(?:NHS|CHU|CHRU|EHPAD|CPE|UK|USA|YMCA|YWCA|SARL|SAS|SASU|EURL|SCOP|SNC|ADMR|CCAS|MJC)$/;

/** "COMMUNE DE SAINT-AUBIN" in capitals is lowered; "EDF" and "IKEA France" are not. */
function calmName(shouted: string): string {
  return shouted.length < 9 ? shouted : calmCapitals(shouted);
}

/** "ST HERBLAIN" in small letters, unless no word of it is longer than an abbreviation. */
export function calmCapitals(shouted: string): string {
  if (!/\p{Lu}{4,}/u.test(shouted) || /\p{Ll}/u.test(shouted)) return shouted;
  return shouted.replace(/\p{L}+/gu, (word, at: number) => {
    if (initialism.test(word)) return word;
    if (at > 0 && smallWords.test(word)) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** A letter of a script without capitals begins a name, too: "شركة النور"; and "eBay". */
const nameStart = /^(?:[\p{Lu}\p{Lo}\d]|\p{Ll}\p{Lu})/u;
/** Labels of forms, and trades: no names. */
const labelStart = /^(?:categorie|category|code|type|lieu|intitul|contrat|salaire|date|ref|n°)\b/;

/** "RGN My" is part of a sentence, and "Luxury Boutique Hotel" a kind of employer. */
export function isName(company: string): boolean {
  const words = fold(company).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    nameStart.test(company) &&
    !/#|\d{4}/.test(company) &&
    !label.test(fold(company)) &&
    !placementService.test(fold(company)) &&
    !pronoun.test(company) &&
    !words.every((word) => genericWords.has(word))
  );
}

/** Whether the words can be those of a name: neither too many, nor beginning as a sentence does. */
function hasWordsOfName(company: string): boolean {
  const keys = wordsOf(company).map(({ raw }) => fold(raw));
  const first = keys[0];
  const counted = keys.filter((key) => !smallWords.test(key)).length;
  if (
    first === undefined ||
    counted > 7 ||
    keys.length > 10 ||
    company.length > 60 ||
    !/\p{L}/u.test(company)
  )
    return false;
  if (keys.every((key) => notCompanies.has(key))) return false;
  return !notCompanies.has(first) || /^(?:the|la|le|les)$/.test(first);
}

/** "Smith, Jones & Partners": the comma is inside the name. */
const namesOfPartners =
  /^(?:\p{Lu}[\p{L}'’-]{1,30}, ){1,3}\p{Lu}[\p{L}'’-]{1,30} (?:&|and|et) (?:\p{Lu}[\p{L}.]{1,15})(?=$|[ .])/u;

/** "commune de Vaudry" as a name: "Commune de Vaudry". */
const upperMunicipality = (raw: string) =>
  municipality.test(raw) ? raw.charAt(0).toUpperCase() + raw.slice(1) : raw;

/** Removes place, sentence and number of reviews after a name, and the legal form; undefined for what is no name. */
export function cleanCompany(raw: string): string | undefined {
  const company = upperMunicipality(raw)
    .replace(kindBeforeName, "")
    .replace(/(?<!\s)\s+[-–—|·•(].*/u, "")
    .replace(
      /,? (?:Pty )?(?:A\/S|ApS|Inc|Ltd|Limited|LLC|LLP|PLC|Corp|GmbH|AB|AG|BV|NV|SAS|SARL|SpA)\b\.?$/iu,
      "",
    )
    .replace(namesOfPartners.test(raw) ? /[;:].*/u : /[,;:].*/u, "")
    .replace(/[’']s$/u, "")
    .replace(/(?<![\s.]|\.\p{Lu})[\s.]+$/u, "")
    .trim();
  if (labelStart.test(fold(company)) || !isName(company) || !hasWordsOfName(company))
    return undefined;
  return isPromptInjection(company) ? undefined : stripArticle(calmName(company));
}

/** The words that distinguish a name, folded: "le Groupe Verlane" and "VERLANE INTERIM" begin with the same. */
export function nameKey(company: string): readonly string[] {
  const words = fold(company).match(/[\p{L}\p{N}]+/gu) ?? [];
  const start = words.findIndex((word) => !leads.has(word));
  return start < 0 ? words : words.slice(start);
}

/** "CRPC" of "Coastal Research Policy Centre". */
export const initials = (key: readonly string[]) =>
  key
    .filter((word) => !smallWords.test(word))
    .map((word) => word.charAt(0))
    .join("");
