import {
  frenchTitleDeterminer,
  frenchTitleEnd,
  frenchTitleLead,
  hiringReason,
  titleDeterminer,
  titleEnd,
  titleLead,
  conditions,
  contractWords,
  genderMark,
  hiringVerb,
  labelled,
  leadIn,
  titlePraise,
} from "@postulo/lexicon/posting-title";
import { isTitleNoun, containsOccupation } from "../title-nouns.ts";
import { isPromptInjection } from "./prompt-injection.ts";
import { isWellKnownTown } from "./place.ts";
import { wordKey, wordsOf } from "@postulo/evidence/words";

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const maxTitleWords = 12;
const headLines = 14;

const englishEnd = `(?=\\s+(?:${titleEnd.source})\\b|[.,;:!?(\\n]|\\s[-–—]|$)`;
const frenchEnd = `(?=\\s+(?:${frenchTitleEnd.source})(?=\\s)|\\s?[.,;:!?(\\n]|\\s[-–—]|$)`;
const frenchReason = `(?:(?:\\s*,)?\\s+(?:${hiringReason.source})[^.\\n]{0,90}?(?=\\s+(?:un\\(e\\)|une?|deux|trois)\\s))?`;
const frenchStart = [
  "\\s*(?::\\s*)?(?:(?:actuellement|activement|aujourd['’]hui) \\s*)?",
  `(?:(?:${frenchTitleDeterminer.source})\\s*)?(?:futur\\(?e?\\)? |nouve\\p{L}+ |autre )?`,
].join("");

const sentencePatterns: readonly RegExp[] = [
  new RegExp(
    [
      `\\b(?:${titleLead.source})\\s+(?:(?:${titleDeterminer.source})\\s*)?`,
      "((?!experience|skills|people|someone|candidates)[\\p{L}][\\p{L}\\p{N} /&+#.'’-]{2,70}?)",
      englishEnd,
    ].join(""),
    "iu",
  ),
  new RegExp(
    [
      `(?:${frenchTitleLead.source})${frenchReason}${frenchStart}`,
      "((?!profil|personne|candidat|collaborat|talent)[\\p{L}][\\p{L}\\p{N} /&+#.'’()·-]{2,70}?)",
      frenchEnd,
    ].join(""),
    "iu",
  ),
];

/** "(Days)", "(RVN)", "(Remote, US)", "(12 month cover)": conditions, no part of the title. */
const abbreviationInBrackets = /(?<=\s)\(\p{Lu}{2,6}\)/gu;
const inBrackets = /[([][^)\]]{0,200}[)\]]/gu;
const stripAsides = (title: string) =>
  title.replace(inBrackets, (aside) => (conditions.test(aside) ? " " : aside));

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

/** Removes company, place, contract and reference number around the title. */
function firstSegment(line: string): string {
  const segments = line
    .split(besideTitle)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  return segments.find(containsOccupation) ?? segments[0] ?? "";
}

/** "NURSE (NIGHT SHIFT)" in capitals is lowered. */
function calmCapitals(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, "");
  if (letters.length < 6 || letters !== letters.toUpperCase()) return title;
  return title.replace(/\p{L}+/gu, (word, at: number) => {
    if (
      word.length === 2 || word.length === 3
        ? at > 0 &&
          !/^(?:DE|DU|OF|AND|ET|LA|LE|DES|IN|EN|AU|AUX|FOR|THE|SUR|BUS|CAR|BAR)$/.test(word)
        : false
    )
      return word;
    const lower = word.toLowerCase();
    return at === 0 ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
  });
}

/** A title without gender marks, contract, reference and decoration; undefined if nothing remains. */
function cleanTitle(raw: string): string | undefined {
  const named = raw
    .slice(0, 200)
    .replace(leadIn, "")
    .replace(/^(?:un )?poste (?:de |d['’])/i, "")
    .replace(genderMark, " ")
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, " ")
    .replace(
      /\b(?:r[ée]f(?:erence|érence)?|ref|job id|id)\s{0,3}[.:#n°-]{0,4}\s{0,3}[\w/-]{0,40}\d[\w/-]*/gi,
      " ",
    )
    .replace(abbreviationInBrackets, " ");
  const title = firstSegment(stripAsides(named))
    .replace(contractWords, " ")
    .replace(/\(\s*\)|\[\s*\]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ r[ée]f\W*$/iu, "")
    // After the removal of text between commas, a place follows.
    .replace(/,\s*(?:(?:or|and|ou|et)\s*)?,.*/i, "")
    .replace(/^[\s,;:/&*#·•.!?-]+|(?<![\s,;:/&*#·•.!-])[\s,;:/&*#·•.!-]+$/g, "")
    .replace(/(?<!\s)\s+(?:en|in|à|at|de|of|un|une|an?|the|and|et|or|ou|-)$/i, "")
    .replace(/^(?:un\(e\)|une|un|an|a)\s+/i, "")
    .replace(/(?<=\p{L}),\s*(?:\p{L}+)$/u, (place) =>
      isWellKnownTown(place.slice(1).trim()) ? "" : place,
    );
  const words = wordsOf(title).length;
  return words === 0 || words > maxTitleWords || title.length > 90 || isPromptInjection(title)
    ? undefined
    : singular(calmCapitals(title));
}

/** "Warehouse Operatives" → "Warehouse Operative". */
function singular(title: string): string {
  const last = /(?<!\p{L})\p{L}+$/u.exec(title)?.[0] ?? "";
  return /[^su]s$/.test(last) && isTitleNoun(wordKey(last)) ? title.slice(0, -1) : title;
}

type Candidate = { readonly title: string; readonly score: number };

function candidate(raw: string, score: number): Candidate[] {
  const title = cleanTitle(raw);
  if (!title) return [];
  const named = containsOccupation(title) ? 30 : 0;
  return [{ title: upperFirst(title), score: score + named }];
}

/** "Équipe : 2 pharmaciens" */
const isLabel = /^\p{L}[\p{L} ']{1,24}\s*:\s/u;

/** "Home / Careers / Bus Driver", "Accueil > Offres > Santé": breadcrumbs. */
const isTrail = (line: string) =>
  /^(?:home|accueil|jobs?|careers?|emplois?|offres?)\s*[/>»›|]/i.test(line) ||
  line.split(/\s[>»›]\s/).length > 2;

function fromHeadLine(line: string, at: number): Candidate[] {
  if (/[.!?]$/.test(line) || wordsOf(line).length > 18 || /https?:|@\w/.test(line)) return [];
  genderMark.lastIndex = 0;
  const marked = genderMark.test(line) ? 60 : 0;
  const isOther = isLabel.test(line) && !leadIn.test(line) && marked === 0;
  if (hiringVerb.test(line) || isTrail(line) || isOther) return [];
  const named = containsOccupation(line) ? 25 : 0;
  return marked + named === 0 ? [] : candidate(line, marked + named + 20 - at * 2);
}

/** The end of "an", the purpose, and what only praises. */
const strayStart = new RegExp(`^(?:(?:${titlePraise.source})[, ]\\s*)+`, "iu");
/** A part of a sentence is no title: none is better than a wrong one. */
const ofSentence = /^(?:et|ou|and|or)\s|(?<!\p{L})(?:vous|you|nous|we)(?!\p{L})/iu;

/** The title of a posting: a labelled line, else a heading with an occupation, else the sentence with a hiring verb. */
export function findTitle(text: string): string | undefined {
  const lines = text.split("\n").filter((line) => line !== "");
  const candidates = [
    ...lines.slice(0, 40).flatMap((line) => candidate(labelled.exec(line)?.[1] ?? "", 60)),
    ...lines.slice(0, headLines).flatMap(fromHeadLine),
    ...sentencePatterns.flatMap((pattern) => candidate(pattern.exec(text)?.[1] ?? "", 35)),
  ].filter(({ score }) => score >= 50);
  const best = candidates
    .map(({ title, score }) => ({ title: upperFirst(title.replace(strayStart, "")), score }))
    .filter(({ title }) => !ofSentence.test(title))
    .sort((a, b) => b.score - a.score)[0]?.title;
  return best === undefined ? undefined : findCalmSpelling(text, withoutPlace(best, text));
}

/** "Staff Nurse, Thetford", where the text says "in Thetford". */
function withoutPlace(title: string, text: string): string {
  const place = /, ?(\p{Lu}[\p{L}-]+)$/u.exec(title)?.[1];
  if (place === undefined) return title;
  const isPlace = [` in ${place}`, ` à ${place}`, `\n${place}`].some((part) => text.includes(part));
  return isPlace ? title.slice(0, title.lastIndexOf(",")) : title;
}

/** A title in capitals, in the spelling of the text if it occurs there. */
function findCalmSpelling(text: string, title: string): string {
  const from = text.toLowerCase();
  const wanted = title.toLowerCase();
  if (from.length !== text.length || !text.includes(title.toUpperCase())) return title;
  for (let at = from.indexOf(wanted); at >= 0; at = from.indexOf(wanted, at + wanted.length)) {
    const written = text.slice(at, at + title.length);
    if (written !== written.toUpperCase()) return upperFirst(written);
  }
  return title;
}
