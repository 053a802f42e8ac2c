import { fold } from "@postulo/lexicon/fold";
import { requirementStart } from "@postulo/lexicon/requirement-marks";
import { findLicences } from "../licences.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { municipality, ownerOf, partsOfEmployer } from "@postulo/lexicon/posting-company";
import { containsOccupation } from "../title/title-nouns.ts";
import { isAgency } from "./agencies.ts";
import { isPersonsName } from "../reader/given-names.ts";
import { besideTitle } from "../title/beside-title.ts";
import {
  doubtKinds,
  doubtWeights,
  type EvidenceKind,
  evidenceWeights,
  leastMargin,
  leastScore,
  repeatWeight,
} from "./company-evidence.ts";
import { type Candidate, inFull, isSame } from "./company-forms.ts";
import { cleanCompany, isName, nameKey } from "./company-name.ts";
import { companyRules } from "./company-patterns.ts";
import { beginsWith, type CompanyContext, companyContext } from "./company-context.ts";
import { namesOfHosts, ownsHost } from "../contact-hosts.ts";
import { findMasthead, hasShape, isPart } from "./institution-name.ts";
import { isPlaceName } from "../place/place-names.ts";

export type RankedCompany = {
  readonly company: string;
  readonly score: number;
  readonly kinds: readonly EvidenceKind[];
};

const parts = new Set(partsOfEmployer);

/** "Le service Vie des collèges recherche": a part of the employer, in the same line. */
function isBehindPart(before: string): boolean {
  const [line = ""] = before.split("\n").slice(-1);
  return parts.has(
    fold(
      line
        .trimEnd()
        .split(/[\s'’]/)
        .at(-1) ?? "",
    ),
  );
}

/** Whether a match begins inside a word or after the first words of the name. */
function isPartial(text: string, match: RegExpExecArray): boolean {
  const name = match[1] ?? "";
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
  const behind = text.slice(match.index + match[0].indexOf(name) + name.length).slice(0, 40);
  const isPerson = !name.includes(" ") || isPersonsName({ honorific: undefined, name });
  if (isPerson && ownerOf.test(fold(behind))) return true;
  if (match[0].endsWith(name) && /^ (?:de|du|des|en|of) \p{Ll}/u.test(after)) return true;
  if (!match[0].startsWith(name)) return false;
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  if (isBehindPart(before)) return true;
  if (/(?:^|\n)(?:The|Le|La) \p{Lu}[\p{L} '’-]{1,22} (?:at|in|on|à|de|du|of) $/u.test(before))
    return true;
  return /[\p{L}\p{N}’'-]$/u.test(before) || /(?<![\p{L}.&-])\p{Lu}[\p{L}.&-]* $/u.test(before);
}

/** "homes around Purley": after these words a place follows. */
const placeLeads = [" in ", " around ", " near ", " in the ", " près de ", " secteur de ", " à "];
const isPlaceIn = (lowerText: string, name: string) =>
  placeLeads.some((where) => lowerText.includes(where + name.toLowerCase()));

/** How often a text contains a part. */
const count = (text: string, part: string) => text.split(part).length - 1;

/** "the Health Board": so is an employer called that was named in full before. */
const withArticle = ["The ", "the ", "La ", "la ", "Le ", "le ", "L’", "l’", "L'", "l'"];

/** How often a text contains a name by itself, without an article. */
const ownMentions = (text: string, name: string) =>
  withArticle.reduce((left, article) => left - count(text, article + name), count(text, name));

/** The same name without what was glued to it: "Leeds White Recruitment" is of "White Recruitment" where that is more frequent. */
function withoutPrefix(company: string, text: string): string {
  const words = company.split(" ");
  const suffixes = words.slice(1, -1).map((_, at) => words.slice(at + 1).join(" "));
  const whole = count(text, company);
  if (/^(?:The|La|Le|Les) \p{Lu}/u.test(company)) return company;
  return (
    suffixes.find((name) => isName(name) && whole > 0 && ownMentions(text, name) >= 2 * whole) ??
    company
  );
}

/** Maximum number of names; each is counted in the whole text. */
const maxNames = 200;

/** "RESTAURANT LE BOUCHON RECRUTE": the verb of a row in capitals is no part of the name. */
const shoutedHiring =
  /(?<=^[^\p{Ll}\n]{3,60} )(?:RECRUTE|RECHERCHE|EMBAUCHE|IS HIRING|IS LOOKING FOR|IS SEEKING|SEEKS)(?!\p{L})/gmu;

/** Behind a town: "Dungarvan, Co. Waterford". */
const county = /, (?:Co\.?|County) \p{Lu}\p{Ll}+(?=$|[.,;(])/gmu;

/** The same without pictures and counties, and each sentence of a paragraph at the beginning of a line. */
const openText = (text: string) =>
  text
    .replace(/\p{Extended_Pictographic}|\uFE0F/gu, " ")
    .replace(county, "")
    .replace(shoutedHiring, (verb) => verb.toLowerCase())
    .replace(/(?<=[\p{Ll})»][.!?])(?<!(?<!\p{L})(?:Ste?|Dr|Mrs?|Ms)\.) (?=\p{Lu})/gu, "\n")
    .replace(/^[ #*]+/gmu, "")
    .replace(/ {2,}/g, " ");

/** Every name that something in the posting says is the employer's, with all that says so. */
function collect(text: string, title: string | undefined): Candidate[] {
  const candidates = new Map<string, Candidate>();
  const names = new Map<string, string | undefined>();
  const nameOf = (raw: string): string | undefined => {
    if (names.has(raw)) return names.get(raw);
    const cleaned = cleanCompany(raw);
    const company = cleaned && withoutPrefix(cleaned, text);
    const isTitle = company && title && fold(title).includes(fold(company));
    names.set(raw, isTitle ? undefined : company);
    return isTitle ? undefined : company;
  };
  const add = (raw: string, kind: EvidenceKind, share = 1) => {
    const company = nameOf(raw);
    if (!company) return;
    const weight = evidenceWeights[kind] * share;
    const found = candidates.get(fold(company));
    if (!found && candidates.size >= maxNames) return;
    const candidate = found ?? { company, key: nameKey(company), evidence: new Map() };
    candidate.evidence.set(kind, Math.max(weight, candidate.evidence.get(kind) ?? 0));
    candidates.set(fold(company), candidate);
  };
  for (const { pattern, kind, share } of companyRules)
    for (const match of text.matchAll(pattern))
      if (!isPartial(text, match)) add(match[1] ?? "", kind, share);
  if (title) for (const { raw, kind } of besideTitle(text, title)) add(raw, kind);
  for (const name of namesOfHosts(text)) add(name, "host");
  const masthead = findMasthead(text);
  if (masthead) {
    add(masthead, "masthead");
    add(masthead, "shape");
  }
  return [...candidates.values()];
}

const maxRepeats = 3;

function repeats({ company }: Candidate, { lines }: CompanyContext): number {
  const times = lines.filter((line) => line.includes(company)).length - 1;
  return Math.max(0, Math.min(times, maxRepeats)) * repeatWeight;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

/** "Additionally", "Picking", "Contactez", and "Suivre l'avancement" begin a sentence. */
const inflectedWord = /^\p{L}*\p{Ll}(?:ly|ment|ing|er|ir|re|ez|ons|ed)$/u;
const inflectedStart = /^\p{L}*\p{Ll}(?:er|ir|re|ez) (?:l['’]|les? |la |une? |vos |nos )/u;

function doubts({ company, key, evidence }: Candidate, context: CompanyContext): number {
  if (evidence.has("label")) return 0;
  const found: Readonly<Record<keyof typeof doubtWeights, boolean>> = {
    place: isPlaceName(company) || isPlaceIn(context.lowerText, company),
    common: key.every((word) => context.commonWords.has(word)),
    term: findTerms(company).some(({ term }) => term.kind === "tool"),
    part: isPart(key),
    inflected: inflectedWord.test(company) || inflectedStart.test(company),
    agency: context.agencies.has(fold(company)),
    asked: requirementStart.test(fold(company)) || findLicences(company).length > 0,
  };
  return sum(doubtKinds.filter((kind) => found[kind]).map((kind) => doubtWeights[kind]));
}

/** One employer with its names: each kind of evidence counts once. */
function rank(names: readonly Candidate[], context: CompanyContext): RankedCompany | undefined {
  const evidence = new Map<EvidenceKind, number>();
  for (const { evidence: own } of names)
    for (const [kind, weight] of own) evidence.set(kind, Math.max(weight, evidence.get(kind) ?? 0));
  const weightOf = (one: Candidate) => sum(one.evidence.values());
  const written = names.filter((one) => one.evidence.has("host") && one.key.length > 1);
  const best = [...(written.length > 0 ? written : names)].sort((a, b) =>
    written.length > 0 ? b.key.length - a.key.length : weightOf(b) - weightOf(a),
  )[0];
  if (!best) return undefined;
  if (names.some(({ key }) => hasShape(key))) evidence.set("shape", evidenceWeights.shape);
  if (names.some(({ key }) => ownsHost(key, context.hosts)))
    evidence.set("domain", evidenceWeights.domain);
  if (names.some(({ company }) => beginsWith(context.openings, company)))
    evidence.set("opening", evidenceWeights.opening);
  if (names.some(({ company }) => beginsWith(context.introductions, company)))
    evidence.set("introduced", evidenceWeights.introduced);
  return {
    company: inFull(best, names).company,
    score: sum(evidence.values()) + repeats(best, context) - doubts(best, context),
    kinds: [...evidence.keys()],
  };
}

/** Names that belong together, the shortest first. */
function groups(candidates: readonly Candidate[]): Candidate[][] {
  const grouped: Candidate[][] = [];
  for (const candidate of [...candidates].sort((a, b) => a.key.length - b.key.length)) {
    const group = grouped.find((names) => names.some(({ key }) => isSame(key, candidate.key)));
    if (group) group.push(candidate);
    else grouped.push([candidate]);
  }
  return grouped;
}

/** Kinds of evidence that an agency's client is named by. */
const clientKinds = ["client", "hiring", "label", "atTitle", "placed", "self", "about"] as const;
const isClient = ({ key, evidence }: Candidate) =>
  clientKinds.some((kind) => evidence.has(kind)) || (evidence.has("beside") && hasShape(key));

/** Candidates without agencies, where the text names the employer that they recruit for. */
function withoutAgencies(candidates: readonly Candidate[], lines: readonly string[]): Candidate[] {
  const agencies = candidates.filter(({ company }) => isAgency(company, lines));
  const isOfAgency = ({ key }: Candidate) => agencies.some((agency) => isSame(agency.key, key));
  const others = candidates.filter((one) => !isOfAgency(one));
  return others.some(isClient) ? others : [...candidates];
}

/** The employers that a posting may mean, the best first. */
export function rankCompanies(posting: string, title: string | undefined): RankedCompany[] {
  const text = openText(posting);
  const context = companyContext(text, posting, title);
  return groups(withoutAgencies(collect(text, title), context.lines))
    .map((names) => rank(names, context))
    .filter((ranked) => ranked !== undefined)
    .filter(
      ({ company, kinds }) =>
        kinds.includes("label") || !containsOccupation(company) || isSure(kinds),
    )
    .sort((a, b) => b.score - a.score);
}

const sureWeight = evidenceWeights.description;
const isSure = (kinds: readonly EvidenceKind[]) =>
  kinds.some((kind) => evidenceWeights[kind] >= sureWeight);

/** In rows from the beginning. */
const headRows = 8;

/**
 * Whether the head names another employer beside this one: the municipality that a school belongs to, or the owner of a
 * shop that has the name of a chain.
 */
function isDisputed({ company, kinds }: RankedCompany, posting: string): boolean {
  if (kinds.includes("label") || kinds.includes("hiring")) return false;
  const name = fold(company);
  const head = fold(posting).split("\n").slice(0, headRows);
  if (head.some((row) => row.includes("franchis") && row.includes(name))) return true;
  return !municipality.test(name) && head.some((row) => municipality.test(row));
}

/** @returns the employer of a posting if what speaks for it is enough, and clearly more than for any other name. */
export function findCompany(posting: string, title: string | undefined): string | undefined {
  const [best, second] = rankCompanies(posting, title);
  if (!best || best.score < leastScore || isDisputed(best, posting)) return undefined;
  return best.score - (second?.score ?? 0) >= leastMargin ? best.company : undefined;
}
