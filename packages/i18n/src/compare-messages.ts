import type { TranslatedLanguage } from "./language.ts";
import { isPlural, type Messages } from "./messages.ts";

/** Every text of a catalogue by its dotted key; a plural is all its forms. */
export function listMessages(
  messages: Messages,
  prefix = "",
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, message] of Object.entries(messages)) {
    const key = prefix + name;
    if (typeof message === "string") found.set(key, [message]);
    else if (isPlural(message)) found.set(key, Object.values(message.plural));
    else for (const [inner, texts] of listMessages(message, `${key}.`)) found.set(inner, texts);
  }
  return found;
}

function parameterNames(texts: readonly string[]): string {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
  );
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1)).join(", ");
}

/**
 * Differences between a catalogue and its translation, one sentence each: missing keys, other parameters, empty
 * texts.
 */
export function compareMessages(original: Messages, translation: Messages): string[] {
  const originals = listMessages(original);
  const translations = listMessages(translation);
  const problems = [...translations.keys()]
    .filter((key) => !originals.has(key))
    .map((key) => `${key} is left over`);
  for (const [key, texts] of originals) {
    const translated = translations.get(key);
    if (translated === undefined) {
      problems.push(`${key} is missing`);
      continue;
    }
    if ([...texts, ...translated].some((text) => text.trim() === ""))
      problems.push(`${key} is empty`);
    if (parameterNames(texts) !== parameterNames(translated))
      problems.push(`${key} has other parameters`);
  }
  return problems;
}

/** Names and standards with a digit, parameters, and 0, which is no limit. */
const namesWithDigits = /SHA-256|WCAG \d\.\d(, \d\.\d)*( (and|et) \d\.\d)?|\{\w+\}|\b0\b/gu;

/** Keys of the messages that state a number: limits are parameters, from `packages/domain`. */
export function statedNumbers(messages: Messages): string[] {
  return [...listMessages(messages)].flatMap(([key, texts]) =>
    texts.some((text) => /\d/.test(text.replaceAll(namesWithDigits, ""))) ? [key] : [],
  );
}

const wideSpaceMissing = /[^\s!?.…:/&][:»]|«[^\u00A0]|[^\u00A0]»|[ \u202F]:/u;
const narrowSpaceMissing = /[^\s!?…;/&][!?;]|[ \u00A0][!?;]/u;
/** Addresses, times, HTML entities and key names, whose marks are no punctuation. */
const noPunctuation = /\b\w+:\/\/\S*|\/\w+\?\w\S*|\d:\d|&\w+;|[\w-]+:(?=\S)/gu;

/**
 * Sentences of a French text that break French typography: a bare apostrophe, or another space than U+202F before ! ? ; and
 * U+00A0 before : and inside « ».
 */
export function frenchTypographyProblems(messages: Messages): string[] {
  return [...listMessages(messages)].flatMap(([key, texts]) =>
    texts.flatMap((text) => {
      const prose = text.replaceAll(noPunctuation, "");
      return [
        ...(/\p{L}'\p{L}/u.test(text) ? [`${key}: write ’ instead of '`] : []),
        ...(wideSpaceMissing.test(prose) ? [`${key}: U+00A0 belongs before : and inside « »`] : []),
        ...(narrowSpaceMissing.test(prose) ? [`${key}: U+202F belongs before ! ? ;`] : []),
      ];
    }),
  );
}

const isOnlyMarks = (text: string) => !/\p{L}{2}/u.test(text.replace(/\{\w+\}|Postulo/g, ""));

/** Texts that are the same in both languages although they are words; `sameInBoth` are those that are meant to be. */
export function leftInEnglish(
  original: Messages,
  translation: Messages,
  sameInBoth: ReadonlySet<string> = new Set(),
): string[] {
  const translated = listMessages(translation);
  return [...listMessages(original)].flatMap(([key, texts]) =>
    texts.filter(
      (text) => !isOnlyMarks(text) && !sameInBoth.has(text) && translated.get(key)?.includes(text),
    ),
  );
}

/** Sentences that break the typography of a language. */
const typographyProblems: Readonly<Record<TranslatedLanguage, (messages: Messages) => string[]>> = {
  fr: frenchTypographyProblems,
};

interface TranslationOptions {
  readonly language: TranslatedLanguage;
  /** Texts that are the same in English. */
  readonly sameAsEnglish: ReadonlySet<string>;
}

/** Everything that is wrong with a translation: keys, parameters, texts left in English, typography. */
export function translationProblems(
  original: Messages,
  translation: Messages,
  { language, sameAsEnglish }: TranslationOptions,
): string[] {
  return [
    ...compareMessages(original, translation),
    ...leftInEnglish(original, translation, sameAsEnglish),
    ...typographyProblems[language](translation),
  ];
}

/**
 * Keys that the code does not use. A key is used when it appears in quotes, or matches a template such as
 * `errors.${code}`.
 */
export function unusedKeys(messages: Messages, source: string): string[] {
  const templates = new Set(source.match(/`[\w.]*(?:\$\{[^`{}]*\}[\w.]*)+`/g));
  const patterns = [...templates]
    .map((template) => template.slice(1, -1).split(/\$\{[^`{}]*\}/))
    .filter((parts) => parts.some((part) => /\w/.test(part)) || parts.length > 2)
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join("\\w+")}$`));
  const quoted = new Set(source.matchAll(/(["`])([\w.]+)\1/g).map(([, , word]) => word));
  return [...listMessages(messages).keys()].filter(
    (key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}
