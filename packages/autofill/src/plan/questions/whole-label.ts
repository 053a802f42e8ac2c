import { ifYes } from "@postulo/lexicon/form-texts";
import { besideNames, nameWords } from "@postulo/lexicon/own-words";
import type { Applicant } from "../../applicant.ts";
import { guardedPattern } from "../../classify/guarded-pattern.ts";
import { memoize } from "../../classify/memoize.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import type { Field } from "../../field.ts";
import { isOthersContact, isOthersDocument } from "../owners/own-contact.ts";
import { isOtherSalary, salaries, type AmountContext } from "./salary.ts";
import { labelWords } from "../label-words.ts";

/** Words that a label may have beside the name of a site. */
const linkWords: ReadonlySet<string> = new Set([
  ...besideNames,
  ...(
    "url urls link links linkedin linked github git hub portfolio website web site sites page profile profil " +
    "personal account handle blog twitter facebook behance dribbble instagram xing social media public online " +
    "provide paste add share include insert attach give copy any available applicable here us e g eg other another " +
    "work https http www com x adresse lien liens vers internet personnel professionnel compte " +
    "si avez ihren deinen zu zum falls vorhanden"
  ).split(" "),
]);
/** "so that we can learn more" is a remark; more than this is another question. */
const maxOtherWords = 3;

const secret = guardedPattern(
  /\b(?:passwords?|psw|pwd|passcode|pass code|mot de passe|passwort|kennwort)\b/,
);

/** Words that turn a label about a key into another question, by the part of the profile that the key is of. */
const otherMeanings: readonly (readonly [RegExp, RegExp])[] = [
  // Search fields.
  [/./, /^(?:search|rechercher|suchen?)\b/],
  // About the answer to the field before it.
  [
    /./,
    /\b(?:if|when) (?:you )?(?:have )?(?:selected|select|chose|chosen|checked|picked|answered)\b/,
  ],
  // A part of the number.
  [/^phone$/, /^(?:area|city|trunk) code$/],
  [/^email/, /\b(?:best|time|when|method|moment|horaires?|how)\b(?!.*\bemail)/],
  [/^edu_field$/, /\b(?:career|team|department|interests?|carriere|equipe|service)\b/],
  // A trade or department, among a list of them.
  [
    /^edu_field$/,
    /(?<!\bmajor \/ )\bdomaine\b(?! universitaire| d[eu]?s? (?:la |votre )?(?:etudes?|formation|diplome|specialisation))/,
  ],
  // The start of a former job, and days of the week.
  [
    /^start_date$/,
    /\bdays of the week\b|\b(?:recent|previous|last|current|former) (?:employer|company|job|position)\b/,
  ],
  // Times of the week or of an interview, not the day of the start.
  [
    /^start_date$/,
    /^(?=.*\bdisponibilites?\b).*\b(?:horaires?|heures?|week ?ends?|soirs?|hebdomadaires?|jours (?:et|de)|temps plein)\b/,
  ],
  [/^start_date$/, /^(?:(?:what|which|your|the) )*(?:days|hours|times|shifts?)\b.*\bavailab/],
  // What somebody does in the time left.
  [/^start_date$/, /\b(?:hobby|hobbies|free time|loisirs|temps libre|freizeit)\b/],
  [/^start_date$/, /^(?:your )?availability\b.*\b(?:days|hours|times|shifts?)\b/],
  [
    /^start_date$/,
    /^(?=.*\bdisponibilites?\b).*\b(?:entretiens?|entrevues?|appels?|echanges?|rendez vous)\b/,
  ],
  [
    /^(?:location|city|state|country|address)$/,
    /\b(?:eligible|authori[sz]ed|legally|right to work|permit|payroll|plan|planning|willing|prefer|preferred)\b/,
  ],
  [/^location$/, /^(?!.*\bcity\b).*\b(?:state|province|county)\b/],
  // An address in one field, of which the street is no more than a part.
  [/^address$/, /\b(?:city|town|state|zip|postal code)\b.*\b(?:state|zip|postal code)\b/],
  // A second address, and one for e-mails.
  [/^address$/, /^(?!.*\b(?:and|et|und|or|ou)\b).*\bemail\b/],
  [/^address$/, /\bif different(?: from (?:the )?(?:above|current|present).*)?$|\babweichend/],
  [/^address$/, /\bsi differente?(?: d[eu].*)?$/],
  // Names, employers and towns of one referee; the stored answer is about all.
  [/^references$/, /^(?!.*\b(?:references?|referees?|referenzen)\b)/],
  [
    /^references$/,
    /\b(?:names?|phone|telephone|e ?mail|company|employer|title|relationship|address)\b/,
  ],
  [/^references$/, /\b(?:city|town|state|zip|post ?code|postal|occupation|profession|position)\b/],
  [/^references$/, /\b(?:how long|known?|acquainted|at least)\b/],
  [/^references$/, /\b(?:prenom|nom|entreprise|fonction|lien|ville)\b/],
  [/^references$/, /^(?:referee|reference)(?: (?:contact|person))?$|\b(?:referee|reference) \d/],
  // A future place of work.
  [
    /^(?:location|city|state|country)$/,
    /\b(?:will you (?:work|be (?:working|based|located))|intend to|would be (?:working|based|located))\b/,
  ],
  // Languages of one level, and programming languages.
  [
    /^languages$/,
    /\b(?:native|mother tongue|maternelle|mutter|fluent|business|courant|couramment|fliessend|coding|programm|scripting)/,
  ],
  // The present pay.
  [
    /^salary_expectation$/,
    /^(?!.*\b(?:expect|desire|want|looking|target|next|souhait|pretention)).*\b(?:current|present|last|actuel(?:le)?)\b/,
  ],
  [/^postal_code$/, /\b0{4,}\b/],
  [/_(?:date|year|month)$/, /\b(?:number of years|how many years|nombre d annees)\b/],
  // What else there is about an employer.
  [
    /^current_company$/,
    /\b(?:dates?|since|depuis|seit|start|how long|duree|anciennete|reasons?|motif|industry|secteur|salary|salaire)\b/,
  ],
  // How an employer or a school is reached.
  [
    /^(?:(?:exp|current)_company|edu_school)$/,
    /^(?!.*\b(?:names?|noms?)\b).*\b(?:(?:tele)?phones?|email|courriel|fax|numero|adresse|address|site web|website)\b/,
  ],
  [/^exp_location$/, /\b(?:address|adresse|anschrift)\b/],
  // Whether one is enrolled, and where.
  [/^edu_school$/, /\b(?:currently|actuellement|derzeit)\b/],
  // For what the list before it does not have.
  [/^edu_school$/, /^(?:other|autre|andere)\b/],
  // A whole account of what one looks for.
  [
    /^(?:start_date|notice_period|salary_expectation|how_heard)$/,
    /\b(?:tell us (?:more|about)|describe|explain|dites nous|parlez nous|en plus sur|decrivez|expliquez)\b/,
  ],
  // About the answer to another question.
  [
    /^(?:how_heard|notice_period|start_date|relocation|salary_expectation)$/,
    /^(?:if|si|falls|wenn)\b/,
  ],
  [/^languages$/, /\b(?:proficiency|level|niveau|english|anglais|sprachniveau)\b/],
  // Where the highest degree is from.
  [/^highest_education$/, /\b(?:etablissement|universite|institution)\b/],
  [/^edu_degree$/, /\b(?:graduate|professional|other|further)\b(?!.*\bcollege)/],
  // Besides those asked for before.
  [/^languages$/, /\b(?:other|autres?|weitere|andere)\b/],
  // A letter to the employer, of which the summary is no more than a part.
  [/^summary$/, /\b(?:message|motivations?|lettre|nachricht|anschreiben)\b/],
];

/** Days of the week and hours, which an example names where the times of work are requested. */
const times = guardedPattern(
  /\b(?:monday|weekdays?|mornings?|evenings?|lundi|matins?|soirs?|montags?|vormittags?|abends?)\b/,
);

/** Whether a "start" or an "availability" means the hours of the week. */
const isAboutTimes = (key: FieldKey, { labels }: Field) =>
  key === "start_date" && labels.some(({ text }) => times.test(plainWords(text)));

const references = /\b(?:references|referees|referenzen)\b/;
/** What an answer about referees says of each: who that is, and how they are reached. */
const refereeDetails = [
  /\b(?:names?|noms?|prenoms?)\b/,
  /\b(?:phones?|telephones?|e ?mails?|contacts?|numbers?|numeros?|address(?:es)?)\b/,
];

/** Whether several references are requested as a whole, as in "References (name, phone)". */
function isListOfReferences(words: string): boolean {
  const after = words.split(references).slice(1).join(" ");
  return refereeDetails.every((detail) => detail.test(after));
}

const meanings = otherMeanings.map(([keys, other]) => ({ keys, other: guardedPattern(other) }));

const meaningsBeside = memoize((key) => meanings.filter(({ keys }) => keys.test(key)));

const hasOtherMeaning = (key: FieldKey, words: string) =>
  !(key === "references" && isListOfReferences(words)) &&
  meaningsBeside(key).some(({ other }) => other.test(words));

/** A label of more words contains conditions, or several questions. */
const maxWords = 25;

const isLong = (words: string) => words.split(" ").length > maxWords;

/** Whether the stored document is not the requested one: the label is too long for a letter, or names another person's document. */
const isOtherDocument = (key: FieldKey, words: string) =>
  isOthersDocument(words) || (key.endsWith("_text") && isLong(words));

const isLink = (key: FieldKey) => key.endsWith("_url");

/** A remark for those who have no such site. */
const emptyRemarks = [
  /\bleave (?:(?:it|this|the) )?(?:field )?(?:blank|empty) (?:if|when|for|otherwise)(?: [a-z]+){0,6}/,
  /\blaiss(?:ez|er|e) (?:ce champ )?vide (?:si|s|sinon)(?: [a-z]+){0,6}/,
];

function isOtherThanLink(words: string, because: string): boolean {
  if (secret.test(words)) return true;
  const asked = emptyRemarks.reduce((rest, remark) => rest.replace(remark, ""), words);
  const others = asked.split(/[ /&]+/).filter((word) => word !== "" && !linkWords.has(word));
  // An example of what may be written does not say what a label of other words asks for.
  return others.length > (because.startsWith("placeholder") ? 0 : maxOtherWords);
}

const namingWords = new Set(nameWords);

/** Whether an example in the field shows that it takes something else: the name of an employee, a letter, or the answer to a "yes". */
function showsOtherQuestion({ field, key }: Classified, words: string): boolean {
  if (/^(?:start_date|notice_period)$/.test(key) && ifYes.test(words)) return true;
  const examples = field.labels.flatMap(({ source, text }) =>
    source === "placeholder" ? [plainWords(text)] : [],
  );
  if (key === "how_heard")
    return examples.some((text) => text.split(" ").some((word) => namingWords.has(word)));
  return key === "summary" && examples.some((text) => hasOtherMeaning(key, text));
}

/** Whether only the text above a field mentions the key, a section's name, and the field has a label that does not. */
const isNamedByTextAbove = ({ key, because, field }: Classified) =>
  /^(?:skills|summary|languages|headline)$/.test(key) &&
  because.startsWith("before") &&
  field.labels[0]?.source === "label";

const maxPlaceholderWords = 5;

const isExampleAlone = (because: string, { labels }: Field) =>
  because.startsWith("placeholder") && labels[0]?.source !== "placeholder";

/** Whether only an example mentions the key, of a job or a study or as a sentence in a text area, behind another name. */
const isExample = ({ key, because, field }: Classified) =>
  isExampleAlone(because, field) &&
  ((/^(?:exp|edu)_/.test(key) && field.labels[0]?.source === "label") ||
    (field.widget === "textarea" &&
      plainWords(because).split(" ").length > maxPlaceholderWords + 1));

/**
 * Whether the label as a whole asks for something else than the key that a word of it suggests: a password, experience
 * with "LinkedIn Ads", the best time for a call, a salary in another currency.
 */
export function isOtherQuestion(
  classified: Classified,
  applicant: Applicant,
  context: AmountContext,
): boolean {
  const { field, key, because } = classified;
  const words = labelWords(field);
  if (/_(?:file|text)$/.test(key)) return isOtherDocument(key, words);
  if (isLong(words) || hasOtherMeaning(key, words)) return true;
  if (isExample(classified) || isAboutTimes(key, field)) return true;
  if (showsOtherQuestion(classified, words) || isNamedByTextAbove(classified)) return true;
  if (isOthersContact(classified)) return true;
  return isLink(key)
    ? isOtherThanLink(words, because)
    : salaries.has(key) && isOtherSalary(field, applicant, context);
}
