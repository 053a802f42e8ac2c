import type { AnswerKind } from "../answer.ts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { guardedPattern } from "../classify/guarded-pattern.ts";
import { plainWords } from "../classify/phrase.ts";
import { keyClassOf, type FieldKey } from "../field-key.ts";
import type { Field, Label, LabelSource } from "../field.ts";
import { regionOf } from "./countries.ts";
import { surplusDates, withDatesOfEntries } from "./dates-of-entries.ts";
import { withEmployerBlocks } from "./employer-blocks.ts";
import { withoutFamily } from "./family.ts";
import { countriesIn, countrySpans, withFormCountry } from "./find-answer.ts";
import { germanName } from "./german-names.ts";
import { withHouseNumbers } from "./house-number.ts";
import {
  asSignature,
  withJoinedParts,
  withoutPartsBelowName,
  withRenamedParts,
  withSurnames,
  withWholeNames,
} from "./names-of-form.ts";
import { leftField } from "./left-field.ts";
import { leaveOthers } from "./of-others.ts";
import { asWorkContact, isName } from "./own-contact.ts";
import { withoutOtherForms } from "./other-forms.ts";
import { withoutPhonesOfJobs } from "./phone-of-job.ts";
import { withSchoolBlocks } from "./school-blocks.ts";
import { withSchoolRows } from "./school-rows.ts";
import { isTyped } from "./step.ts";
import { isBindingKind, kindOfWording } from "./question-templates.ts";
import { salaries, type AmountContext } from "./salary.ts";
import { withUnmarkedHeadings } from "./unmarked-headings.ts";
import { isOtherQuestion } from "./whole-label.ts";
import { isYesOrNo } from "./yes-or-no.ts";

/** Words without meaning of their own. A negation is never one of them. */
const filler: ReadonlySet<string> = new Set(
  (
    "a an am any are at be by currently do ever for i in is now of our please that the this to will would you your " +
    "aux avec ce cet cette chez d dans de des du en etes l la le les par pour seriez un une vos votre vous"
  ).split(" "),
);
const ofEmployer =
  /\b(?:(?:notre|this|our|the) (?:company|entreprise|societe)|nous|company of ours)\b/g;
const namesEmployer = guardedPattern(ofEmployer);
const remark = /\b(?:required|optional|obligatoire|facultatif)$/;
const withoutFiller = (words: string) =>
  words
    .split(" ")
    .filter((word) => word !== "" && !filler.has(word))
    .join(" ");

/** Before a question in a list of questions. */
const questionNumber = /^\s*(?:Q\s?)?\d{1,2}\s?[.)]\s*/;

/** A question in the words of the templates. */
function plainQuestion(
  text: string,
  { target }: Pick<Applicant, "target">,
  hasCountry: boolean,
): string {
  let words = ` ${plainWords(text.replace(questionNumber, "")).replace(/[/&]/g, " ")} `;
  for (const span of hasCountry ? countrySpans(text) : [])
    words = words.replace(` ${span} `, " @ ");
  const company = plainWords(target?.company ?? "");
  if (company !== "") words = words.replaceAll(` ${company} `, " us ");
  return withoutFiller(namesEmployer.mayMatch(words) ? words.replace(ofEmployer, "us") : words);
}

const ownSources: ReadonlySet<LabelSource> = new Set([
  "label",
  "ariaLabelledby",
  "ariaLabel",
  "legend",
]);
const maxHeadingWords = 3;

/** A short name over a question. */
const isHeading = ({ text }: Label) =>
  !text.includes("?") && plainWords(text).split(" ").length <= maxHeadingWords;

/** The question's own texts: the first label, and what the field's labels and group add to it. */
function ownTexts({ labels }: Field): readonly string[] {
  const [first, ...others] = labels;
  if (!first) return [];
  const added = others.filter((one) => ownSources.has(one.source) && !isHeading(one));
  return [first, ...added].map(({ text }) => text);
}

/** Where a country is part of the wording. */
const withCountry = /work|employ|visa|sponsor|travail|arbeit/i;

/** In a sentence that is not all in upper case, where "US" can be the pronoun. */
const abbreviatedStates = /[a-z] U\.?S\b/;

/** The kind of a question that binds, whose whole wording is known. */
export function kindOfText(
  text: string,
  applicant: Pick<Applicant, "target">,
): AnswerKind | undefined {
  const hasCountry = withCountry.test(text);
  // "US visa" names a country that the stored answers are not compared with.
  if (hasCountry && abbreviatedStates.test(text) && countrySpans(text).length === 0)
    return undefined;
  const words = plainQuestion(text, applicant, hasCountry);
  const bare = words.replace(remark, "").trim();
  return kindOfWording(words) ?? (bare === words ? undefined : kindOfWording(bare));
}

/** The kind of a binding question, if its label and group text are both known wordings of that kind. */
function knownKind(field: Field, applicant: Applicant): AnswerKind | undefined {
  const [first, ...others] = ownTexts(field).map((text) => kindOfText(text, applicant));
  return others.every((one) => one === first) ? first : undefined;
}

const responsibilities = /^(?:exp|edu)_description$|^summary$/;
const maxNameWords = 6;

/** Whether a field is answered only when its whole question is known: binding questions and free-text questions. */
function isBinding({ field, key }: Classified): boolean {
  if (isBindingKind(key)) return true;
  if (key.endsWith("_current")) return false;
  if (field.widget === "checkbox" || isYesOrNo(field)) return true;
  const text = field.labels[0]?.text ?? "";
  return responsibilities.test(key) && plainWords(text).split(" ").length > maxNameWords;
}

const agreementDe =
  /\b(?:einverstanden|einwilligung|einwillige|zustimm\w+|stimme|akzeptiere|bestatige|datenschutz\w*|zur kenntnis)\b/;
const agreement =
  /\b(?:certif|acknowledg|understand|understood|agree|accept|consent|attest|declare|confirm|authori[sz]e the)/;
const release = /\b(?:waive|releas|liability|perjury|engage|honneur|approuve|versichere)/;
const signature = guardedPattern(
  /\bsignature\b|\binitials\b|\bunterschrift\b|\bplease sign\b|\bsign (?:here|with)\b/,
);
/** What every name of a signature contains. */
const signatureLetters = /sign|initial|unterschrift/i;
const signing = guardedPattern(/\b(?:certify|to confirm|i agree|you agree|approuve)\b/);
const maxBoxWords = 25;

/** Whether the field is an agreement, a certification or a signature, which only the person gives. */
function isPledge(field: Field): boolean {
  const { identifiers, widget } = field;
  const words = plainWords(ownTexts(field).join(" "));
  if (widget === "checkbox")
    return (
      agreement.test(words) ||
      agreementDe.test(words) ||
      release.test(words) ||
      words.split(" ").length > maxBoxWords
    );
  if (widget !== "text") return false;
  const named = identifiers.join(" ");
  const names = signatureLetters.test(`${words} ${named}`)
    ? plainWords(named.replace(/([a-z])([A-Z])/g, "$1 $2"))
    : "";
  return signature.test(`${words} ${names}`) || signing.test(words);
}

/** Keys that a German label may be mistaken for: "name" in the markup of "Vorname", "Adresse" in "E-Mail-Adresse". */
const isUnsure = (key: FieldKey) =>
  key === "custom_question" || key === "address" || key.endsWith("_name");

/** Whether the label is known, and the fields around it say that it is about an employer or another person. */
const isAboutOthers = ({ key, because }: Classified) =>
  key === "custom_question" && because.startsWith("label");

const nameWords = /\b(?:pre)?nom\b|namen?\b/;

/** Whether only `name="name"` in the markup says so, which a field with a label of its own may have for any reason. */
const isNameOfMarkup = ({ key, because, field }: Classified) =>
  key === "full_name" &&
  because.startsWith("identifier") &&
  field.labels.some(({ source, text }) => source === "label" && !nameWords.test(plainWords(text)));

/** The name for which the example in a field below another text asks: "Vorname" below "Kontakt". */
function nameByExample({ field }: Classified): Pick<Classified, "key" | "because"> | undefined {
  const [first, ...others] = field.labels;
  const example = others.find(({ source }) => source === "placeholder")?.text ?? "";
  const key = first?.source === "before" ? germanName(example, field.widget) : undefined;
  return key && isName(key) ? { key, because: `placeholder: ${example}` } : undefined;
}

/** The field with the key of its German label, unless the rules have understood another one. */
function inGerman(classified: Classified): Classified {
  const { field, key } = classified;
  if (!isUnsure(key) || isAboutOthers(classified)) return classified;
  const isUnnamed = isNameOfMarkup(classified);
  const known = germanName(field.labels[0]?.text ?? "", field.widget);
  if (!known && isUnnamed) return { ...classified, key: "custom_question" };
  return known ? { ...classified, key: known } : { ...classified, ...nameByExample(classified) };
}

/** The fields with the keys of their German labels. */
export const withGermanNames = (classified: readonly Classified[]): readonly Classified[] =>
  classified.map(inGerman);

const besideAmounts: ReadonlySet<FieldKey> = new Set(["salary_currency", "salary_period"]);
const maxDistance = 2;

/** The fields beside an amount, without the lists after it that belong to a further amount. */
function besideAmount(classified: readonly Classified[], at: number): readonly Classified[] {
  const before = classified.slice(Math.max(0, at - maxDistance), at);
  const after = classified.slice(at + 1, at + maxDistance + 1);
  const isNext = after.findIndex(({ key }) => salaries.has(key));
  const hasOwn = before.some(({ key }) => besideAmounts.has(key));
  return [...before, ...(hasOwn && isNext >= 0 ? [] : after)];
}

/** What the lists of currency and period beside a field show, unless they get a stored answer. */
function chosenBeside(
  classified: readonly Classified[],
  at: number,
  { answers = [] }: Applicant,
): string {
  const stays = ({ key, field }: Classified) =>
    besideAmounts.has(key) && (field.isFilled || !answers.some(({ kind }) => kind === key));
  return besideAmount(classified, at)
    .flatMap((one) => (stays(one) ? (one.field.shown ?? []) : []))
    .join(" ");
}

/** The lists of currency and period stay as they are beside an amount that is left. */
function withoutLoneLists(classified: readonly Classified[]): readonly Classified[] {
  return classified.map((one, at) => {
    if (!besideAmounts.has(one.key)) return one;
    const near = classified.slice(Math.max(0, at - maxDistance), at + maxDistance + 1);
    const amounts = near.filter(({ key }) => salaries.has(key));
    const isLeft = amounts.length > 0 && amounts.every(({ isBinding: binds }) => binds);
    return isLeft ? { ...one, isBinding: true } : one;
  });
}

const ownWords = /^(?:label|aria\w+|platform)\b/;

const maxNameWordsOfUpload = 5;

const isRemark = (because: string) =>
  plainWords(because.slice("before:".length)).split(" ").length > maxNameWordsOfUpload;

const isAbove = (because: string) => because.startsWith("before");

const isNamedResume = ({ key, because }: Classified) =>
  key === "resume_file" && (ownWords.test(because) || (isAbove(because) && !isRemark(because)));

/** Whether only a sentence above the upload mentions the résumé. */
const isBelowRemark = ({ key, because }: Classified) =>
  key === "resume_file" && isAbove(because) && isRemark(because);

/** Where an upload is named as the one for the résumé, a sentence above another one is not about it. */
function asFurtherUpload(classified: readonly Classified[]): readonly Classified[] {
  if (!classified.some(isNamedResume)) return classified;
  return classified.map((one) =>
    isBelowRemark(one) ? { ...one, key: "other_file" as const } : one,
  );
}

const germanPermit = /arbeits(?:bewilligung|erlaubnis|genehmigung)/i;

/** The countries that a form is about: those its questions about work permits name, and the one its list is preset to. */
function formCountries(classified: readonly Classified[]): ReadonlySet<string> {
  const named = classified.flatMap((one) => {
    const { key, field } = one;
    if (key === "country") return regionOf(field.shown ?? "") ?? [];
    const text = field.labels[0]?.text ?? "";
    const isPermit =
      key === "work_authorization" || key === "visa_sponsorship" || germanPermit.test(text);
    return isPermit ? [...countriesIn(text)] : [];
  });
  return new Set(named);
}

function gated(classified: Classified, applicant: Applicant, context: AmountContext): Classified {
  const { key, field } = classified;
  if (key === "none" || keyClassOf(key) === "consent") return classified;
  if (isPledge(field)) return { ...classified, key: "consent_terms" };
  const binds = isBinding(classified) || isOtherQuestion(classified, applicant, context);
  if (!binds && key !== "custom_question") return classified;
  const known = knownKind(field, applicant);
  if (known) return { ...classified, key: known };
  if (!binds) return classified;
  // A fact that a word of the question suggests is not what it asks for.
  const isFact = keyClassOf(key) === "profile";
  return { ...classified, key: isFact ? "custom_question" : key, isBinding: true };
}

/**
 * Gives each field that binds the kind of its known wording, and marks the others. Agreements, certifications and
 * signatures are consents. A text field for a dial code is the telephone number when the form has no other.
 */
export function knownQuestions(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const named = withDatesOfEntries(
    withoutPartsBelowName(withJoinedParts(classified.map(inGerman))),
  );
  const inEmployers = withEmployerBlocks(named, applicant);
  const ofForm = withoutOtherForms(withHouseNumbers(inEmployers.map(asWorkContact)));
  const ofApplicant = leaveOthers(withUnmarkedHeadings(withoutFamily(ofForm)));
  const inSchools = withSchoolBlocks(withSchoolRows(ofApplicant, applicant), applicant);
  // Dates to which a block gives a job or a school are others by now.
  const surplus = surplusDates(named);
  const ofPerson = inSchools.map((one) => (surplus.has(one) ? leftField(one) : one));
  const read = asFurtherUpload(
    asSignature(withSurnames(withWholeNames(withRenamedParts(withoutPhonesOfJobs(ofPerson))))),
  );
  const hasNumber = read.some(({ key }) => key === "phone");
  const countries = formCountries(read);
  const known = read.map((one, at): Classified =>
    one.key === "phone_country_code" && !hasNumber && isTyped(one.field.widget)
      ? { ...one, key: "phone" }
      : gated(one, applicant, {
          beside: salaries.has(one.key) ? chosenBeside(read, at, applicant) : "",
          countries,
        }),
  );
  return withFormCountry(withoutLoneLists(known));
}
