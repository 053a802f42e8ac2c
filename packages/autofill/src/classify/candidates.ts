import { otherQuestion } from "@postulo/lexicon/form-questions";
import type { Field, Label, LabelSource } from "../field.ts";
import { keyOfAutocomplete } from "./autocomplete.ts";
import { withoutOwner } from "./name-beside-label.ts";
import { delicateRoles, confidentScore, type Candidate } from "./candidate.ts";
import { guardedPattern } from "./guarded-pattern.ts";
import { memoize } from "./memoize.ts";
import { offeredChoices } from "./offered-choices.ts";
import type { Phrase } from "./phrase.ts";
import { identifierPhrase, labelPhrase } from "./phrase-cache.ts";
import {
  omitDeclaredName,
  omitExampleLinks,
  omitNearbyHints,
  omitWholeDates,
  omitWholeName,
} from "./conflicting-candidates.ts";
import type { Role, Rule } from "./rule.ts";
import type { RulesOf } from "./rule-index.ts";
import { belongsToAnother, isAboutAnother } from "./subject.ts";

/** Weight of a source. Nearby text without an association in the markup loses weight with its distance. */
const sourceWeights: Readonly<Record<LabelSource, number>> = {
  label: 1,
  ariaLabelledby: 0.99,
  ariaLabel: 0.97,
  legend: 0.98,
  before: 0.97,
  after: 0.97,
  placeholder: 0.86,
  title: 0.85,
};
const identifierWeight = 0.84;
const distanceLoss = 0.12;
/** The name of the surrounding group has less weight than the field's own label. */
const groupFactor = 0.8;
/** The number of options that are evaluated: the first ones, or more when the labels do not match. */
const firstOptions = 30;
const enoughOptions = 260;
const endingFactor = 0.84;
const alternativeFactor = 0.97;
const maxNounWords = 5;
const maxAlternativeWords = 4;
const maxPartWords = 6;
const maxOwnLabelWords = 4;

type Source = {
  readonly text: string;
  readonly weight: number;
  readonly from: "label" | "identifier";
  readonly name: string;
};

function fitsNoun({ pattern, match }: Rule, text: string): number {
  const found = pattern.exec(text);
  if (!found) return 0;
  return match === "whole" || found.index === 0 ? 1 : endingFactor;
}

const knownFits = new WeakMap<Phrase, Map<Rule, number>>();

/** Cached, because labels recur in the entries of a form, and when it is read again. */
function fit(rule: Rule, phrase: Phrase, from: Source["from"]): number {
  const known = knownFits.get(phrase) ?? new Map<Rule, number>();
  knownFits.set(phrase, known);
  const fitted = known.get(rule) ?? computeFit(rule, phrase, from);
  known.set(rule, fitted);
  return fitted;
}

/** How well the phrase matches, from 0 to 1; multiplied by the rule's score. */
function computeFit(rule: Rule, phrase: Phrase, from: Source["from"]): number {
  const { plain, core, alternatives, wordCount } = phrase;
  if (rule.match === "asks") return rule.pattern.test(plain) || rule.pattern.test(core) ? 1 : 0;
  if (rule.match === "part") {
    return from === "label" && wordCount <= maxPartWords && rule.pattern.test(core) ? 1 : 0;
  }
  const wholly = wordCount <= maxNounWords || rule.match === "whole" ? fitsNoun(rule, core) : 0;
  if (wholly > 0) return wholly;
  if (alternatives.some((one) => one.split(" ").length > maxAlternativeWords)) return 0;
  return alternativeFactor * Math.max(0, ...alternatives.map((one) => fitsNoun(rule, one)));
}

/** Roles of dates and parts of dates. */
const isTime = (role: Role) => /date|month|year|day/.test(role);

/** Skills in contracts and compliance are not consents. */
const ofWork =
  /\b(?:years of|have experience|experience (?:in|with|of)|familiar with|knowledge of)\b/;

const yesOrNo = /^(?:yes|no|oui|non|n\/a)$/;

/** "Graduated?" with yes and no is not a date. */
function isYesOrNo({ options }: Field): boolean {
  const answers = options.filter(({ text }) => yesOrNo.test(text.toLowerCase()));
  return answers.length >= 2 && options.length - answers.length <= 1;
}

/** Shorter names, such as "de" and "to", are ambiguous. */
const minNameLength = 3;

type Read = { readonly phrase: Phrase; readonly from: Source["from"] };

/** Whether the widget or group of a field contradicts the role. */
function isOutOfPlace(role: Role, field: Field, { phrase, from }: Read): boolean {
  if (role.startsWith("consent")) return ofWork.test(phrase.plain);
  const isName = from === "identifier";
  // Statuses are chosen from options; a text field with such a name is usually a name.
  if (role.endsWith("_status")) return isName && field.widget === "text";
  return isTime(role) && (isYesOrNo(field) || (isName && phrase.core.length < minNameLength));
}

function candidatesOfSource(field: Field, source: Source, rulesOf: RulesOf): readonly Candidate[] {
  const { from, name, text } = source;
  const phrase = (from === "label" ? labelPhrase : identifierPhrase)(text);
  if (phrase.core === "") return [];
  return rulesOf(phrase).flatMap((rule) => {
    const { role } = rule;
    if (rule.widgets && !rule.widgets.has(field.widget)) return [];
    if (isOutOfPlace(role, field, { phrase, from })) return [];
    const score = fit(rule, phrase, from) * rule.score * source.weight;
    if (score === 0 || belongsToAnother(role, phrase, from)) return [];
    return [{ role, score, because: `${name}: ${text.slice(0, 60)}` }];
  });
}

const tiedSources: ReadonlySet<LabelSource> = new Set(["label", "ariaLabelledby", "ariaLabel"]);

function labelSources(labels: readonly Label[]): readonly Source[] {
  const distance = new Map<LabelSource, number>();
  const hasOwn = labels.some(
    (label) => label.source !== "before" && label.source !== "placeholder",
  );
  const isTied = labels.some(({ source }) => tiedSources.has(source));
  // The text before a complete question usually belongs to the previous field.
  const isQuestion = labels.some(
    ({ source, text }) => text.includes("?") && (source === "legend" || tiedSources.has(source)),
  );
  const own = isQuestion ? labels.filter(({ source }) => source !== "before") : labels;
  return own.map(({ source, text }) => {
    const steps = (distance.get(source) ?? 0) + (hasOwn && source === "before" ? 1 : 0);
    distance.set(source, (distance.get(source) ?? 0) + 1);
    const loss = source === "before" ? distanceLoss * steps : 0;
    const factor = source === "legend" && isTied ? groupFactor : 1 - loss;
    return { text, weight: sourceWeights[source] * factor, from: "label" as const, name: source };
  });
}

/** What to do with an upload, which says nothing about the document. */
const uploadPrompt =
  /^(?:cliquez|glissez|deposez|telecharge[rz]|appuyez|click|tap|drag|drop|choose|select|browse|upload)\b/;

/** Whether a label is a question or about another person, so that identifiers must not override it. */
function isSpecific(label: Label, { widget }: Field): boolean {
  const phrase = labelPhrase(label.text);
  if (widget === "file" && uploadPrompt.test(phrase.plain)) return false;
  return (
    label.text.includes("?") ||
    phrase.wordCount > maxOwnLabelWords ||
    (tiedSources.has(label.source) && isAboutAnother(phrase))
  );
}

/** Whether a candidate is allowed for a custom question: only sensitive keys and consents are. */
function isReadable({ role }: Candidate, isOwnQuestion: boolean): boolean {
  if (!isOwnQuestion) return true;
  return role !== "nationality" && delicateRoles.has(role);
}

const ownQuestion = guardedPattern(otherQuestion);
const isOwnText = memoize((text) => ownQuestion.test(labelPhrase(text).plain));

const hasOwnQuestion = ([first]: readonly Label[]) => first !== undefined && isOwnText(first.text);

/** The texts of an unlabelled field and of those before it: amount, currency and period may share one label. */
function contextText(field: Field, before: readonly Field[]): string {
  const labelled = [field, ...before].find((one) => one.labels.length > 0);
  return (labelled?.labels ?? []).map((label) => labelPhrase(label.text).plain).join(" ");
}

function candidatesOfOptions(
  field: Field,
  before: readonly Field[],
  count: number,
): readonly Candidate[] {
  if (field.options.length < 2) return [];
  const texts = field.options.slice(0, count).map((option) => labelPhrase(option.text).plain);
  const about = contextText(field, before);
  return offeredChoices(texts).flatMap(({ rule: [role, , score, { when } = {}], found }) =>
    when && !when.test(about)
      ? []
      : [{ role, score, because: `options: ${found} of ${texts.length}` }],
  );
}

/** A phone number as placeholder. */
const isNumber = /^\+?[\d\s().-]{8,}$/;

function declared(field: Field): readonly Candidate[] {
  const key = keyOfAutocomplete(field.autocomplete);
  const found: Candidate[] = key
    ? [{ role: key, score: 0.97, because: `autocomplete: ${field.autocomplete.join(" ")}` }]
    : [];
  if (field.widget === "email") found.push({ role: "email", score: 0.9, because: "type: email" });
  const [shown] = field.labels;
  if (field.widget === "tel" && shown?.source === "placeholder" && isNumber.test(shown.text))
    found.push({ role: "phone", score: 0.8, because: "placeholder" });
  if (found.length === 0) return found;
  const about = [...field.labels.map((label) => label.text), ...field.headings.slice(-1)];
  return found.filter(
    ({ role }) => !about.some((text) => belongsToAnother(role, labelPhrase(text), "label")),
  );
}

/** What the texts of a field say, before its names in the markup are read. */
export type LabelReading = {
  readonly field: Field;
  readonly isOwnQuestion: boolean;
  readonly declared: readonly Candidate[];
  readonly read: readonly Candidate[];
  /** The consistent ones of both. */
  readonly written: readonly Candidate[];
  /** The names that have to be read too. */
  readonly names: readonly string[];
};

/** The candidates without those that a better source contradicts. */
const consistent = (own: readonly Candidate[], read: readonly Candidate[]) => [
  ...omitDeclaredName(own, read),
  ...omitWholeName(omitNearbyHints(omitExampleLinks(read))),
];

/** Whether no name in the markup can change which candidate is the best: its score is less, and parts of dates exclude others. */
const isSettled = (written: readonly Candidate[]) =>
  written.some(({ score }) => score > identifierWeight) &&
  !written.some(({ role }) => isTime(role));

/** Reads the texts of a field, and its declared key. `rulesOf` is that of the texts of the page. */
export function readLabels(field: Field, rulesOf: RulesOf): LabelReading {
  const read = labelSources(field.labels).flatMap((source) =>
    candidatesOfSource(field, source, rulesOf),
  );
  const own = declared(field);
  const isOwnQuestion = hasOwnQuestion(field.labels);
  const [first] = field.labels;
  const isUnnamed = first !== undefined && isSpecific(first, field);
  const written = consistent(own, read);
  const isDone = isUnnamed || (!isOwnQuestion && isSettled(written));
  const names = isDone ? [] : field.identifiers;
  return { field, isOwnQuestion, declared: own, read, written, names };
}

type Surroundings = {
  /** The fields before it, nearest first. */
  readonly before: readonly Field[];
  /** From `rulesFor` of the names of the page that have to be read. */
  readonly rulesOf: RulesOf;
};

/** All candidates of a field from its texts and names, highest score first. */
export function candidatesOf(
  { field, isOwnQuestion, declared: own, read, names, ...labelled }: LabelReading,
  { before, rulesOf }: Surroundings,
): readonly Candidate[] {
  const readName = (text: string) => {
    const from = "identifier";
    return candidatesOfSource(field, { text, weight: identifierWeight, from, name: from }, rulesOf);
  };
  const label = field.labels.find(({ source }) => tiedSources.has(source))?.text ?? "";
  const named = names.flatMap((text) => withoutOwner(readName(text), { text, label, readName }));
  const written = named.length === 0 ? labelled.written : consistent(own, [...read, ...named]);
  const isConfident = written.some(({ score }) => score >= confidentScore);
  const offered = candidatesOfOptions(field, before, isConfident ? firstOptions : enoughOptions);
  return omitWholeDates([...written, ...offered])
    .filter((candidate) => isReadable(candidate, isOwnQuestion))
    .sort((one, other) => other.score - one.score);
}
