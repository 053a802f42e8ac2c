import { consentKeys, sensitiveKeys } from "../field-key.ts";
import type { Field, Label, LabelSource } from "../field.ts";
import { keyOfAutocomplete } from "./autocomplete.ts";
import { offeredChoices } from "./offered-choices.ts";
import { phraseOf, phraseOfIdentifier, type Phrase } from "./phrase.ts";
import { leastLength, meets, requiredLiterals } from "./required-literals.ts";
import type { Role, Rule } from "./rule.ts";
import { answerRulesEn, ownQuestionsEn } from "./rules/answers.en.ts";
import { answerRulesFr, ownQuestionsFr } from "./rules/answers.fr.ts";
import { careerRulesEn } from "./rules/career.en.ts";
import { careerRulesFr } from "./rules/career.fr.ts";
import { consentRules } from "./rules/consent.ts";
import { contactRulesEn } from "./rules/contact.en.ts";
import { contactRulesFr } from "./rules/contact.fr.ts";
import { documentRules } from "./rules/documents.ts";
import { sensitiveRules } from "./rules/sensitive.ts";
import { belongsToAnother, isAboutAnother } from "./subject.ts";

/** One reading of a field: the role, how sure it is, and what made it so. */
export type Candidate = { readonly role: Role; readonly score: number; readonly because: string };

const allRules: readonly Rule[] = [
  ...contactRulesEn,
  ...contactRulesFr,
  ...careerRulesEn,
  ...careerRulesFr,
  ...answerRulesEn,
  ...answerRulesFr,
  ...sensitiveRules,
  ...consentRules,
  ...documentRules,
];

const rulesWithNeeds = allRules.map((rule) => {
  const needed = requiredLiterals(rule.pattern);
  return { rule, needed, least: leastLength(needed) };
});

const textOf = ({ plain, core }: Phrase) => (plain === core ? plain : `${plain}\n${core}`);

/** The rules that can match a phrase at all. */
export type RulesOf = (phrase: Phrase) => readonly Rule[];

/**
 * Narrows the rules to those that anything written on these fields can need, and for each phrase further: a browser compiles a
 * pattern only when it is first tried, and most of some hundred never are.
 */
export function rulesFor(fields: readonly Field[]): RulesOf {
  const phrases = fields.flatMap(({ labels, identifiers }) => [
    ...labels.map((label) => labelPhrase(label.text)),
    ...identifiers.map((text) => identifierPhrase(text)),
  ]);
  const written = [...new Set(phrases.map(textOf))].join("\n");
  const possible = rulesWithNeeds.filter(({ needed }) => meets(written, needed));
  const known = new Map<Phrase, readonly Rule[]>();
  return (phrase) => {
    const before = known.get(phrase);
    if (before) return before;
    const text = textOf(phrase);
    const rules: Rule[] = [];
    for (const { rule, needed, least } of possible)
      if (text.length >= least && meets(text, needed)) rules.push(rule);
    known.set(phrase, rules);
    return rules;
  };
}

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
const sureEnough = 0.7;
const endingFactor = 0.84;
const alternativeFactor = 0.97;
const longestNoun = 5;
const longestAlternative = 4;
const longestPart = 6;
const longestOwnLabel = 4;

const maxRemembered = 3000;

/** Labels and identifiers recur on a page and between runs; reading them is the costly part. */
function remembering(read: (text: string) => Phrase): (text: string) => Phrase {
  const known = new Map<string, Phrase>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    if (known.size > maxRemembered) known.clear();
    const phrase = read(text);
    known.set(text, phrase);
    return phrase;
  };
}

const labelPhrase = remembering(phraseOf);
const identifierPhrase = remembering(phraseOfIdentifier);

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

const isDate = (role: Role) => /date|month|year|day/.test(role) && role !== "years_experience";

const yesOrNo = /^(?:yes|no|oui|non|n\/a)$/;

/** "Graduated?" with yes and no asks for no date. */
function isYesOrNo({ options }: Field): boolean {
  const answers = options.filter(({ text }) => yesOrNo.test(text.toLowerCase()));
  return answers.length >= 2 && options.length - answers.length <= 1;
}

/** "de" and "to" are names of anything. */
const leastName = 3;

function readings(field: Field, source: Source, rulesOf: RulesOf): readonly Candidate[] {
  const phrase = (source.from === "label" ? labelPhrase : identifierPhrase)(source.text);
  if (phrase.core === "") return [];
  const isName = source.from === "identifier";
  return rulesOf(phrase).flatMap((rule) => {
    if (rule.widgets && !rule.widgets.has(field.widget)) return [];
    if (isDate(rule.role) && (isYesOrNo(field) || (isName && phrase.core.length < leastName)))
      return [];
    const score = fit(rule, phrase, source.from) * rule.score * source.weight;
    if (score === 0 || belongsToAnother(rule.role, phrase, source.from)) return [];
    return [{ role: rule.role, score, because: `${source.name}: ${source.text.slice(0, 60)}` }];
  });
}

const tiedSources: ReadonlySet<LabelSource> = new Set(["label", "ariaLabelledby", "ariaLabel"]);

function labelSources(labels: readonly Label[]): readonly Source[] {
  const distance = new Map<LabelSource, number>();
  const hasOwn = labels.some(
    (label) => label.source !== "before" && label.source !== "placeholder",
  );
  const isTied = labels.some(({ source }) => tiedSources.has(source));
  return labels.map(({ source, text }) => {
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

const delicateRoles: ReadonlySet<Role> = new Set([...sensitiveKeys, ...consentKeys]);

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
  return offeredChoices(texts).flatMap(({ rule: { role, score, when }, found }) =>
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

const partOfDate: ReadonlySet<Role> = new Set(["entry_month", "entry_year", "entry_day"]);
const wholeDate: ReadonlySet<Role> = new Set([
  "entry_start_date",
  "entry_end_date",
  "edu_end_date",
]);

/** A field that calls itself a month or a year is that part of the date which the words around it ask for. */
function withoutWhole(read: readonly Candidate[]): readonly Candidate[] {
  const parts = new Set(read.map(({ role }) => role).filter((role) => partOfDate.has(role)));
  // One that shows all of them, as `MM/YYYY`, takes the whole.
  return parts.size === 1 ? read.filter(({ role }) => !wholeDate.has(role)) : read;
}

const partOfName: ReadonlySet<Role> = new Set(["first_name", "last_name", "middle_name"]);
const ownWords = /^(?:placeholder|ariaLabel):/;

/** "First" in a field under "Your name" is what it takes of it. */
function withoutWholeName(read: readonly Candidate[]): readonly Candidate[] {
  const isPart = read.some(({ role, because }) => partOfName.has(role) && ownWords.test(because));
  return isPart
    ? read.filter(({ role, because }) => role !== "full_name" || ownWords.test(because))
    : read;
}

const tiedWords = /^(?:label|aria\w+):/;

/** A field with a name of its own is not what untied text in front of it is about: that is mostly a hint of the field before. */
function withoutRemarks(read: readonly Candidate[]): readonly Candidate[] {
  const isNamed = read.some(
    ({ role, score, because }) =>
      score >= sureEnough && tiedWords.test(because) && !role.startsWith("entry"),
  );
  return read.filter(
    ({ role, because }) => !isNamed || delicateRoles.has(role) || !because.startsWith("before"),
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
