import { fold } from "@postulo/lexicon/fold";
import { placementService } from "@postulo/lexicon/posting-company";
import {
  conditions,
  contractWords,
  feminineMark,
  genderMark,
  leadIn,
  shortWords,
  titleAcronyms,
} from "@postulo/lexicon/posting-title";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import { containsOccupation, isTitleNoun } from "./title-nouns.ts";
import { namesQuality, withoutCount, withoutPay, withoutTail } from "./title-tail.ts";
import { isPromptInjection } from "../prompt-injection.ts";
import { isWellKnownTown } from "../place/place-names.ts";

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const maxTitleWords = 12;

/** "(Days)", "(RVN)", "(Remote, US)", "(12 month cover)": conditions, no part of the title. */
const abbreviationInBrackets = /(?<=\s)\(\p{Lu}{2,6}\)/gu;
const inBrackets = /[([][^)\]]{0,200}[)\]]/gu;
const stripAsides = (title: string) =>
  title.replace(inBrackets, (aside) => (conditions.test(aside) ? " " : aside));

/** "Animateur enfance - jeunesse (h/f)": the dash is inside the title. */
const lowerBehindDash = /(?<=\p{Ll}) - (?=\p{Ll}+ \([HFhf]\/[HFhf]\))/u;

/** "Agent d'accueil – état civil (H/F)": what the mark stands behind is the title. */
const phraseBehindDash =
  /(?<=[\p{Ll})]) [–—-] (?=(\p{Ll}[\p{L}’' -]{2,50}?) \(?[HFMhfm] ?\/ ?[HFMhfm](?!\p{L}))/gu;
/** In the place of a dash that ends nothing; no control character is in a posting. */
const kept = "\u0001";

const withDash = (title: string) =>
  title.replace(phraseBehindDash, (dash: string, phrase: string) =>
    phrase.replace(contractWords, "") === phrase && !conditions.test(`(${phrase})`) ? kept : dash,
  );

/** Ends a title in its line. */
const besideTitle = new RegExp(
  [
    /(?<!\s)\s+[-–—|·•@:]\s+/u,
    /(?:(?<!\s)\s+)?(?:\|\s*|,\s*(?=\d|[A-Z]{2}\b))/u,
    /\s{2,}|\schez\s+|\sat\s+(?=\p{Lu})/u,
    /(?<=\p{Ll}{3}[.!?])\s+(?=\p{Lu})|:\s+/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "u",
);

/** "Encadrant(e)", "Technicien·ne": only occupations have both genders. */
const bothGenders = new RegExp(`\\p{Ll}(?:${feminineMark.source})`, "u");

const everyFeminine = new RegExp(feminineMark.source, "gu");

/** "Technicien" of "Technicien(ne)". */
export const withoutFeminine = (title: string) => title.replace(everyFeminine, "");

/** "Handyperson", "Salesperson" */
const personNoun = /\p{L}{3}person(?!\p{L})/iu;

export const namesOccupation = (text: string) =>
  bothGenders.test(text) || personNoun.test(text) || containsOccupation(text);

/** Removes company, place, contract and reference number around the title. */
function firstSegment(line: string): string {
  const segments = line
    .split(besideTitle)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  return segments.find(namesOccupation) ?? segments[0] ?? "";
}

const acronyms = new Set(titleAcronyms);
const shortWordSet = new Set(shortWords);

/** "HGV", "SEN", "CNC": a known abbreviation, a word without vowels, or one of two or three letters behind the first. */
function isAcronym(word: string, at: number): boolean {
  const folded = fold(word);
  if (acronyms.has(folded) || !/[aeiouy]/.test(folded)) return word.length > 1;
  return at > 0 && (word.length === 2 || word.length === 3) && !shortWordSet.has(folded);
}

const shoutedWord = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;

/** "SERVEUR en salle": only a noun of a title is surely no abbreviation. */
const calmNouns = (title: string) =>
  title.replace(shoutedWord, (word, at: number) => {
    const lower = word.toLowerCase();
    if (!isTitleNoun(wordKey(lower))) return word;
    return at === 0 || title.charAt(at - 1) === " " ? upperFirst(lower) : lower;
  });

/** "TECHNICIEN(NE)", "ÉDUCATIF(VE)": the ending of the feminine is no abbreviation. */
const isFeminineEnding = (word: string, before: string): boolean =>
  /\p{L}\(-?$/u.test(before) && feminineMark.test(`(${word.toLowerCase()})`);

/** "NURSE (NIGHT SHIFT)" in capitals is lowered, whatever the brackets have. */
function calmCapitals(title: string): string {
  const letters = title.replace(inBrackets, "").replace(/[^\p{L}]/gu, "");
  if (letters.length < 6) return title;
  if (letters !== letters.toUpperCase()) return calmNouns(title);
  return title
    .replace(/\p{L}+/gu, (word, at: number) => {
      if (isAcronym(word, at) && !isFeminineEnding(word, title.slice(0, at))) return word;
      const lower = word.toLowerCase();
      return at === 0 ? upperFirst(lower) : lower;
    })
    .replace(/(?<=d['’])état(?!\p{L})/u, "État");
}

/** "Learning and collections assistant": an English title of a page in capitals is "Learning and Collections Assistant". */
export const inTitleCase = (title: string): string =>
  title.replace(/(?<![\p{L}'’])\p{Ll}\p{L}*/gu, (word) =>
    shortWordSet.has(word) && /^(?:of|and|in|for|the)$/.test(word) ? word : upperFirst(word),
  );

/** "Comptable 80 – 100 %": of the working time, no part of the title. */
const share = /(?<![\p{L}\d.,-])\d{1,3}\s?(?:%\s?)?(?:(?:[-–—/]|à|to)\s?\d{1,3}\s?)?%/gu;

/** "PA, near Kinsale": where it is, no part of the title. */
const nearby = /,? (?:near|close to|pr[eè]s de|proche de) \p{Lu}.*$/u;

/** The grade of a public servant, no post: « Cadre d'emplois des rédacteurs territoriaux ». */
const gradeOfService = /^(?:cadre d['’]emplois?|grades?)(?!\p{L})/iu;

const pictures = /\p{Extended_Pictographic}|\uFE0F/gu;

/** A title without gender marks, contract, reference and decoration; undefined if nothing remains. */
export function cleanTitle(raw: string): string | undefined {
  const named = raw
    .slice(0, 200)
    .replace(pictures, " ")
    .trimStart()
    .replace(leadIn, "")
    .replace(/^(?:un )?poste (?:de |d['’])/i, "")
    .replace(lowerBehindDash, "-")
    .replace(/^((?:une? )?(\p{L}{4})[^/]{0,60}(?:\/ ?| ou ))(?:son|sa|une?) (?=\2)/iu, "$1");
  const unmarked = withDash(withoutPay(named))
    .replace(genderMark, " ")
    .replace(share, " ")
    .replace(
      /\b(?:r[ée]f(?:erence|érence)?|ref|job id|id)\s{0,3}[.:#n°-]{0,4}\s{0,3}[\w/-]{0,40}\d[\w/-]*/gi,
      " ",
    )
    .replace(abbreviationInBrackets, " ");
  const title = firstSegment(stripAsides(unmarked))
    .replaceAll(kept, " – ")
    .replace(contractWords, " ")
    .replace(/\(\s*\)|\[\s*\]|\((?:poste|post|position) {0,3}\)/gi, " ")
    .replace(/\s+/g, " ")
    .replace(/ r[ée]f\W*$/iu, "")
    // After the removal of text between commas, a place follows.
    .replace(/,\s*(?:(?:or|and|ou|et)\s*)?,.*/i, "")
    .replace(/^[\s,;:/&*#·•.!?-]+|(?<![\s,;:/&*#·•.!-])[\s,;:/&*#·•.!-]+$/g, "")
    .replace(/(?<!\s)\s+(?:en|in|à|at|de|of|un|une|an?|the|and|et|or|ou|-)$/i, "")
    .replace(/^(?:un(?:\(e\)|[·.-]e)|une|un|an|a)\s+/i, "")
    .replace(nearby, "")
    .replace(/, ([^,]{3,40})$/u, (behind, name: string) =>
      placementService.test(fold(name)) ? "" : behind,
    )
    .replace(/(?<=\p{L}),\s*(?:\p{L}+)$/u, (place) =>
      isWellKnownTown(place.slice(1).trim()) ? "" : place,
    );
  const words = wordsOf(title).length;
  return words === 0 ||
    namesQuality(title) ||
    gradeOfService.test(title) ||
    words > maxTitleWords ||
    title.length > 90 ||
    isPromptInjection(title)
    ? undefined
    : singular(calmCapitals(withoutTail(withoutCount(title))));
}

/** Behind such a word the last noun is not that of the title: "Gestionnaire de dossiers comptables". */
const linksNoun = /\s(?:(?:de|du|des|of|en|à|aux?)\s|d['’])/iu;

/** "Warehouse Operatives" → "Warehouse Operative". */
function singular(title: string): string {
  if (linksNoun.test(title)) return title;
  const last = /(?<!\p{L})\p{L}+$/u.exec(title)?.[0] ?? "";
  return /[^su]s$/.test(last) && isTitleNoun(wordKey(last)) ? title.slice(0, -1) : title;
}
