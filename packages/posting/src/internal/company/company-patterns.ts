import {
  aboutLead,
  companyHeading,
  companyLabel,
  employerKind,
  employerNameEnd,
  employerNoun,
  employerPolicy,
  employerVerb,
  familyForm,
  hires,
  isHiring,
  ownCompany,
  ownership,
  publicInstitution,
  ownQuality,
  selfDescription,
  selfIntroduction,
  workAt,
} from "@postulo/lexicon/posting-company";
import type { EvidenceKind } from "./company-evidence.ts";

/** A match is evidence of this kind, or of a part of its weight, for the name in its first group. */
export type Rule = {
  readonly kind: EvidenceKind;
  readonly pattern: RegExp;
  readonly share?: number;
};

/** A name: capitalised words, joined by small ones; also "l'Atelier", "eBay", "3M". */
const nameWord =
  "(?:\\p{Lu}|\\d\\p{Lu}|e\\p{Lu})[\\p{L}\\p{N}&'’+-]{0,40}(?:\\.[\\p{L}\\p{N}]{1,20}){0,8}(?:(?<=\\.\\p{Lu})\\.)?";
const joints = "(?:(?:de|du|des|of|and|et|&|la|le|les|the|for|von|van|sur|en) |[dl]['’]){0,2}";
/** Beside a name: "(1 850 habitants)", ", boulangerie artisanale à Quimper,". */
const aside = "(?:\\s*\\([^)\\n]{1,60}\\)|,[^,.\\n]{3,90},)?";
/** The name behind one of them is not that of the municipality that runs it. */
const publicHouse =
  "médiathèque|bibliothèque|école|collège|lycée|crèche|piscine|musée|théâtre|gymnase";
/** Not the town in "a shop in Kendal is looking for ..."; looked at only where a name can begin, which is seldom. */
const notInTown = `(?=[\\de]?\\p{Lu})(?<!(?:^|[^\\p{L}])(?:à|a|de|du|in|near|en|from|sur|d['’]|dans (?:le|la|les|l['’])|${publicHouse}|\\d{5})\\s?)`;
const legalForm =
  "(?:,? (?:A/S|ApS|Inc|Ltd|Limited|LLC|LLP|PLC|plc|Corp|GmbH|AB|AG|BV|NV|SAS|SARL|SpA)\\b\\.?)?";
/** "Smith, Jones & Partners" at the beginning of a line, or behind what the firm is. */
const partners =
  "(?:(?<=^|\\n|(?:groupe|cabinet|société|étude) )(?:\\p{Lu}[\\p{L}'’-]{1,30}, ){1,3}(?=\\p{Lu}[\\p{L}'’-]{1,30} (?:&|and|et) \\p{Lu}))?";
/** A whole name, as one group. */
export const companyName = `(${partners}(?:(?:The|La|Le|Les|L['’]) ?)?(?:Ste?\\. )?${nameWord}(?: ${joints}${nameWord}){0,5})${legalForm}`;

/** An agency: "recrute pour l'un de ses clients, X", "is hiring for X, a maker of ...". */
const forOther =
  " (?:pour|for|on behalf of) (?:(?:l['’]un de ses clients|son client|(?:our|its|a|one of (?:our|its)) clients?),? )?";
const notForOther = `(?!${forOther}${companyName}, \\p{Ll})`;

/** Alternatives of a pattern. */
export const legalForms =
  "Ltd|LTD|Limited|LIMITED|LLC|LLP|Inc|INC|inc|PLC|plc|Corp|GmbH|AG|SAS|SARL|SA|BV|SRL|SPRL|SCRL|SCOP|EURL";
const kindOfEmployer = `((?:${employerKind.source})(?:\\s[\\p{L}'’-]{1,30}){1,9}?)`;
const article = "(?:the\\s+|la\\s+soci[ée]t[ée]\\s+|l['’]entreprise\\s+|le\\s+groupe\\s+)?";

const line = (...parts: readonly string[]) => new RegExp(`^${parts.join("")}`, "gmu");
const within = (...parts: readonly string[]) => new RegExp(parts.join(""), "gu");

export const companyRules: readonly Rule[] = [
  { kind: "label", pattern: companyLabel },
  { kind: "label", pattern: companyHeading, share: 0.7 },
  // The French public job board prints the size between the heading and the name.
  {
    kind: "label",
    pattern: /^Entreprise\n(?:\d+ (?:ou|à) \d+|\d+) salariés?[^\n]{0,20}\n([^\n]{2,60})$/gmu,
  },
  // "Employer - 59 - Town - Localiser avec Mappy"
  {
    kind: "label",
    pattern: /^([^\n-]{2,60}?) - (?:\d{2,3}|2[AB]) - [^\n]{2,40}? - Localiser/gmu,
  },
  {
    kind: "hiring",
    pattern: line(
      `(?:L['’]|La |Le )?((?:[Cc]ommune|[Mm]airie|[Vv]ille|[Mm]étropole|[Cc]ommunauté (?:de communes|d['’]agglomération|urbaine)) (?:de |d['’]|du |des )(?:(?:la|le|les) |l['’])?${nameWord}(?: ${joints}${nameWord}){0,4})\\s+(?:recrute|recherche|embauche|cherche)\\b`,
    ),
  },
  // "VILLE DE X", "(4 000 habitants)" and "recrute" on lines of their own.
  {
    kind: "hiring",
    pattern: line(
      "(\\p{Lu}[\\p{Lu} '’&-]{3,60})\\n(?:\\([^)\\n]{1,80}\\)\\n)?(?:recrute|RECRUTE|recherche|RECHERCHE)\\b",
    ),
  },
  {
    kind: "hiring",
    pattern: line(
      `(?:L['’]|La |Le |Les )?${kindOfEmployer}${aside}\\s+(?:recrute|recherche|embauche|cherche)\\b`,
    ),
  },
  {
    kind: "hiring",
    pattern: within(
      `${notInTown}${companyName}${aside},?\\s+(?:${isHiring.source})\\b${notForOther}`,
    ),
  },
  {
    kind: "hiring",
    pattern: within(
      `${notInTown}${companyName}(?:\\s\\p{Ll}[\\p{L}’'-]{2,20}){0,2}${aside},?\\s+(?:${hires.source})\\b${notForOther}`,
    ),
  },
  {
    kind: "client",
    pattern: within(`(?:${isHiring.source}|${hires.source})${forOther}${companyName}(?=, \\p{Ll})`),
  },
  // "X, maker of a, b and c, recherche"
  {
    kind: "hiring",
    pattern: line(`${companyName}, \\p{Ll}[^.\\n]{3,180},\\s+(?:${hires.source})\\b${notForOther}`),
  },
  {
    kind: "self",
    pattern: within(
      `(?:${selfIntroduction.source})\\s+(?:la |le |l['’])?${companyName}(?![\\p{L}\\d])(?![ -](?:${ownQuality.source}))`,
    ),
  },
  { kind: "self", pattern: within(`(?:${ownCompany.source}),?\\s+${companyName}`) },
  {
    kind: "self",
    pattern: within(
      `(?:\\b[Aa]t|\\b[Cc]hez)\\s+${companyName},?\\s+(?:we|you|our|nous|vous|notre|on)\\b`,
    ),
  },
  {
    kind: "policy",
    pattern: within(`${notInTown}${companyName}${aside},?\\s+(?:${employerPolicy.source})`),
  },
  { kind: "about", pattern: line(`(?:${aboutLead.source})\\s+${companyName}\\s*[?:]?$`) },
  {
    kind: "description",
    pattern: line(
      `${companyName},?\\s+(?:is|are|est|sont)\\s+(?:an?|the|one of|un|une|le|la|l['’])[^.\\n]{0,60}?`,
      `(?<!\\p{L})(?:${employerNoun.source})(?!\\p{L})`,
    ),
  },
  {
    kind: "description",
    share: 0.75,
    pattern: line(
      `(?:${selfDescription.source})[^,.\\n]{3,70}, ${companyName}\\s+(?:${employerVerb.source})(?!\\p{L})`,
    ),
  },
  {
    kind: "description",
    share: 0.75,
    pattern: line(
      `${companyName},?\\s+(?:is|est|are|sont)\\s+`,
      "(?:an?|the|one|un|une|le|la|l['’]|leader|spécialisé\\p{L}*|based|located|situé\\p{L}*|implanté\\p{L}*)",
    ),
  },
  {
    kind: "description",
    share: 0.65,
    pattern: line(
      `${companyName},\\s+(?:(?:an?|the|un|une|le|la|leader|entreprise|société|PME|start-?up|acteur|groupe|association|cabinet)\\s|l['’])\\p{Ll}`,
    ),
  },
  {
    kind: "work",
    pattern: within(
      `(?:[Rr]ejoi(?:gnez|ndre)|[Ii]nt[ée]gre[rz])\\s+(?:la |le |l['’])?${kindOfEmployer}(?=\\s*[!.,(\\n])`,
    ),
  },
  {
    kind: "work",
    pattern: within(
      `(?:\\b[Jj]oin|\\b[Rr]ejoi(?:gnez|ndre|ns)|\\b[Ii]nt[ée]gre[rz])\\s+${article}${companyName}`,
    ),
  },
  { kind: "work", pattern: within(`\\b(?:${workAt.source})\\s+${companyName}`) },
  {
    kind: "client",
    pattern: within(`(?:[Nn]otre client|[Oo]ur client),?[ \\t]+${article}${companyName}`),
  },
  {
    kind: "legal",
    pattern: line(`(?:SARL|SAS|SASU|SA|EURL|SCI|SCOP|Sté|Ets|Établissements) ${companyName}$`),
  },
  {
    kind: "legal",
    pattern: line(
      `${companyName},? (?:${legalForms})\\b\\.?(?=$|\\s+(?:has|is|was|est|a)\\s|[,(·|]|\\s[–—|·-]\\s)`,
    ),
  },
  {
    kind: "legal",
    pattern: new RegExp(
      `(?<=[.!?\\d] )${companyName} (?:Ltd|Limited|LLC|Inc|SARL|SAS)\\b(?=\\.?$)`,
      "gmu",
    ),
  },
  {
    kind: "legal",
    pattern: line(
      `((?:${nameWord} ){0,3}${nameWord} (?:&|et|and) (?:${familyForm.source}))(?![\\p{L}\\p{N}])`,
    ),
  },
  {
    kind: "placed",
    pattern: line(`${companyName}\\n(?:${employerKind.source})[\\p{L} ]{0,30}[·(|,–-]`),
  },
  {
    kind: "shape",
    pattern: line(
      `((?:The )?(?:${nameWord} (?:${joints})){1,4}(?:${employerNameEnd.source}))(?=[,.(]|$|\\s[–—·|-]\\s)`,
    ),
  },
  {
    kind: "shape",
    pattern: line(
      `((?:${publicInstitution.source}) ${joints}${nameWord}(?: ${joints}${nameWord}){0,4})$`,
    ),
  },
  {
    kind: "subject",
    pattern: line(
      `((?:${nameWord} (?:${joints})){1,4}${nameWord})${aside} (?!is|was|has|needs|wants)\\p{Ll}{3,}(?:[^su]s|ent|oit|ient|utient)\\s+\\p{L}`,
    ),
  },
  {
    kind: "subject",
    pattern: line(`${companyName}${aside},?\\s+(?:${employerVerb.source})(?!\\p{L})`),
  },
  { kind: "owner", pattern: within(`${companyName}(?:${ownership.source})(?!\\p{L})`) },
  {
    kind: "at",
    pattern: within(
      `(?:\\b[Cc]hez|\\bpour le compte de|\\b[Aa]u sein d[eu]|\\bau sein de l['’]|\\b[Aa]t|\\bon behalf of)\\s+${companyName}`,
    ),
  },
];

/** Who recruits for another employer that is named. */
export const namedAgency = within(
  `${companyName}(?:, [^.\\n]{3,180},)?\\s+(?:${isHiring.source}|${hires.source})${forOther}${companyName}(?=, \\p{Ll})`,
);
