import { withoutArticle } from "./french/houses.ts";
import { isWellKnownTown } from "./posting-place.ts";
import { namesOccupation } from "./title-nouns.ts";
import { fold, wordsOf } from "./words.ts";

/** From here on a pattern names an employer beyond doubt, even one called after its trade. */
const sureScore = 40;

type Vote = { readonly raw: string; readonly score: number };
type Rule = { readonly pattern: RegExp; readonly score: number };

/** A name: capitalised words, joined by small ones; also "l'Atelier", "eBay", "3M". */
const nameWord =
  "(?:\\p{Lu}|\\d\\p{Lu}|e\\p{Lu})[\\p{L}\\p{N}&'’+-]{0,40}(?:\\.[\\p{L}\\p{N}]{1,20})*";
const joints = "(?:(?:de|du|des|of|and|et|&|la|le|les|the|for|von|van|sur|en) |[dl]['’]){0,2}";
const legalForm = "(?:,? (?:Inc|Ltd|LLC|PLC|plc|Corp|GmbH|SAS|SARL)\\b\\.?)?";
const name = `((?:(?:The|La|Le|Les|L['’]) ?)?${nameWord}(?: ${joints}${nameWord}){0,5})${legalForm}`;

const rules: readonly Rule[] = [
  {
    score: 100,
    pattern:
      /^(?:company|employer|organi[sz]ation|hiring company|entreprise|soci[ée]t[ée]|employeur|[ée]tablissement|organisme|structure)(?: name)?\s*:\s*(.{2,60})$/gim,
  },
  {
    score: 60,
    pattern: new RegExp(
      `${name},?\\s+(?:is|are)\\s+(?:currently\\s+|now\\s+|actively\\s+)?(?:looking|seeking|hiring|recruiting|searching|expanding)\\b`,
      "gu",
    ),
  },
  {
    score: 50,
    pattern: new RegExp(
      `${name},?\\s+(?:seeks|recrute|recherche|embauche|cherche|renforce)\\b`,
      "gu",
    ),
  },
  {
    score: 45,
    pattern: new RegExp(
      `(?:\\b[Jj]oin|\\b[Rr]ejoi(?:gnez|ndre)|\\b[Ii]nt[ée]gre[rz])\\s+(?:the\\s+|la\\s+soci[ée]t[ée]\\s+|l['’]entreprise\\s+|le\\s+groupe\\s+)?${name}`,
      "gu",
    ),
  },
  {
    score: 40,
    pattern: new RegExp(
      `^(?:About|Who is|À propos de|A propos de|À propos d['’]|Présentation de|Qui est)\\s+${name}\\s*[?:]?$`,
      "gmu",
    ),
  },
  {
    score: 40,
    pattern: new RegExp(
      `(?:\\b[Aa]t|\\b[Cc]hez)\\s+${name},?\\s+(?:we|you|our|nous|vous|notre|on)\\b`,
      "gu",
    ),
  },
  {
    score: 35,
    pattern: new RegExp(
      `^${name},?\\s+(?:is|est|are|sont)\\s+(?:an?|the|one|un|une|le|la|l['’]|leader|spécialisé\\p{L}*|based|located|situé\\p{L}*|implanté\\p{L}*)`,
      "gmu",
    ),
  },
  {
    score: 30,
    pattern: new RegExp(
      `^${name},\\s+(?:an?|the|un|une|le|la|l['’]|leader|entreprise|société|PME|start-?up|acteur|groupe|association|cabinet)\\s?\\p{Ll}`,
      "gmu",
    ),
  },
  {
    score: 25,
    pattern: new RegExp(
      `(?:\\bchez|\\bpour le compte de|\\bau sein d[eu]|\\bau sein de l['’]|\\bat|\\bon behalf of)\\s+${name}`,
      "gu",
    ),
  },
  { score: 25, pattern: new RegExp(`(?:[Nn]otre client|[Oo]ur client),?\\s+${name}`, "gu") },
];

const notCompanies = new Set(
  `we our you your this that the it i us nous vous notre votre ce cette il elle on job role position poste team equipe company entreprise societe client
work travail apply location lieu salary contract cdi cdd full remote hybrid description missions profil profile responsibilities requirements benefits
avantages competences skills experience home linkedin indeed monster glassdoor candidate candidat who what why how as in at for with if france
europe paris london english french anglais francais monday friday lundi vendredi our a an dans pour avec le la les des une un
rejoignez join about propos type date reports department service sein`.split(/\s+/),
);

/** Cuts what pasted names drag along: a legal form stays, a place, a sentence, a number of reviews goes. */
function cleanCompany(raw: string): string | undefined {
  const company = raw
    .replace(/\s+[-–—|·•(].*$/u, "")
    .replace(/,? (?:Inc|Ltd|LLC|PLC|Corp|GmbH|SAS|SARL)\b\.?$/iu, "")
    .replace(/[,;:].*$/u, "")
    .replace(/[’']s$/u, "")
    .replace(/[\s.]+$/u, "")
    .trim();
  const keys = wordsOf(company).map(({ raw: word }) => fold(word));
  const first = keys[0];
  if (first === undefined || keys.length > 7 || company.length > 60 || !/\p{L}/u.test(company))
    return undefined;
  if (keys.every((key) => notCompanies.has(key))) return undefined;
  if (notCompanies.has(first) && !/^(?:the|la|le|les)$/.test(first)) return undefined;
  return withoutArticle(company);
}

/** Below this a name is a guess, and a wrong company is worse than none. */
const leastScore = 22;

const besideScore = { at: 55, dashed: 27, underneath: 35, near: 24 };

/** "Title - Company - Town" and "Title at Company" in one line. */
function inTitleLine(line: string, title: string): Vote[] {
  const afterAt = new RegExp(`\\s(?:at|chez|@)\\s+${name}`, "u").exec(line)?.[1];
  if (afterAt) return [{ raw: afterAt, score: besideScore.at }];
  const segments = line.split(/\s+[-–—|]\s+/u).map((segment) => segment.trim());
  const candidates = segments.filter(
    (segment) =>
      /^\p{Lu}/u.test(segment) &&
      !fold(segment).includes(fold(title)) &&
      !/^(?:CDI|CDD|Full|Part|Remote|Hybrid|Temps|Télétravail|Stage)\b|\(\d{2,3}\)|[€$£]/u.test(
        segment,
      ) &&
      !isWellKnownTown(segment),
  );
  return candidates.slice(0, 1).map((raw) => ({ raw, score: besideScore.dashed }));
}

/** Buttons, dates and counts that job boards put between the lines. */
const boardNoise =
  /\b(?:posted|published|reposted|publi[ée]e?s?|ago|il y a|applicants?|candidatures?|apply|postuler|save|share|partager|enregistrer|sauvegarder|jobs?|offres?|accueil|menu|sign in|se connecter|cdi|cdd|full[- ]time|part[- ]time|easy apply|promoted)\b|\d{4,}|[€$£@]|http/i;

const separator = /\s[·|•—–-]\s/;

const isQuiet = (line: string) => !boardNoise.test(line.split(separator)[0] ?? line);

function mayNameCompany(line: string): boolean {
  if (wordsOf(line).length > 9 || /[.!?:]$/.test(line) || !/^[\p{Lu}\d]/u.test(line)) return false;
  return !namesOccupation(line) && !isWellKnownTown(line.split(/[,(·|-]/u)[0]?.trim() ?? "");
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
    ...lines.slice(0, at).filter(isQuiet).slice(-1),
  ];
  const neighbours = around.filter(mayNameCompany).map((raw, rank) => ({
    raw,
    score: (separator.test(raw) ? besideScore.underneath : besideScore.near) - rank * 2,
  }));
  return [...inTitleLine(lines[at] ?? "", title), ...neighbours];
}

const maxCountedRepeats = 3;
const repeatScore = 6;

/** A name that comes back in the text is more likely the employer's than one that stands there once. */
function repeats(text: string, company: string): number {
  return Math.min(fold(text).split(fold(company)).length - 2, maxCountedRepeats) * repeatScore;
}

/** The employer a posting names: every pattern votes, and a name that comes back counts more. */
export function findCompany(text: string, title: string | undefined): string | undefined {
  const votes = new Map<string, { company: string; score: number }>();
  const vote = (raw: string, score: number) => {
    const company = cleanCompany(raw);
    if (!company || (title && fold(title).includes(fold(company)))) return;
    if (score < sureScore && namesOccupation(company)) return;
    const key = fold(company);
    const before = votes.get(key);
    votes.set(key, { company: before?.company ?? company, score: (before?.score ?? 0) + score });
  };
  for (const { pattern, score } of rules)
    for (const match of text.matchAll(pattern)) vote(match[1] ?? "", score);
  if (title) for (const { raw, score } of besideTitle(text, title)) vote(raw, score);
  const best = [...votes.values()]
    .map(({ company, score }) => ({ company, score: score + Math.max(repeats(text, company), 0) }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= leastScore ? best.company : undefined;
}
