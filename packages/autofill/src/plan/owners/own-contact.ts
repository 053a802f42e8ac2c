import { besideNames } from "@postulo/lexicon/own-words";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import type { Field } from "../../field.ts";
import { labelWords } from "../label-words.ts";

const wordSet = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.join(" ").split(" "));

/** Words that a short label may have beside those for an e-mail address or a telephone number of one's own. */
const ownWords = wordSet(
  ...besideNames,
  "me us we i at by no nr n number numbers num id address addr adress",
  "contact details information info main primary personal private preferred valid best permanent active correct",
  "work working business professional office home house residence day daytime time evening night local international",
  "candidates account login username user mandatory add",
  "reenter retype reach whats country area code codes prefix format",
  "adresse personnel personnelle prive privee principal principale",
  "professionnel professionnelle pro perso bureau domicile maison fixe portable travail valide etudiant",
  "coordonnees numero numeros indicatif saisissez",
  "messagerie electronique courrier joindre requis champ",
  "meine privat privates geschaftlich geschaftliche dienstlich dienstliche beruflich mobil",
  "bewerber bewerberin kontakt nummer erneut erforderlich",
  "fur ruckfragen tagsuber abends festnetz vorwahl mit",
  // What an address or a number of one's own may also be called.
  "direct job seeker correspondence interview interviews invitations updates non digit digits skype",
  "uk swiss french german irish british canadian belgian national francais francaise suisse belge",
  "pour meilleur meilleure connexion academique directe journee joignable contacter",
  "gultige gultig aktuell personliche personlich bevorzugte bevorzugt beste besten zur zum kontaktaufnahme korrespondenz",
  "wie ist lautet",
  // The same in other languages of Europe.
  "correo electronico direccion indirizzo posta elettronica endereco adres adresa adresy cim cime osoite posti e il tu su tua",
  "numeru telefonu mobile movil celular cellulare recapito contacto contatto di della del seu sua jou uw",
);
const emailWord = /^(?:e|mail|mel|\w*email\w*|\w*mail(?:adresse|adres)?|courriels?|e?postadress)$/;
const phoneWords = wordSet(
  "tel telf telephone telephones phone phones mobile mobiles cell cellular cellphone whatsapp sms text gsm natel land line",
  "landline cellulaire",
);
const phoneStem = /^(?:telefo\w+|handy\w*|mobil\w*|ruf\w*|puhelin\w*)$/;

const isEmailWord = (word: string) => emailWord.test(word);
const isPhoneWord = (word: string) => phoneWords.has(word) || phoneStem.test(word);

const maxShortWords = 4;
const maxWordsOfName = 8;

const code = /\b(?!(?:vor|bar)code)\w*(?:codes?|passcode)\b|\b(?:pin|otp|token|tan)\b/;
/** Codes that are part of a number or of an address. */
const ownCodes = [
  /\b(?:country|area|dial(?:l?ing)?|calling|phone|zip|post(?:al)?|city|state|region) (?:\w+ )?codes?\b/g,
  /\b(?:international|isd|std) codes?\b/g,
  /\bcode (?:du |de )?(?:pays|postal|regional|telephonique|international)\b/g,
];

const further = [
  /\b(?:alternat(?:e|ive)s?|secondary|second|2nd|backup|back up|recovery|other|another|additional)\b/,
  /\b(?:secondaire|seconde|secours|autres?)\b|[a-z] [2-9]$/,
  /\b(?:weitere|andere|zweite|alternative|zusatzliche)[srn]?\b/,
];
/** "E-mail or other contact" is about the first one. */
const orFurther =
  /\b(?:or|ou|oder) (?:an |une? )?(?:another|other|alternat\w+|autre|weitere|andere)/;

const relatives = [
  "landlord|doctor|physician|neighbou?r|lawyer|tutor|teacher|professor|sponsor|advisor|coach|mentor|wife|husband|partner",
  "hr|human resources|recruiting|employers?|company|paypal|billing|invoice|customer|support|him|her|them|their",
  "manager|superieur|proche|medecin|conjoint|parrain|tuteur|ami|amie|parents?|pere|mere|personne|employeur|entreprise|societe",
  "ecole|universite|etablissement|recruteur|rh|assistante?|famille|foyer|proprietaire|referents?|responsable|cooptant",
  "\\w*(?:empfehl|vorgesetzt|vermieter|referenz|arbeitgeber|notfall|ansprechpartner|kontaktperson)\\w*",
  "\\w*(?:eltern|ehe(?:partner|mann|frau)|vormund|betreuer|lehrer|schule|hochschule|universitat|(?<!con)firma|unternehmen)\\w*",
].join("|");
const ofAnother = new RegExp(`\\b(?:${relatives})\\b`);

const person = "(?!applicant|candidat|contact|bewerber|kandidat|antragsteller)";
/** What an address or a number is said to belong to, after its name: "E-Mail des Empfehlenden", "téléphone du médecin". */
const owned = [
  `(?:email|mail|phone|mobile|number) (?:address |number )?of (?:the |your |an? |this )?${person}\\w`,
  `\\b${person}(?!what|it|that|here|let)\\w+ s (?:\\w+ )?(?:email|phone|mobile|telephone|cell|contact)\\b`,
  "(?:email|telefon\\w*|handy\\w*|mobil\\w*)(?: adresse| nummer)? (?:des|der|vom|von|ihre[srm]|ihres|deine[srm])" +
    ` (?!bewerb|kandidat|antragsteller)\\w`,
].map((text) => new RegExp(text));

/** An own name, address or number of another time or use than the present one. */
const ifDifferent = [
  /\b(?:if|when|where) (?:it is |this is |they are )?(?:different|not the same|other than)\b/,
  /\bsi (?:elle est |il est )?(?:differente?s?|autre)\b/,
  /\b(?:falls|wenn|sofern) (?:\w+ )?(?:abweichend\w*|anders|verschieden)\b/,
];
const otherTime = [
  /\b(?:naissance|jeune fille|marital|epouse|maiden|birth|born|former|formerly|previous)\b/,
  /\b(?:geburtsnamen?|geboren\w*|madchennamen?|ehemalig\w*|fruhere\w*)\b/,
];

/** A place of birth is no address. */
const ofBirth = /\b(?:naissance|naiss|birth|born|geburts?\w*|geboren)\b/;

const isAny = (patterns: readonly RegExp[], words: string) =>
  patterns.some((pattern) => pattern.test(words));

const isReached = (key: FieldKey) => /^(?:email|phone$)/.test(key);
/** Whether a key is that of a person's name. */
export const isName = (key: FieldKey) => /^(?:first|last|full|preferred|middle)_name$/.test(key);
const isPersonal = (key: FieldKey) =>
  isReached(key) ||
  isName(key) ||
  /^(?:address|postal_code|city|country|location|state)$/.test(key);

const isEmail = (key: FieldKey) => key.startsWith("email");

const inBrackets = /[([{][^)\]}\n]{0,400}[)\]}]/g;

/** Whether a label of few words has one that is neither for the address or the number nor about whose it is. */
function hasUnknownWord(key: FieldKey, text: string): boolean {
  const name = plainWords(text.replace(inBrackets, " ")).replace(orFurther, " ");
  const words = name.split(/[ /&#+]+/);
  if (words.length > maxShortWords || !words.some(isEmail(key) ? isEmailWord : isPhoneWord))
    return false;
  const isKnown = (word: string) =>
    ownWords.has(word) || isEmailWord(word) || isPhoneWord(word) || !/^[a-z]+$/.test(word);
  return !words.every(isKnown);
}

const isOtherReach = memoize((words: string): boolean => {
  if (code.test(ownCodes.reduce((rest, own) => rest.replace(own, " "), words))) return true;
  // In a longer label the word may be of a remark: "so that our recruiting team can reach you".
  if (words.split(" ").length <= maxWordsOfName && ofAnother.test(words)) return true;
  return isAny(owned, words) || (isAny(further, words) && !orFurther.test(words));
});

/** An address to which the page sends a copy of the form. */
const isForCopy = ({ identifiers }: Field) =>
  identifiers.some((name) =>
    /copy(?:[-_ ]?(?:to|address|email))?$|^(?:send|want)[-_ ]?copy/i.test(name),
  );

const anonymous = /\banonym/;
const friend =
  /\b(?:their|friends?|candidate you|leur|amie?|coopte\w*|filleule?|freund\w*|empfohlene[nrs]?)\b/;

/** Whether a document is that of a person whom the user recommends, or one without the user's name. */
export const isOthersDocument = (words: string): boolean =>
  anonymous.test(words) || (words.split(" ").length <= maxWordsOfName && friend.test(words));

/** Markup that declares whose address or number a field is for. */
const isDeclared = (because: string) => /^(?:autocomplete|platform)/.test(because);

/** Whether an e-mail address or a telephone number is not the applicant's own first one. */
function isOfOthers({ field, key, because }: Classified): boolean {
  const text = field.labels[0]?.text ?? "";
  if (isForCopy(field) || isOtherReach(plainWords(text))) return true;
  return !isDeclared(because) && hasUnknownWord(key, text);
}

const work = [
  /\b(?:work|business|office|corporate|professional|professionnel(?:le)?|pro|bureau|travail)\b/,
  /\b(?:geschaft|dienst|beruf|firmen|buro|arbeits)\w*/,
];
const joined = /\b(?:or|ou|oder|and|et|und)\b|[/&]/;
const ofHome = [
  /\b(?:personal|private?|home|mobile|cell\w*|privat\w*|handy\w*|mobil\w*)\b/,
  /\b(?:perso(?:nnel(?:le)?)?|privee?|portable|domicile)\b/,
];

/**
 * Whether an e-mail address or a telephone number at work is requested: the stored one may be another, and an employer who is
 * reached by it learns of the application. "Work or home phone" is either.
 */
export function isWorkContact({ field, key }: Classified): boolean {
  return isReached(key) && isAtWork(field);
}

const keyOfType: Readonly<Record<string, FieldKey>> = { email: "email", tel: "phone" };

/** A field of the browser for an address or a number, which its label says is at work, with its key. */
export function asWorkContact(classified: Classified): Classified {
  const { field, key, because } = classified;
  const contact = keyOfType[field.inputType ?? ""];
  if (key !== "custom_question" || because !== "" || !contact || !isAtWork(field))
    return classified;
  return hasUnknownWord(contact, field.labels[0]?.text ?? "")
    ? classified
    : { ...classified, key: contact };
}

function isAtWork(field: Field): boolean {
  const words = labelWords(field);
  if (words.split(" ").length > maxWordsOfName || !isAny(work, words)) return false;
  return !(joined.test(words) && isAny(ofHome, words));
}

/**
 * Whether a name, an address or a number is requested that is not the applicant's own present one: a code that was sent to
 * it, that of another person or an employer, a further one, a name of another time.
 */
export function isOthersContact(classified: Classified): boolean {
  const { field, key } = classified;
  const words = labelWords(field);
  if (!isPersonal(key)) return false;
  if (isAny(ifDifferent, words)) return true;
  if (isName(key)) return isAny(otherTime, words);
  return isReached(key) ? isOfOthers(classified) : ofBirth.test(words);
}
