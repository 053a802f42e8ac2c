import type { AnswerKind } from "../../answer.ts";
import type { Applicant } from "../../applicant.ts";
import { guardedPattern } from "../../classify/guarded-pattern.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field, Label, LabelSource } from "../../field.ts";
import { countrySpans } from "../answers/find-answer.ts";
import { kindOfWording } from "./question-templates.ts";

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
export function ownTexts({ labels }: Field): readonly string[] {
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
export function knownKind(field: Field, applicant: Applicant): AnswerKind | undefined {
  const [first, ...others] = ownTexts(field).map((text) => kindOfText(text, applicant));
  return others.every((one) => one === first) ? first : undefined;
}
