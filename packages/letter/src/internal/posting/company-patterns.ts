import {
  aboutLead,
  companyHeading,
  companyLabel,
  employerKind,
  employerNameEnd,
  employerNoun,
  employerVerb,
  hires,
  isHiring,
  publicInstitution,
  selfDescription,
  selfIntroduction,
} from "@postulo/lexicon/posting-company";

export type Rule = { readonly pattern: RegExp; readonly score: number };

/** A name: capitalised words, joined by small ones; also "l'Atelier", "eBay", "3M". */
const nameWord =
  "(?:\\p{Lu}|\\d\\p{Lu}|e\\p{Lu})[\\p{L}\\p{N}&'’+-]{0,40}(?:\\.[\\p{L}\\p{N}]{1,20}){0,8}";
const joints = "(?:(?:de|du|des|of|and|et|&|la|le|les|the|for|von|van|sur|en) |[dl]['’]){0,2}";
/** Beside a name: "(1 850 habitants)", ", boulangerie artisanale à Quimper,". */
const aside = "(?:\\s*\\([^)\\n]{1,60}\\)|,[^,.\\n]{3,90},)?";
/** Not the town in "a shop in Kendal is looking for ..."; looked at only where a name can begin, which is seldom. */
const notInTown =
  "(?=[\\de]?\\p{Lu})(?<!(?:^|[^\\p{L}])(?:à|a|de|du|in|near|from|sur|d['’]|dans (?:le|la|les|l['’])|\\d{5})\\s?)";
const legalForm =
  "(?:,? (?:A/S|ApS|Inc|Ltd|Limited|LLC|LLP|PLC|plc|Corp|GmbH|AB|AG|BV|NV|SAS|SARL|SpA)\\b\\.?)?";
/** A whole name, as one group. */
export const companyName = `((?:(?:The|La|Le|Les|L['’]) ?)?${nameWord}(?: ${joints}${nameWord}){0,5})${legalForm}`;

const legalForms = "Ltd|Limited|LLC|LLP|Inc|PLC|plc|Corp|GmbH|AG|SAS|SARL|SA|BV|SRL|SCOP|EURL";

/** Each match votes for its name, with the score. */
export const companyPatterns: readonly Rule[] = [
  {
    score: 52,
    pattern: new RegExp(
      `^(?:L['’]|La |Le |Les )?((?:${employerKind.source})(?:\\s[\\p{L}'’-]{1,30}){1,7}?)${aside}\\s+(?:recrute|recherche|embauche|cherche)\\b`,
      "gmu",
    ),
  },
  {
    score: 46,
    pattern: new RegExp(
      `(?:[Rr]ejoi(?:gnez|ndre)|[Ii]nt[ée]gre[rz])\\s+(?:la |le |l['’])?((?:${employerKind.source})(?:\\s[\\p{L}'’-]{1,30}){1,7}?)(?=\\s*[!.,(\\n])`,
      "gu",
    ),
  },
  {
    score: 46,
    pattern: new RegExp(
      `^(?:SARL|SAS|SASU|SA|EURL|SCI|SCOP|Sté|Ets|Établissements) ${companyName}$`,
      "gmu",
    ),
  },
  {
    score: 45,
    pattern: new RegExp(`(?:${selfIntroduction.source})\\s+${companyName}`, "gu"),
  },
  {
    score: 48,
    pattern: companyHeading,
  },
  {
    score: 46,
    pattern: new RegExp(
      `^${companyName},? (?:${legalForms})\\b\\.?(?=$|\\s+(?:has|is|was|est|a)\\s|[,(·|])`,
      "gmu",
    ),
  },
  {
    score: 44,
    pattern: new RegExp(
      `^${companyName}\\n(?:${employerKind.source})[\\p{L} ]{0,30}[·(|,–-]`,
      "gmu",
    ),
  },
  {
    score: 30,
    pattern: new RegExp(
      `(?<=[.!?\\d] )${companyName} (?:Ltd|Limited|LLC|Inc|SARL|SAS)\\b(?=\\.?$)`,
      "gmu",
    ),
  },
  {
    score: 41,
    pattern: new RegExp(
      `^((?:The )?(?:${nameWord} (?:${joints})){1,4}(?:${employerNameEnd.source}))(?=[,.(]|$|\\s[–—·|-]\\s)`,
      "gmu",
    ),
  },
  {
    score: 26,
    pattern: new RegExp(
      `^((?:${nameWord} (?:${joints})){1,4}${nameWord})${aside} (?!is|was|has|needs|wants)\\p{Ll}{3,}(?:[^su]s|ent|oit|ient|utient)\\s+\\p{L}`,
      "gmu",
    ),
  },
  {
    score: 100,
    pattern: companyLabel,
  },
  {
    score: 60,
    pattern: new RegExp(`${notInTown}${companyName}${aside},?\\s+(?:${isHiring.source})\\b`, "gu"),
  },
  {
    score: 50,
    pattern: new RegExp(`${notInTown}${companyName}${aside},?\\s+(?:${hires.source})\\b`, "gu"),
  },
  {
    score: 45,
    pattern: new RegExp(
      `(?:\\b[Jj]oin|\\b[Rr]ejoi(?:gnez|ndre)|\\b[Ii]nt[ée]gre[rz])\\s+(?:the\\s+|la\\s+soci[ée]t[ée]\\s+|l['’]entreprise\\s+|le\\s+groupe\\s+)?${companyName}`,
      "gu",
    ),
  },
  {
    score: 40,
    pattern: new RegExp(`^(?:${aboutLead.source})\\s+${companyName}\\s*[?:]?$`, "gmu"),
  },
  {
    score: 40,
    pattern: new RegExp(
      `(?:\\b[Aa]t|\\b[Cc]hez)\\s+${companyName},?\\s+(?:we|you|our|nous|vous|notre|on)\\b`,
      "gu",
    ),
  },
  {
    score: 38,
    pattern: new RegExp(
      `^((?:${publicInstitution.source}) ${joints}${nameWord}(?: ${joints}${nameWord}){0,4})$`,
      "gmu",
    ),
  },
  {
    score: 42,
    pattern: new RegExp(
      `^${companyName},?\\s+(?:is|are|est|sont)\\s+(?:an?|the|one of|un|une|le|la|l['’])[^.\\n]{0,60}?(?<!\\p{L})(?:${employerNoun.source})(?!\\p{L})`,
      "gmu",
    ),
  },
  {
    score: 32,
    pattern: new RegExp(
      `^(?:${selfDescription.source})[^,.\\n]{3,70}, ${companyName}\\s+(?:${employerVerb.source})(?!\\p{L})`,
      "gmu",
    ),
  },
  {
    score: 32,
    pattern: new RegExp(`^${companyName}${aside}\\s+(?:${employerVerb.source})(?!\\p{L})`, "gmu"),
  },
  {
    score: 35,
    pattern: new RegExp(
      `^${companyName},?\\s+(?:is|est|are|sont)\\s+(?:an?|the|one|un|une|le|la|l['’]|leader|spécialisé\\p{L}*|based|located|situé\\p{L}*|implanté\\p{L}*)`,
      "gmu",
    ),
  },
  {
    score: 30,
    pattern: new RegExp(
      `^${companyName},\\s+(?:an?|the|un|une|le|la|l['’]|leader|entreprise|société|PME|start-?up|acteur|groupe|association|cabinet)\\s?\\p{Ll}`,
      "gmu",
    ),
  },
  {
    score: 25,
    pattern: new RegExp(
      `(?:\\bchez|\\bpour le compte de|\\bau sein d[eu]|\\bau sein de l['’]|\\bat|\\bon behalf of)\\s+${companyName}`,
      "gu",
    ),
  },
  { score: 25, pattern: new RegExp(`(?:[Nn]otre client|[Oo]ur client),?\\s+${companyName}`, "gu") },
];
