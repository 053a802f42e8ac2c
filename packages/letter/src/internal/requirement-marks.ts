import { baseVerbs } from "./english/verbs.ts";
import { findTerms } from "./lexicon.ts";
import type { PostingLine } from "./posting-sections.ts";
import { namesOccupation } from "./title-nouns.ts";
import { countWords, fold } from "./words.ts";

/** `isHeadless` when no heading of the posting says what it requires: then a list that begins without one does. */
type UnreadLine = PostingLine & { readonly isHeadless: boolean };

/** How strongly a text asks: what must be, what would be nice, what there is to do. */
export type RequirementKind = "must" | "nice" | "duty";

/** What is longer is a text, not one thing that is asked for. */
const maxRequirementCharacters = 600;

const niceMark =
  /^atouts?\b|nice to have|\b(?:is|are|be|as) (?:\w+ )?(?:a |an )?(?:real |definite |big |huge |great |distinct |added )?(?:plus|advantage|bonus|asset|advantageous|beneficial|helpful|useful|welcome|welcomed|nice|ideal|desirable|preferred|preferable)\b|(?<!')\b(?:an?|definite) (?:asset|bonus|advantage|plus)\b|\bpreferred\b|\bpreferably\b|\bhandy\b|\bappreciated\b|\bapprecier\w+|\b(?:would|will|can|may) (?:also )?help\b|\bwould suit\b|\baimerions\b|\bun avantage\b|\bdesirable\b|\bideally\b|\badvantageous\b|\b(?:isn't|is not|not) (?:essential|required|necessary|mandatory|a must)|particularly (?:like|welcome|interested)|\beven better\b|\bgreat if\b|\blove (?:it if|to hear)|if you (?:also )?(?:can|have|know|speak|hold)\b.{3,60},? (?:lovely|great|perfect|even better|brilliant|all the better)|\bbonus\b|\bserai(?:en)?t (?:un|une|des|bien|aussi|apprecie|souhaite|vraiment|idea)|\b(?:est|sont|constitue(?:nt|rait|raient)?) (?:un |une |des )?(?:vrai |reel |petit |gros |serieux )?(?:plus|atout|atouts|avantage|bonus)\b|\bun (?:plus|atout)\b|appreci(?:e|ee|es|ees|able|ables)\b|souhait(?:e|ee|es|ees|able|ables)\b|idealement|de preference|bienvenue?s?\b|valorise|facultati|(?:pas|non) (?:obligatoire|exige|indispensable|requis)\w*|le petit plus|des bases? (?:en|de) .{3,40} serai/;

const mustMark =
  /\b(?:must|required|essential|mandatory|necessary|you (?:should )?(?:have|hold|are|bring|know|possess|can|speak|enjoy|love|need)|you(?:'ve|'re| will| 'll) (?:also )?(?:need|have|hold|be (?:able|comfortable|confident|familiar))|you'll (?:also )?(?:need|have|hold)|who (?:has|have|holds|can|is|are|knows|enjoys|doesn't)|(?:candidates?|applicants?) (?:should|must|need|will (?:have|hold|be|need))|should (?:have|hold|be|possess)|experience (?:in|with|of|as|working|on)|\d\+? years|(?:one|two|three|four|five|six|eight|ten) years|at least|minimum|au moins|(?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix) (?:ans|annees) (?:minimum|en|dans|sur|au|aupres|chez)|months' experience|years of|degree|diploma|licen[cs]e|certif\w+|fluent|fluency|proficien\w+|skills?|knowledge of|familiar with|confident (?:in|with)|able to|ability to|background in|track record|right to work|own (?:tools|car|transport|vehicle)|vous (?:avez|etes|maitrisez|possedez|justifiez|acceptez|pratiquez|connaissez|savez|disposez|parlez|aimez)|tu (?:as|es|maitrises|connais|sais|parles|aimes)|titulaires?|diplome\w*|permis|exig\w+|obligatoires?|imperati\w+|indispensables?|necessaires?|requis\w*|experience|maitrise\w*|connaissances?|competences|formation|courant|bilingue|ans d|savoir|il (?:vous |te )?faut|bac ?\+ ?\d|cap|bep|bts)\b/;

const dutyMark =
  /\b(?:you will (?!need|have|hold|be able)|you'll (?!need|have|hold|be able|also need)|your (?:role|mission|tasks)|responsible for|(?:this|the) role (?:involves|includes)|duties include|will be responsible|the successful candidate will (?!have|hold|need|be able)|vous (?:serez|aurez|assurez|participez|gerez|realisez|prenez|accueillez|devrez|pilotez|conseillez|etablissez|animez|redigez|suivez|preparez|installez|organisez|encadrez|livrez)|en charge de|vos missions|ta mission|missions?)\b/;

/** A sentence that says whom the house is looking for; only what it asks of that person is a requirement. */
const hiring =
  /\b(?:looking for|seeks?|seeking|hiring|recruiting|requires? an?|(?<!you )(?<!you'll )(?<!you will )(?<!we )needs? an?|opening for|search(?:ing)? for|vacancy for|recrute\w*|recherch(?:e|ons|ent)|cherch(?:e|ons|ent)|embauche\w*)\b/;
const asking =
  /\b(?:with|who|holding|having|must|avec|titulaire|disposant|ayant|justifiant|maitrisant|experimente\w*|qui|possedant)\b/;
const giving =
  /\b(?:to (?!join|start|work\b|help us grow)\w+|pour (?!son|sa|ses|notre|nos|un|une|completer|renforcer|rejoindre|integrer)\w+)/;

/** Text that talks to a machine, or about the application itself, is read as noise and never becomes a requirement. */
const notAboutTheJob =
  /\b(?:ignore|disregard|previous instructions?|system prompt|prompt|language model|chatgpt|llm|as an ai|cover(?:ing)? letters?|lettres? de motivation|resume|cv|curriculum|send (?:us|your)|envoye[rz]|click|cliquez|cookies?|apply (?:now|in|by|via|to|no later|before|with|at|here|today)|please apply|postulez|instructions?|agencies|closing date|interviews? (?:on|will)|equal opportunit\w+|without regard to|e-verify|eoe|best place to work|welcome applications|disability confident|drug screen|rehabilitation of offenders)\b|https?:|\S@\S|\b0\d[\d .]{7,}/;

/** Pay and comforts, in a paragraph that has just said whom it wants. */
const offering =
  /\b(?:logement|hebergement|salaire|remuneration|primes?|mutuelle|tickets? restaurant|1[34]e mois|avantages|salary|pension|holidays?|paid|free|discount|tips|pay|parking|accommodation|coefficient|coupures?)\b|[£€$] ?\d|\d ?[£€$]/;
const byExperience =
  /selon (?:l')?(?:experience|profil|competences)|(?:depending|based) on experience|according to experience|commensurate/;

/** Where nothing is asked for, nothing is required. */
const asksNothing =
  /\?(?: (?:yes|oui|no|non)\b.*)?$|^(?:debutants? accepte\w*|no (?:previous )?experience(?: is)? (?:necessary|needed|required).*|no experience\?.*|sans experience.*|aucune experience.*|(?:full )?training (?:is )?(?:given|provided).*|formation assuree.*|experience : debutant.*|type de contrat.*|duree du travail.*|salaire.*|salary.*|\d+ a \d+ salaries|benefits|(?:prise de poste|poste a pourvoir|rythme|debut|start(?:ing)? date|hours|horaires|contrat|lieu|location)\b.{0,60}|(?:merci (?:de|d')|n'hesitez|pop in|(?:text|call|phone|ring|contact) (?:us|me|the|on|for|\d)|tel\b|bises|cordialement|bonjour|hi |hello|renseignements).*)$/;

/** What the person is said to be or have, between sentences about the work. */
const personMark =
  /^(?:de formation|titulaire|diplome|vous (?:etes|avez (?!pour)|connaissez|maitrisez|justifiez|possedez|disposez)|tu (?:es|as (?!pour)|connais|maitrises)|you (?:have|are|hold|bring|must)|applicants?\b|candidates? (?:must|should|need)|(?:votre|ta) \w+ (?:est|sera|fera|seront|feront))|\b(?:exige|requis|obligatoire|indispensable|required|essential)(?:e|es|s)?\b|\byou(?:'ll| will)? need\b|\byou must\b|\bvous devez (?:etre|avoir|posseder|justifier|detenir)\b/;

/** Verbs with which a list of requirements may begin; any other one begins what there is to do. */
const stateVerbs = new Set(
  "have hold know possess speak understand demonstrate love enjoy avoir etre savoir maitriser connaitre posseder parler aimer justifier disposer detenir".split(
    " ",
  ),
);

/** "Talk to our neighbours", "Tenir les comptes": things to do, where no heading says so. */
function beginsWithDeed(folded: string): boolean {
  const first = /^[a-z]+/.exec(folded)?.[0] ?? "";
  return (
    !stateVerbs.has(first) &&
    (baseVerbs.has(first) || /^[a-z]{3,}(?:er|ir)$/.test(first)) &&
    /^[a-z]+ (?:to|the|a|an|our|your|in|on|with|new|up|for|le|la|les|l'|des|un|une|aux?|du)\b/.test(
      folded,
    )
  );
}

/** Of a sentence that says whom they look for, only what is asked of that person, or given to them to do. */
function kindOfHiring(text: string, behind: string): RequirementKind | undefined {
  if (asking.test(behind) && (mustMark.test(behind) || findTerms(text).length > 0)) return "must";
  return giving.test(behind) ? "duty" : undefined;
}

/** "Carpenter required": the title, and no requirement. */
const isCall = (text: string, folded: string) =>
  /\b(?:required|wanted|needed)\b/.test(folded) && countWords(text) < 7 && namesOccupation(text);

function kindOfUnheaded(line: UnreadLine, folded: string): RequirementKind | undefined {
  const { text, isBullet } = line;
  if (niceMark.test(folded)) return "nice";
  if (isBullet && beginsWithDeed(folded)) return "duty";
  const hires = hiring.exec(folded);
  if (hires) return kindOfHiring(text, folded.slice(hires.index));
  if (dutyMark.test(folded)) return "duty";
  if (isCall(text, folded)) return undefined;
  const names = findTerms(text).filter(({ term }) => term.kind !== "soft").length;
  const isListed = isBullet && line.section === "intro" && line.isHeadless;
  return mustMark.test(folded) || names >= 2 || isListed ? "must" : undefined;
}

function offersOnly(folded: string): boolean {
  if (byExperience.test(folded)) return true;
  return offering.test(folded) && !mustMark.test(folded) && !niceMark.test(folded);
}

/** Noise, talk to machines, pay and comforts: nothing that somebody could bring along. */
function asksNothingOfAnybody({ text, isBullet }: PostingLine, folded: string): boolean {
  if (text.length > maxRequirementCharacters || notAboutTheJob.test(folded)) return true;
  return asksNothing.test(folded) || (!isBullet && offersOnly(folded));
}

function kindAmongDuties({ isBullet }: PostingLine, folded: string): RequirementKind {
  if (niceMark.test(folded)) return "nice";
  return !isBullet && personMark.test(folded) ? "must" : "duty";
}

/** What a line asks for, by its heading and its own words. */
export function kindOfLine(line: UnreadLine): RequirementKind | undefined {
  const folded = fold(line.text);
  if (asksNothingOfAnybody(line, folded)) return undefined;
  switch (line.section) {
    case "nice":
      return "nice";
    case "must":
      return niceMark.test(folded) ? "nice" : "must";
    case "duties":
      return kindAmongDuties(line, folded);
    case "intro":
    case "other":
      return kindOfUnheaded(line, folded);
    case "employer":
      return personMark.test(folded) ? "must" : undefined;
    case "offer":
    case "apply":
      return undefined;
  }
}

const strongMark =
  /\b(?:must|required|essential|mandatory|exig\w+|obligatoires?|imperati\w+|indispensables?|requis\w*|necessaires?)\b/;

/** "CAP required, two years in a kitchen would be a plus" asks for two things with different weight. */
export function mixedParts(text: string): string[] {
  if (text.length > maxRequirementCharacters) return [text];
  const folded = fold(text);
  if (!niceMark.test(folded)) return [text];
  const isMixed = strongMark.test(folded.replace(niceMark, " "));
  if (!isMixed) return [text];
  const parts = text.split(/,\s+|;\s+|(?<!\s)\s+(?:but|mais|while|tandis que)\s+/);
  return parts.length > 1 ? parts : [text];
}
