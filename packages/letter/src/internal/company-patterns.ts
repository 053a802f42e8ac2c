import { companyHeading, companyLabel } from "@postulo/lexicon/posting-company";

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

/** What employers call themselves, and their verbs. */
const employerNouns =
  "firm|company|charity|practice|school|hotel|home|group|agency|business|retailer|manufacturer|start-?up|provider|studio|shop|bakery|restaurant|trust|nursery|farm|clinic|hospital|university|college|council|brand|builder|contractor|entreprise|société|PME|TPE|ETI|association|cabinet|groupe|agence|maison|fondation|coopérative|établissement|acteur|éditeur|fabricant|filiale|commune|collectivité|hôtel|clinique|école|enseigne|marque|structure|leader";
const employerVerbs =
  "makes|builds|runs|helps|supplies|provides|offers|protects|keeps|lets|sells|serves|operates|designs|develops|employs|delivers|brings|connects|owns|manages|supports|cares|has been|has made|has|was founded|insures|soutiennen?t?|soutient|œuvren?t?|formen?t?|soignen?t?|agit|fabriquen?t?|conçoit|conçoivent|accompagnen?t?|proposen?t?|gèren?t?|accueillen?t?|protègen?t?|développen?t?|réalisen?t?|intervient|compten?t?|emploien?t?|regroupen?t?|créen?t?|produit|produisent|distribuen?t?|commercialisen?t?|éditen?t?|exploiten?t?|aiden?t?|transporten?t?|construit|construisent|fournit|propose";

/** Last words of employer names. */
const employerNameEnds =
  "Farm|Farms|Hotel|School|Academy|Home|House|Vets|Solicitors|Bakery|Nursery|Garage|Dairy|Mills|Works|Brewery|College|Trust|Hospital|Clinic|Surgery|Practice|Council|Group|Foundation|Society|Association|Builders|Logistics|Foods|Engineering|Consulting|Partners|Studio|Studios|Labs|Technologies|Software|Systems|Energy|Insurance|Mutual|Bank|University|Museum|Theatre|Library|Centre|Club|Restaurant|Estate|Gardens|Stores|Supermarket|Transport|Haulage|Motors|Pharmacy";
const legalForms = "Ltd|Limited|LLC|LLP|Inc|PLC|plc|Corp|GmbH|AG|SAS|SARL|SA|BV|SRL|SCOP|EURL";

/** French employers are often named by their kind, in lower case: "École de musique de Sévérac". */
const frenchEmployerNouns =
  "École|Ecole|Institut|Centre|Maison|Lycée|Collège|Crèche|Association|Foyer|Résidence|Clinique|Cabinet|Office|Syndicat|Communauté|Service|Entreprise|Pharmacie|Boulangerie|Laboratoire|Fondation|Théâtre|Musée|Domaine|Château|Société|Mutuelle|Coopérative|Ferme|Hôtel|Restaurant|Camping|Garage|Atelier|Agence|Étude|Ligue|Fédération";

/** Each match votes for its name, with the score. */
export const companyPatterns: readonly Rule[] = [
  {
    score: 52,
    pattern: new RegExp(
      `^(?:L['’]|La |Le |Les )?((?:${frenchEmployerNouns})(?:\\s[\\p{L}'’-]{1,30}){1,7}?)${aside}\\s+(?:recrute|recherche|embauche|cherche)\\b`,
      "gmu",
    ),
  },
  {
    score: 46,
    pattern: new RegExp(
      `(?:[Rr]ejoi(?:gnez|ndre)|[Ii]nt[ée]gre[rz])\\s+(?:la |le |l['’])?((?:${frenchEmployerNouns})(?:\\s[\\p{L}'’-]{1,30}){1,7}?)(?=\\s*[!.,(\\n])`,
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
    pattern: new RegExp(
      `(?:[Nn]ous,? c['’]est|[Ww]e are|[Ww]e['’]re|[Nn]ous sommes|[Bb]ienvenue (?:chez|à)|[Ww]elcome to|[Hh]ere at)\\s+${companyName}`,
      "gu",
    ),
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
      `^${companyName}\\n(?:${frenchEmployerNouns})[\\p{L} ]{0,30}[·(|,–-]`,
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
      `^((?:The )?(?:${nameWord} (?:${joints})){1,4}(?:${employerNameEnds}))(?=[,.(]|$|\\s[–—·|-]\\s)`,
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
    pattern: new RegExp(
      `${notInTown}${companyName}${aside},?\\s+(?:is|are)\\s+(?:currently\\s+|now\\s+|actively\\s+)?(?:looking|seeking|hiring|recruiting|searching|expanding)\\b`,
      "gu",
    ),
  },
  {
    score: 50,
    pattern: new RegExp(
      `${notInTown}${companyName}${aside},?\\s+(?:seeks|recruten?t?|recherchen?t?|embauchen?t?|cherchen?t?|renforcen?t?|est à la recherche|sont à la recherche|souhaiten?t? recruter|ouvren?t? un poste|invites applications|wishes to appoint)\\b`,
      "gu",
    ),
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
    pattern: new RegExp(
      `^(?:About|Who is|À propos de|A propos de|À propos d['’]|Présentation de|Qui est)\\s+${companyName}\\s*[?:]?$`,
      "gmu",
    ),
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
      `^((?:Ville|Mairie|Commune|Métropole|Département|Région|Université|Lycée|Collège|École|Hôpital|CHU|Centre hospitalier|Communauté de communes|Clinique) ${joints}${nameWord}(?: ${joints}${nameWord}){0,4})$`,
      "gmu",
    ),
  },
  {
    score: 42,
    pattern: new RegExp(
      `^${companyName},?\\s+(?:is|are|est|sont)\\s+(?:an?|the|one of|un|une|le|la|l['’])[^.\\n]{0,60}?(?<!\\p{L})(?:${employerNouns})(?!\\p{L})`,
      "gmu",
    ),
  },
  {
    score: 32,
    pattern: new RegExp(
      `^(?:Filiale|Acteur|Leader|Spécialis|Entreprise|Société|PME|Créée?|Fondée?|Implantée?|Founded|Based|Part of)[^,.\\n]{3,70}, ${companyName}\\s+(?:${employerVerbs})(?!\\p{L})`,
      "gmu",
    ),
  },
  {
    score: 32,
    pattern: new RegExp(`^${companyName}${aside}\\s+(?:${employerVerbs})(?!\\p{L})`, "gmu"),
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
