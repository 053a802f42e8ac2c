import type { MessageKey } from "@postulo/i18n/messages";
import { messages } from "../messages.ts";
import { isHidden, type FieldState } from "./field-state.ts";
import type { Words } from "./words.ts";

type NamedKey = keyof typeof messages.fieldNames;

/** Longer labels of a fact have an explanation or the options of a list in them. */
const maxLabel = 60;
const maxQuestion = 110;

/** A label of words alone: no code, no sign, no sentence. */
const isPlain = (text: string) =>
  /^\p{L}[\p{L}\s'’(),/&.-]*$/u.test(text) && !/[_]|\p{Ll}\p{Lu}/u.test(text);
/** Texts of buttons, and words that only say that there is a field. */
const genericWords = new Set(
  "attach choose browse upload select input enter type add drop ajouter choisir parcourir joindre sélectionner datei yes no oui non please".split(
    " ",
  ),
);
const isGeneric = (text: string) =>
  genericWords.has((/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase());
const isUpload = (key: string) => key.endsWith("_file");

const required =
  /[*✱＊•]+|\((?:required|mandatory|optional|obligatoire|requis|facultatif|optionnel|erforderlich)\)/giu;

/** Without marks of a required field, and on one line. */
const stripMarks = (label: string) =>
  label
    .replace(required, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(
      /\s(?:required|obligatoire|erforderlich)$|^(?:required|obligatoire|erforderlich)[.:]/i,
      "",
    )
    .trim()
    .replace(/^[\s:–-]+|(?<![\s:–-])[\s:–-]+$/g, "");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in the markup that no word is in. */
const isCode = (text: string) => /^[\w[\]-]{12,}$/.test(text) && /\d|[_[]|\p{Ll}\p{Lu}/u.test(text);

/** A label that shouts is written as a sentence. */
const calm = (text: string) =>
  text.length > 4 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)
    ? capitalised(text.toLowerCase())
    : text;

/** First words of sentences that ask for something. */
const requests = new Set(
  (
    "please briefly kindly describe explain tell list indicate share provide let veuillez merci décrivez expliquez indiquez précisez " +
    "dites parlez bitte beschreibe beschreiben nenne nennen erzähl erzähle erzählen"
  ).split(" "),
);
const firstWord = (text: string) => (/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase();
const minSentence = 8;

/** Not after "bzw." within a sentence, nor after "U.S.". */
const sentenceEnd = /(?<=[?])\s*(?=\p{L})|(?<=(?<!\.\p{L}|\s\p{L})[.!])\s+(?=[\p{Lu}\p{N}])/u;

/** A label by its sentences; an abbreviation at its beginning ends none. */
function sentencesOf(label: string): readonly string[] {
  const [first = label, ...others] = label.split(sentenceEnd);
  const [next, ...rest] = others;
  if (first.length >= minSentence || next === undefined) return [first, ...others];
  return [`${first} ${next}`, ...rest];
}

const isAsking = (one: string) => one.endsWith("?") || requests.has(firstWord(one));

/** The first sentence that asks for something, else the first one. */
function asking(label: string): string {
  const sentences = sentencesOf(label);
  return sentences.find(isAsking) ?? sentences[0] ?? label;
}

/** The question of a label; a longer one is cut between words. */
function shortQuestion(label: string): string {
  const first = asking(label);
  if (first.length <= maxQuestion) return first;
  const cut = first.slice(0, maxQuestion);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxQuestion / 2))}…`;
}

const isNamed = (key: string): key is NamedKey => Object.hasOwn(messages.fieldNames, key);

/** The page's own word for a fact where it is one, else the usual name; for a question, also about a fact, its first sentence. */
function nameOf({ key, label }: FieldState, { t }: Words): string {
  const plain = calm(stripMarks(label));
  if (isNamed(key) && !plain.endsWith("?")) {
    const isOwn = !isUpload(key) && plain.length <= maxLabel && isPlain(plain) && !isGeneric(plain);
    const usual: MessageKey<typeof messages> = `fieldNames.${key}`;
    return isOwn ? capitalised(plain) : t(usual);
  }
  return plain === "" || isCode(plain) ? t("page.unnamed") : capitalised(shortQuestion(plain));
}

/** False for fields that the page does not show, or not yet. */
const isListed = (field: FieldState) =>
  !isHidden(field) && !(field.state.kind === "left" && field.state.reason === "notShown");

type Named<Field> = { readonly field: Field; readonly name: string; readonly section: string };

/** Of fields with one name, those in several sections have theirs: "Phone, reference 2". */
function withSections<Field extends FieldState>(
  named: readonly (readonly [Field, string])[],
): readonly Named<Field>[] {
  const listed = named.filter(([field]) => isListed(field));
  const groups = Map.groupBy(listed, ([, name]) => name);
  return named.map(([field, name]) => {
    const sections = new Set(groups.get(name)?.map(([one]) => one.section));
    const isOneOfSeveral = isListed(field) && sections.size > 1 && field.section !== undefined;
    return { field, name, section: isOneOfSeveral ? `, ${field.section}` : "" };
  });
}

/** A short name for each field; visible ones with the same name have their section, or are numbered. */
export function nameFields<Field extends FieldState>(
  fields: readonly Field[],
  words: Words,
): ReadonlyMap<Field, string> {
  const named = withSections(fields.map((field) => [field, nameOf(field, words)] as const));
  const visible = named.filter(({ field }) => isListed(field));
  const groups = Map.groupBy(visible, ({ name, section }) => name + section);
  return new Map(
    named.map((one) => {
      const same = groups.get(one.name + one.section) ?? [];
      const at = same.indexOf(one) + 1;
      const isCounted = same.length > 1 && at > 0;
      const number = isNamed(one.field.key) ? ` ${at}` : ` (${at})`;
      return [one.field, `${one.name}${isCounted ? number : ""}${one.section}`];
    }),
  );
}
