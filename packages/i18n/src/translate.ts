import type { Language } from "./language.ts";
import {
  isPlural,
  type MessageKey,
  type Messages,
  type ParameterValue,
  type TranslateArguments,
} from "./messages.ts";

export type Translate<M> = <Key extends MessageKey<M>>(
  key: Key,
  ...parameters: TranslateArguments<M, Key>
) => string;

export type KeyReader = (
  key: string,
  parameters?: Readonly<Record<string, ParameterValue>>,
) => string;

/**
 * Creates `t()` for one catalogue in one language. A missing key returns the key itself. Numbers are formatted for
 * the language: pass a year as a string.
 */
export function createTranslate<M>(messages: M & Messages, language: Language): Translate<M> {
  return createKeyReader(messages, language);
}

/** As `createTranslate`, for keys that only the running program knows: the compiler checks neither key nor parameters. */
export function createKeyReader(messages: Messages, language: Language): KeyReader {
  const pluralRules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);

  return (key, parameters = {}) => {
    const message = findMessage(messages, key);
    const text =
      typeof message === "object"
        ? (message.plural[pluralRules.select(Number(parameters["count"]))] ?? message.plural.other)
        : message;
    if (text === undefined) return key;
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = parameters[name];
      if (value === undefined) return placeholder;
      return typeof value === "number" ? numbers.format(value) : value;
    });
  };
}

function findMessage(messages: Messages, key: string) {
  let node: Messages[string] | undefined = messages;
  for (const name of key.split(".")) {
    if (typeof node !== "object" || isPlural(node) || !Object.hasOwn(node, name)) return undefined;
    node = node[name];
  }
  if (typeof node === "object" && !isPlural(node)) return undefined;
  return node;
}
