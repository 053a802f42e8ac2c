import type { Field, Label, LabelSource } from "../field.ts";
import { keyOfAutocomplete } from "./autocomplete.ts";
import { delicateRoles, sureEnough, type Candidate } from "./candidate.ts";
import { offeredChoices } from "./offered-choices.ts";
import type { Phrase } from "./phrase.ts";
import { identifierPhrase, labelPhrase } from "./remembered-phrases.ts";
import { withoutRemarks, withoutWhole, withoutWholeName } from "./rival-readings.ts";
import type { Role, Rule } from "./rule.ts";
import type { RulesOf } from "./rule-index.ts";
import { ownQuestionsEn } from "./rules/answers.en.ts";
import { ownQuestionsFr } from "./rules/answers.fr.ts";
import { belongsToAnother, isAboutAnother } from "./subject.ts";

/** How far a source is believed. Text that no markup ties to the field loses with its distance. */
const trust: Readonly<Record<LabelSource, number>> = {
  label: 1,
  ariaLabelledby: 0.99,
  ariaLabel: 0.97,
  legend: 0.98,
  before: 0.97,
  after: 0.97,
  placeholder: 0.86,
  title: 0.85,
};
const trustOfIdentifier = 0.84;
const distanceLoss = 0.12;
/** A label of its own says more than the name of the group around it. */
const groupFactor = 0.8;
/** What a list is about shows in its beginning; where nothing else tells, in more of it. */
const firstOptions = 30;
const enoughOptions = 260;
const endingFactor = 0.84;
const alternativeFactor = 0.97;
const longestNoun = 5;
const longestAlternative = 4;
const longestPart = 6;
const longestOwnLabel = 4;

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

/** From 0 to 1: how well the phrase fits, before the rule's own score. */
function fit(rule: Rule, phrase: Phrase, from: Source["from"]): number {
  const { plain, core, alternatives, wordCount } = phrase;
  if (rule.match === "asks") return rule.pattern.test(plain) || rule.pattern.test(core) ? 1 : 0;
  if (rule.match === "part") {
    return from === "label" && wordCount <= longestPart && rule.pattern.test(core) ? 1 : 0;
  }
  const wholly = wordCount <= longestNoun || rule.match === "whole" ? fitsNoun(rule, core) : 0;
  if (wholly > 0) return wholly;
  if (alternatives.some((one) => one.split(" ").length > longestAlternative)) return 0;
  return alternativeFactor * Math.max(0, ...alternatives.map((one) => fitsNoun(rule, one)));
}

/** An amount of time, or a point in it. */
const isTime = (role: Role) => /date|month|year|day/.test(role);

/** What a person knows of agreements is no agreement. */
const ofWork =
  /\b(?:years of|have experience|experience (?:in|with|of)|familiar with|knowledge of)\b/;

const yesOrNo = /^(?:yes|no|oui|non|n\/a)$/;

/** "Graduated?" with yes and no asks for no date. */
function isYesOrNo({ options }: Field): boolean {
  const answers = options.filter(({ text }) => yesOrNo.test(text.toLowerCase()));
  return answers.length >= 2 && options.length - answers.length <= 1;
}

/** "de" and "to" are names of anything. */
const leastName = 3;

type Read = { readonly phrase: Phrase; readonly from: Source["from"] };

/** Whether a field like this cannot ask for it, however well the words fit. */
function isOutOfPlace(role: Role, field: Field, { phrase, from }: Read): boolean {
  if (role.startsWith("consent")) return ofWork.test(phrase.plain);
  const isName = from === "identifier";
  // What a person is, is chosen: the page of the choice may hold their name, too.
  if (role.endsWith("_status")) return isName && field.widget === "text";
  return isTime(role) && (isYesOrNo(field) || (isName && phrase.core.length < leastName));
}

function readings(field: Field, source: Source, rulesOf: RulesOf): readonly Candidate[] {
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
  // In front of a question of its own stands what the field before asks.
  const isQuestion = labels.some(
    ({ source, text }) => text.includes("?") && (source === "legend" || tiedSources.has(source)),
  );
  const own = isQuestion ? labels.filter(({ source }) => source !== "before") : labels;
  return own.map(({ source, text }) => {
    const steps = (distance.get(source) ?? 0) + (hasOwn && source === "before" ? 1 : 0);
    distance.set(source, (distance.get(source) ?? 0) + 1);
    const loss = source === "before" ? distanceLoss * steps : 0;
    const factor = source === "legend" && isTied ? groupFactor : 1 - loss;
    return { text, weight: trust[source] * factor, from: "label" as const, name: source };
  });
}

/** A question in words, or about somebody else, is what it says; the name that the page gave its field must not overrule it. */
function isTelling(label: Label): boolean {
  const phrase = labelPhrase(label.text);
  return (
    label.text.includes("?") ||
    phrase.wordCount > longestOwnLabel ||
    (tiedSources.has(label.source) && isAboutAnother(phrase))
  );
}

/** What may be read out of a question that asks for something of its own: only that it is delicate, or an agreement. */
function isReadable({ role }: Candidate, isOwnQuestion: boolean): boolean {
  if (!isOwnQuestion) return true;
  return role !== "nationality" && delicateRoles.has(role);
}

function asksItsOwn(labels: readonly Label[]): boolean {
  const first = labels[0];
  if (!first) return false;
  const { plain } = labelPhrase(first.text);
  return ownQuestionsEn.test(plain) || ownQuestionsFr.test(plain);
}

/** The words that a field shares with those before it when it has none: amount, currency and period under one label. */
function wordsAbout(field: Field, before: readonly Field[]): string {
  const labelled = [field, ...before].find((one) => one.labels.length > 0);
  return (labelled?.labels ?? []).map((label) => labelPhrase(label.text).plain).join(" ");
}

function readingsOfOptions(
  field: Field,
  before: readonly Field[],
  count: number,
): readonly Candidate[] {
  if (field.options.length < 2) return [];
  const texts = field.options.slice(0, count).map((option) => labelPhrase(option.text).plain);
  const about = wordsAbout(field, before);
  return offeredChoices(texts).flatMap(({ rule: [role, , score, { when } = {}], found }) =>
    when && !when.test(about)
      ? []
      : [{ role, score, because: `options: ${found} of ${texts.length}` }],
  );
}

/** How a number is shown that is to be written like it. */
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
  const about = [...field.labels.map((label) => label.text), ...field.headings.slice(-1)];
  return found.filter(
    ({ role }) => !about.some((text) => belongsToAnother(role, labelPhrase(text), "label")),
  );
}

type Surroundings = {
  /** The fields in front of it, nearest first. */
  readonly before: readonly Field[];
  /** From `rulesFor` the whole page. */
  readonly rulesOf: RulesOf;
};

/** Everything the field could be by what is written on and around it, most certain first. */
export function candidatesOf(
  field: Field,
  { before, rulesOf }: Surroundings,
): readonly Candidate[] {
  const said = labelSources(field.labels);
  const first = field.labels[0];
  const named: readonly Source[] =
    first && isTelling(first)
      ? []
      : field.identifiers.map((text) => ({
          text,
          weight: trustOfIdentifier,
          from: "identifier",
          name: "identifier",
        }));
  const read = [...said, ...named].flatMap((source) => readings(field, source, rulesOf));
  const isOwnQuestion = asksItsOwn(field.labels);
  const written = [...declared(field), ...withoutWholeName(withoutRemarks(read))];
  const isTold = written.some(({ score }) => score >= sureEnough);
  const offered = readingsOfOptions(field, before, isTold ? firstOptions : enoughOptions);
  return withoutWhole([...written, ...offered])
    .filter((candidate) => isReadable(candidate, isOwnQuestion))
    .sort((one, other) => other.score - one.score);
}
