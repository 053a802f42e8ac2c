import { fold } from "@postulo/lexicon/fold";
import {
  boardNoise,
  employerKind,
  notCompany,
  publicInstitution,
} from "@postulo/lexicon/posting-company";
import { conditions } from "@postulo/lexicon/posting-title";
import { wordsOf } from "@postulo/evidence/words";
import { containsOccupation } from "./title-nouns.ts";
import type { EvidenceKind } from "../company/company-evidence.ts";
import { companyName, companyRules } from "../company/company-patterns.ts";
import { nameKey } from "../company/company-name.ts";
import { hasShape } from "../company/institution-name.ts";
import { headingSection } from "../headings.ts";
import { isPlaceLine } from "../place/place-lines.ts";

export type Found = { readonly raw: string; readonly kind: EvidenceKind };

/** Later segments in the line of a title are no names. */
const maxSegments = 20;
const maxTitleRow = 12;
const maxWords = 9;
const maxRowsAbove = 3;
const namedKind = new RegExp(
  `^(?:${employerKind.source}|${publicInstitution.source})\\s(?=.*\\p{Lu})`,
  "u",
);

const companyAfterAt = new RegExp(`\\s(?:at|chez|@)\\s+${companyName}`, "u");
const separator = /\s[·|•—–-]\s/;

/** "Vacher H/F, GAEC du Vallon, secteur Aurillac": a part between commas that has a word of an institution. */
const institutionIn = (line: string): string | undefined =>
  line
    .split(/,\s+/)
    .slice(1, maxSegments)
    .find((part) => isTitled(part) && !isPlaceLine(part) && hasShape(nameKey(part)));

const quotes = /^[«“"\s]+|(?<=[^«»“”"\s])[»”"\s]+$/gu;

const legalForms = companyRules.filter(({ kind }) => kind === "legal");

const hasLegalForm = (name: string) => legalForms.some(({ pattern }) => name.search(pattern) >= 0);
/** "St Anne's Hospital", "Acme Ltd" */
const isEmployerLike = (name: string) => hasShape(nameKey(name)) || hasLegalForm(name);

/** "Title - Company - Town" and "Title at Company" in one line. */
function inTitleLine(line: string, title: string): Found[] {
  const named = companyAfterAt.exec(line)?.[1];
  if (named !== undefined) return [{ raw: named, kind: "atTitle" }];
  const segments = line
    .split(/(?<!\s)\s+[-–—|/]\s+/u)
    .map((segment) => segment.replace(quotes, "").trim())
    .slice(0, maxSegments);
  const mayBe = (segment: string) =>
    /^\p{Lu}/u.test(segment) &&
    !fold(segment).includes(fold(title)) &&
    !notCompany.test(segment) &&
    !conditions.test(segment) &&
    isTitled(segment) &&
    !isPlaceLine(segment.split(/\s(?:et|and|&)\s/)[0] ?? segment);
  const at = segments.findIndex(mayBe);
  const raw = segments[at] ?? institutionIn(line);
  if (raw === undefined) return [];
  // "Nurse – Theatre / St Anne's Hospital": a specialty stands before the institution.
  const further = segments
    .slice(at + 1)
    .filter((segment) => at >= 0 && mayBe(segment) && isEmployerLike(segment));
  const names = [raw, ...further];
  const found = [
    ...names.map((one): Found => ({ raw: one, kind: "beside" })),
    ...names.filter(hasLegalForm).map((one): Found => ({ raw: one, kind: "legal" })),
  ];
  return isPlaceLine(segments[at + 1] ?? "") ? [...found, { raw, kind: "placed" }] : found;
}

const isQuiet = (line: string) =>
  isPlaceLine(line) || !boardNoise.test(line.split(separator)[0] ?? line);

/** "Bastia, Corse · Hybride" is a place. */
const workplace =
  /^[^·•|(][^·•|(,]*,[^·•|(]+[·•|(]\s*(?:hybride?|remote|on-?site|sur site|[àa] distance|t[ée]l[ée]travail)/i;

/** "Company, Town (69)": no heading, whatever its words. */
const townWithCode = /^[^,]+, \p{Lu}[\p{L}' -]+ \((?:\d{2,3}|2[AB])\)$/u;

function mayNameCompany(line: string): boolean {
  const [first = line] = line.split(/,\s|\s[·|•—–-]\s/);
  if (workplace.test(line) || /^\p{L}[\p{L} ]{1,20}:/u.test(line)) return false;
  if (wordsOf(first).length > maxWords || /[.!?:,]$/.test(line) || !/^[\p{Lu}\d]/u.test(line))
    return false;
  if (headingSection(line) !== undefined && !townWithCode.test(line)) return false;
  return isTitled(first) && !containsOccupation(first) && !isPlaceLine(first);
}

/** Whether the last word is capitalised, or the first is a kind of employer: "NHS GP surgery" describes one. */
const isTitled = (name: string) => {
  const [bare = name] = name.split(/[(,]/);
  return (
    /^(?:[dl]['’])?[\p{Lu}\d]/u.test(bare.trim().split(/\s/).at(-1) ?? "") || namedKind.test(name)
  );
};

const codedTown = /^\p{Lu}[\p{L}'’ -]{1,40} \((?:\d{2,3}|2[AB])\)$/u;

/** "Company · Town", "Company, Town (69)"; "A, B" may be two towns. */
const hasPlaceBehind = (line: string) =>
  isPlaceLine(line.split(separator).slice(1).join(", ")) ||
  // "Company – Town (59) – CDI 35h"
  codedTown.test(line.split(separator)[1] ?? "") ||
  townWithCode.test(line);

/** The lines around the title often are "Company · Place" or the company alone, with buttons and dates between them. */
export function besideTitle(text: string, title: string): Found[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const start = fold(title.split(/\s+/).slice(0, 3).join(" "));
  const at = lines.findIndex((line) => fold(line).includes(start));
  if (at < 0 || at > maxTitleRow) return [];
  const below = lines.slice(at + 1, at + 6).filter(isQuiet);
  const above = lines.slice(0, at).filter(isQuiet).slice(-maxRowsAbove);
  const neighbours = [...below.slice(0, 2), ...above].filter(mayNameCompany);
  const placed = below
    .slice(0, 2)
    .filter((line, row) => mayNameCompany(line) && isPlaceLine(below[row + 1] ?? ""));
  return [
    ...inTitleLine(lines[at] ?? "", title),
    ...neighbours.map((raw): Found => ({ raw, kind: "beside" })),
    ...[...placed, ...neighbours.filter(hasPlaceBehind)].map((raw): Found => ({
      raw,
      kind: "placed",
    })),
  ];
}
