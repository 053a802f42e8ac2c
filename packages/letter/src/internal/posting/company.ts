import { fold } from "@postulo/lexicon/fold";
import {
  boardNoise,
  genericEmployerWords,
  kindBeforeName,
  notCompany,
  notEmployers,
  pronoun,
} from "@postulo/lexicon/posting-company";
import { label } from "@postulo/lexicon/posting-lines";
import { companyName, companyPatterns } from "./company-patterns.ts";
import { stripArticle } from "../french/employer-names.ts";
import { headingSection } from "./headings.ts";
import { isPromptInjection } from "./prompt-injection.ts";
import { isWellKnownTown } from "./place.ts";
import { containsOccupation } from "../title-nouns.ts";
import { wordsOf } from "@postulo/evidence/words";

/** The score from which a pattern is certain, even for an employer named after its trade. */
const sureScore = 40;

type Vote = { readonly raw: string; readonly score: number };
const notCompanies = new Set(notEmployers);

const smallWords = /^(?:de|du|des|d|la|le|les|l|et|sur|sous|en|aux?|of|and|the|for|in|upon)$/i;

/** "COMMUNE DE SAINT-AUBIN" in capitals is lowered; "EDF" and "IKEA France" are not. */
function calmName(shouted: string): string {
  if (shouted.length < 9 || !/\p{Lu}{4,}/u.test(shouted) || /\p{Ll}/u.test(shouted)) return shouted;
  return shouted.replace(/\p{L}+/gu, (word, at: number) => {
    if (at > 0 && smallWords.test(word)) return word.toLowerCase();
    return word.charAt(0) + word.slice(1).toLowerCase();
  });
}

/** A letter of a script without capitals begins a name, too: "شركة النور"; and "eBay". */
const nameStart = /^(?:[\p{Lu}\p{Lo}\d]|\p{Ll}\p{Lu})/u;
const genericWords = new Set(genericEmployerWords);

/** "RGN My" is part of a sentence, and "Luxury Boutique Hotel" a kind of employer. */
function isName(company: string): boolean {
  const words = fold(company).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    nameStart.test(company) &&
    !label.test(fold(company)) &&
    !pronoun.test(company) &&
    !words.every((word) => genericWords.has(word))
  );
}

/** Removes place, sentence and number of reviews after a name; a legal form remains. */
function cleanCompany(raw: string): string | undefined {
  const company = raw
    .replace(kindBeforeName, "")
    .replace(/(?<!\s)\s+[-–—|·•(].*/u, "")
    .replace(
      /,? (?:A\/S|ApS|Inc|Ltd|Limited|LLC|LLP|PLC|Corp|GmbH|AB|AG|BV|NV|SAS|SARL|SpA)\b\.?$/iu,
      "",
    )
    .replace(/[,;:].*/u, "")
    .replace(/[’']s$/u, "")
    .replace(/(?<![\s.])[\s.]+$/u, "")
    .trim();
  const keys = wordsOf(company).map(({ raw: word }) => fold(word));
  const first = keys[0];
  if (labelStart.test(fold(company)) || !isName(company)) return undefined;
  if (first === undefined || keys.length > 7 || company.length > 60 || !/\p{L}/u.test(company))
    return undefined;
  if (keys.every((key) => notCompanies.has(key))) return undefined;
  if (notCompanies.has(first) && !/^(?:the|la|le|les)$/.test(first)) return undefined;
  const town = company.replace(/(?<!\s)\s+[A-Z]{1,2}\d{1,2}[A-Z]?$/, "");
  return isWellKnownTown(town) || isPromptInjection(company)
    ? undefined
    : stripArticle(calmName(company));
}

/** The minimum score: a wrong company is worse than none. */
const leastScore = 22;

const besideScore = { at: 55, dashed: 20, underneath: 35, near: 24 };
/** Labels of forms, and trades: no names. */
const labelStart = /^(?:code|type|lieu|intitul|contrat|salaire|date|ref|n°)\b/;

/** "homes around Purley": after these words a place follows. */
const isPlaceIn = (lowerText: string, name: string) =>
  placeLeads.some((where) => lowerText.includes(where + name.toLowerCase()));
const placeLeads = [" in ", " around ", " near ", " in the ", " près de ", " secteur de "];

/** The same name without the town before it: "in Leeds" and "Leeds White Recruitment" are of "White Recruitment". */
function withoutTown(company: string, text: string): string {
  const [town = "", ...rest] = company.split(" ");
  const name = rest.join(" ");
  const isRepeated = text.split(name).length > text.split(company).length;
  const isTown = rest.length > 1 && isPlaceIn(text.toLowerCase(), town);
  return isTown && isRepeated && isName(name) ? name : company;
}

/** Whether a match begins inside a word or after the first words of the name. */
function isPartial(text: string, match: RegExpExecArray): boolean {
  const name = match[1] ?? "";
  if (!match[0].startsWith(name)) return false;
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  return /[\p{L}\p{N}’'-]$/u.test(before) || /(?<![\p{L}.&-])\p{Lu}[\p{L}.&-]* $/u.test(before);
}

/** Later segments in the line of a title are no names. */
const maxSegments = 20;

const companyAfterAt = new RegExp(`\\s(?:at|chez|@)\\s+${companyName}`, "u");

/** "Title - Company - Town" and "Title at Company" in one line. */
function inTitleLine(line: string, title: string, text: string): Vote[] {
  const named = companyAfterAt.exec(line)?.[1];
  if (named) return [{ raw: named, score: besideScore.at }];
  const segments = line.split(/(?<!\s)\s+[-–—|]\s+/u).map((segment) => segment.trim());
  const lowerText = text.toLowerCase();
  const candidates = segments
    .slice(0, maxSegments)
    .filter(
      (segment) =>
        /^\p{Lu}/u.test(segment) &&
        !fold(segment).includes(fold(title)) &&
        !notCompany.test(segment) &&
        !isWellKnownTown(segment.split(/\s(?:et|and|&)\s|[,/]/)[0]?.trim() ?? "") &&
        !isPlaceIn(lowerText, segment),
    );
  return candidates.slice(0, 1).map((raw) => ({ raw, score: besideScore.dashed }));
}

const separator = /\s[·|•—–-]\s/;

const isQuiet = (line: string) => !boardNoise.test(line.split(separator)[0] ?? line);

/** "Bastia, Corse · Hybride" is a place. */
const workplace =
  /^[^·•|(][^·•|(,]*,[^·•|(]+[·•|(]\s*(?:hybride?|remote|on-?site|sur site|[àa] distance|t[ée]l[ée]travail)/i;

function mayNameCompany(line: string): boolean {
  if (workplace.test(line) || /^\p{L}[\p{L} ]{1,20}:/u.test(line)) return false;
  if (wordsOf(line).length > 9 || /[.!?:]$/.test(line) || !/^[\p{Lu}\d]/u.test(line)) return false;
  const [first = line] = line.split(separator);
  if (headingSection(line) !== undefined) return false;
  return !containsOccupation(first) && !isWellKnownTown(line.split(/[,(·|-]/u)[0]?.trim() ?? "");
}

/** The lines around the title often are "Company · Place" or the company alone, with buttons and dates between them. */
function besideTitle(text: string, title: string): Vote[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const start = fold(title.split(/\s+/).slice(0, 3).join(" "));
  const at = lines.findIndex((line) => fold(line).includes(start));
  if (at < 0 || at > 12) return [];
  const around = [
    ...lines
      .slice(at + 1, at + 6)
      .filter(isQuiet)
      .slice(0, 2),
    ...lines.slice(0, at).filter(isQuiet).filter(mayNameCompany).slice(-1),
  ];
  const lowerText = text.toLowerCase();
  const isNoTown = (line: string) => !isPlaceIn(lowerText, line.split(separator)[0] ?? line);
  const neighbours = around
    .filter((line) => mayNameCompany(line) && isNoTown(line))
    .map((raw, rank) => ({
      raw,
      score: (separator.test(raw) ? besideScore.underneath : besideScore.near) - rank * 2,
    }));
  return [...inTitleLine(lines[at] ?? "", title, text), ...neighbours];
}

const maxCountedRepeats = 3;
const repeatScore = 6;

/** A name with several occurrences is more likely the employer's. */
function repeats(foldedText: string, company: string): number {
  const times = foldedText.split(fold(company), maxCountedRepeats + 2).length - 2;
  return Math.max(times, 0) * repeatScore;
}

/** Maximum number of candidates; each is counted in the whole text. */
const maxNames = 200;

/** The same without pictures, and each sentence of a paragraph at the beginning of a line. */
const openText = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, " ")
    .replace(/(?<=[\p{Ll})»][.!?]) (?=\p{Lu})/gu, "\n")
    .replace(/^[ #*]+/gmu, "")
    .replace(/ {2,}/g, " ");

/** @returns the employer of a posting: patterns vote, and repeated names score higher. */
export function findCompany(posting: string, title: string | undefined): string | undefined {
  const text = openText(posting);
  const votes = new Map<string, { company: string; score: number }>();
  const vote = (raw: string, score: number) => {
    const cleaned = cleanCompany(raw);
    const company = cleaned && withoutTown(cleaned, text);
    if (!company || (title && fold(title).includes(fold(company)))) return;
    if (score < sureScore && containsOccupation(company)) return;
    const key = fold(company);
    const before = votes.get(key);
    votes.set(key, { company: before?.company ?? company, score: (before?.score ?? 0) + score });
  };
  for (const { pattern, score } of companyPatterns)
    for (const match of text.matchAll(pattern))
      if (!isPartial(text, match)) vote(match[1] ?? "", score);
  if (title) for (const { raw, score } of besideTitle(text, title)) vote(raw, score);
  const folded = fold(text);
  const best = [...votes.values()]
    .slice(0, maxNames)
    .map(({ company, score }) => ({ company, score: score + repeats(folded, company) }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= leastScore ? best.company : undefined;
}
