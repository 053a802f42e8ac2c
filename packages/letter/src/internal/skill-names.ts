import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterProfile } from "../letter-profile.ts";
import type { Posting } from "../posting.ts";
import { commonWords, findTerms } from "./lexicon.ts";
import { profileTexts } from "./profile-language.ts";
import { wordKey, wordsOf } from "./words.ts";
import type { Word } from "./words.ts";

/** Endings of common nouns and adjectives; shorter words, and these countries, may be names. */
const commonEndings: Record<LetterLanguage, RegExp> = {
  en: /(?:ing|ment|tion|sion|ance|ence|ship|ysi|ic|logy|graphy|ery|nes|ity)$/,
  fr: /(?:tion|sion|ment|age|ance|ence|ite|ure|erie|logie|graphie|iere|ique|aire|al|ale|aux|el|elle|if|ive)$/,
};
const shortestByEnding = 7;
const places = new Set(["afrique", "amerique", "belgique", "martinique", "mozambique"]);

/** Nouns and adjectives of many skills that no term of the lexicon holds, singular. */
const skillWords = new Set(
  `above account advanced asset basic big board book brand bread business campaign capacity care case cash change chain child claim class client
coffee concept content contract copy cost craft credit crisi critical cross cultural curriculum custom customer cut data date deal debt decision
demand design detail digital drill early elder email emotional end energy environmental event field file finance financial first fleet floor food
form full fund garden general goal grant ground group guest hair hand head health heavy help home hospital hotel house human impact internal job
key kitchen land law lead learning legal lesson life line live load local loan loss machine mail manual market mass master material media medical
member menu mental method metric mobile model money multi music need network new news night note nurse office online oral order paper part patient
people performance personal phone photo physical plan plant policy portfolio power practice press price private problem proces product program project
property public purchase quality query rate real record relation remote report research resource retail review risk road role room safety sale
sample school science script search secure self service shop short site skill social soft software solution sound source special speech sport
staff stakeholder stock store story strategic strategy stress student study supply support survey system talent task tax teacher team technical term test text
time tool tour trade traffic training transport travel trend trust unit user value vehicle vendor video visual vocal warehouse waste water web
wood work world writing writer youth
accueil achat action administratif agile analyse animal appel arbre artisanat atelier audit bain base bien bilan bois budget cadre caisse campagne carte chaine chantier
chef chiffre client collectif commande commerce communication compte conduite conflit conseil contenu contrat controle coupe cours cout cuir
culture cycle debit delai demande dessin devis document donnee dossier droit eau ecoute ecrit ecriture education eleve emploi enfant enquete entretien
equipe espace etat etude evenement facture femme fer fichier filiere finance flux formation fournisseur froid geste gestion groupe humain image inventaire
jardin jeune jour jeux langue lecture ligne livre logiciel loi machine maison marche marque materiel mesure methode metier mode monde musique numerique
objectif offre ordre organisme outil paie pain parc parole partenaire patient paye performance personne personnel plan plante plat poids politique
portefeuille presse prise prix probleme proces produit professionnel programme projet prospect public qualite recherche recit redaction regle relation reparation
reseau ressource retour reunion risque route saisie salle sante science scene seance secours securite service site soin sol son soudure sport stage
stock strategie suivi systeme tache technique temps terrain texte tissu trafic travail travaux tri urgence usager vache vehicule vente verre
veille vie vigne ville voix`
    .split(/\s+/)
    .map(wordKey),
);
const joints = new Set(
  "a and as at by for from in of on or the to with au aux avec d dans de des du en et l la le les ou par pour sur un une".split(
    " ",
  ),
);

const isCapitalised = (raw: string) => /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(raw);

const isCommonByEnding = (key: string, language: LetterLanguage) =>
  key.length >= shortestByEnding && !places.has(key) && commonEndings[language].test(key);

/** Whether a word is a common noun and no name, by lists and endings. */
export function isCommon({ key }: Pick<Word, "key">, language: LetterLanguage): boolean {
  if (commonWords.has(key) || skillWords.has(key) || joints.has(key)) return true;
  return isCommonByEnding(key, language);
}

/** The places of a name that tools and languages take, which are written as they are. */
function namedParts(name: string): (word: Word) => boolean {
  const tools = findTerms(name).filter(
    ({ term }) => term.kind === "tool" || term.kind === "language",
  );
  return ({ start, end }) => tools.some((hit) => hit.start <= start && end <= hit.end);
}

/** "the programme Hôpital Manager": capitals inside a sentence are those of a name. */
function isNameInside(written: string, name: string): boolean {
  const at = written.indexOf(name);
  return at > 0 && name.includes(" ") && /\p{Ll}\p{Ll} $/u.test(written.slice(0, at));
}

/** Writes a skill inside a sentence: "Project Management" is "project management", "Power BI" remains. */
export type SkillNamer = (name: string) => string;

/**
 * Takes the capitals off a skill that is made of common nouns, or that profile or posting write small. One word that may be a name
 * leaves all as it was typed.
 */
export function createSkillNamer(
  profile: LetterProfile,
  posting: Posting,
  language: LetterLanguage,
): SkillNamer {
  const written = [posting.text, ...profileTexts(profile).map(({ text }) => text)].join("\n");
  return (name) => {
    const isNamed = namedParts(name);
    const capitalised = wordsOf(name).filter((word) => isCapitalised(word.raw) && !isNamed(word));
    if (capitalised.length === 0 || isNameInside(written, name)) return name;
    const lowered = capitalised.reduce(
      (text, { raw, start, end }) => text.slice(0, start) + raw.toLowerCase() + text.slice(end),
      name,
    );
    const isWrittenSmall = lowered === lowered.toLowerCase() && written.includes(lowered);
    return isWrittenSmall || capitalised.every((word) => isCommon(word, language)) ? lowered : name;
  };
}
