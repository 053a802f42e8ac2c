import { fold } from "@postulo/lexicon/fold";
import {
  applyHeading,
  asksAnywhere,
  employerHeading,
  niceHeading,
  offerHeading,
} from "@postulo/lexicon/posting-headings";

/** The subject of a part of a posting: "intro" before the first heading, "other" under an unknown one. */
export type Section =
  | "intro"
  | "other"
  | "duties"
  | "must"
  | "nice"
  | "employer"
  | "offer"
  | "apply";

type HeadingRule = { readonly section: Section; readonly pattern: RegExp };

/** Function words before the significant one. */
const lead =
  "(?:(?:the|our|your|my|a|an|some|and|in|on|for|key|main|core|job|role|minimum|basic|required|essential|general|le|la|les|l'|un|une|des|du|de|vos|votre|ton|ta|tes|nos|notre|son|principales?|et|pour|ce que|ce qu'|ce qui|quelles?|quels?) ?)*";
const starts = (words: string) => new RegExp(`^${lead}(?:${words})`);

/** In this order on the folded heading; specific words first. */
const headingRules: readonly HeadingRule[] = [
  {
    section: "duties",
    pattern: starts("(?:functions|duties|tasks|responsibilities|accountabilities)\\b"),
  },
  {
    section: "must",
    pattern: starts(
      "profils? (?:souhaite|recherche|attendu|requis|ideal|demande|type)|(?:vos|tes) atouts pour|(?:vos|tes) atouts$",
    ),
  },
  {
    section: "nice",
    pattern: niceHeading,
  },
  {
    section: "offer",
    pattern: offerHeading,
  },
  {
    section: "apply",
    pattern: applyHeading,
  },
  {
    section: "must",
    pattern: starts(
      "requirements?\\b|requires?\\b|qualifications? (?:and|required|requises?)|qualifications?$|must[ -]haves?\\b|essentials?\\b|profiles?$|you are\\b|who (?:you are|we(?:'re| are) (?:looking|after)|we (?:want|need)|are you|should apply)|you(?:'ll| will|'ve| should| must)? (?:also )?(?:have|need|bring|be able|know|are|offer|possess)\\b|(?:what|things) you(?:'ll| will)? (?:also )?(?:need|bring|have|offer)|what (?:we(?:'re| are)? (?:look|after|need|expect|ask|want|require)|it takes|makes you)|we(?:'re| are|'d| would)? (?:looking for|after|need|expect|ask|like to see|like you to have)|looking for|about you\\b|ideal candidate|successful candidate|candidates?(?: profile| must| should|$)|person(?: specification| spec|$)|to be (?:considered|successful|eligible)|to succeed|criteria\\b|eligibility|is this you|sounds? like you|do(?:es)? (?:you|this)|you might be|must\\b|competenc\\w+ (?:requis|attendu|cle|technique|recherche|necessaire)\\w*|profils?\\b|pre-?requis|requis\\b|vous (?:etes|avez|justifiez|possedez)|tu (?:es|as)\\b|qui (?:etes-vous|es-tu|vous etes)|vous ?\\?$|et vous|et toi|nous (?:attendons|recherchons)|on (?:attend|demande|recherche|cherche|vous demande|te demande|aime)\\b|(?:il )?(?:vous |te )?faut\\b|attend(?:u|us|ues|ons)\\b|exigences?\\b|reussir\\b|criteres\\b|indispensables?$|obligatoires?$|conditions? (?:requises?|d'acces|d'exercice)",
    ),
  },
  {
    section: "duties",
    pattern: starts(
      "(?:key |day-to-day )?responsibilit\\w+|accountabilities|what (?:you(?:'ll| will| would)? (?:do|be|own)|you(?:'d|'re going to)|the job|we'd like you to)|you(?:'ll| will) (?:be|do|own|work)|duties\\b|tasks?\\b|role\\b|position\\b|post$|job\\b|about the (?:role|job|position|post)|a propos (?:de l'offre|du poste|de l'emploi)|opportunity\\b|work$|purpose\\b|overview|summary|missions?\\b|day\\b|typical day|first (?:\\w+ )?(?:days|weeks|months|year)|day[ -]to[ -]day|week\\b|objectives\\b|responsabilites|activites|taches|poste\\b|descriptif|description|quotidien|au (?:quotidien|programme)|journee|travail$|vous (?:serez|aurez|devrez|ferez)|(?:vous|tu) (?:ferez|feras)|defis|full job description|fonctions",
    ),
  },
  {
    section: "employer",
    pattern: employerHeading,
  },
];

/** Nouns that are headings of requirements only by themselves: with more words they are requirements. */
const bareMust = new Set(
  `skills skill experience experiences knowledge education qualifications abilities competencies competences expertise background diploma training
competence connaissances connaissance diplome diplomes formation formations qualites qualite aptitudes savoir savoirs etre faire langues langue niveau langages
technical soft hard professional personal key required necessary minimum previous your our the and or essential relevant other
techniques technique professionnelles professionnelle personnelles requises requise attendues attendue exigees recherchees cles metier humaines linguistiques etudes
contraintes particularites vos votre les la le des et ou de du d requis attendus tes ton experience you have we need ideal`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const maxHeadingWords = 9;
const maxAskingWords = 14;
/** "You have" is a heading; "Vous êtes à l'aise avec l'informatique" is an item. */
const maxWordsOfAddress = 3;

/** The section of a heading by its words: a longer line must request something, and one that addresses the reader needs a colon. */
function sectionOf(folded: string, count: number, isOpen: boolean): Section | undefined {
  if (!isOpen && count > maxWordsOfAddress && /^(?:vous|tu|you) /.test(folded)) return undefined;
  if (count > maxHeadingWords) return asksAnywhere.test(folded) ? "must" : undefined;
  const known = headingRules.find(({ pattern }) => pattern.test(folded))?.section;
  return known !== "nice" && asksAnywhere.test(folded) ? "must" : known;
}

/** Whether no word follows the last colon. */
export const endsWithColon = (line: string): boolean => /(?<!\W)[^\w:：]*[:：]\W*$/.test(line);

/** The section of a heading; undefined for unknown ones. */
export function headingSection(line: string): Section | undefined {
  const folded = fold(
    line
      .replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}?)])[^\p{L}\p{N}?)]+$/gu, "")
      .replace(/\s+/g, " "),
  );
  const words = folded.match(/[\p{L}\p{N}+]+/gu) ?? [];
  if (words.length === 0 || words.length > maxAskingWords) return undefined;
  if (words.every((word) => bareMust.has(word))) return "must";
  return sectionOf(folded, words.length, endsWithColon(line));
}
