import { labelOpening, labelRemark } from "@postulo/lexicon/form-texts";
import { memoize } from "./memoize.ts";

/** A label normalized for the rules: lower case, without accents, punctuation and decoration. */
export type Phrase = {
  /** The whole text in plain words. */
  readonly plain: string;
  /** Without brackets and filler words: "first name" of "Please enter your first name (required)". */
  readonly core: string;
  /** Alternatives joined by a slash or "or": "college" and "university" of "college/university". */
  readonly alternatives: readonly string[];
  readonly wordCount: number;
};

const isPlain = /^[ -~\s]*$/;

/** In lower case. */
export const stripAccents = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe");

/** Everything but letters and digits. Script ranges instead of `\p{L}`, whose compilation is slow in browsers. */
const others = /[^a-z\d+#&/\u00c0-\u1fff\u3040-\ud7ff]+/g;

/** Lower case, without accents; letters, digits, `+`, `#`, `&` and `/` remain. */
export const plainWords = memoize((text: string): string => {
  let plain = isPlain.test(text) ? text.toLowerCase() : stripAccents(text);
  // Most texts contain none of these, and a search is faster than a pattern.
  if (plain.includes("(")) plain = plain.replace(/\((e|es|s|ne|le|trice)\)/g, "");
  if (plain.includes("mail")) plain = plain.replace(/\be-?mails?\b/g, "email");
  return plain.replace(others, " ").trim();
});

function stripCourtesy(words: string): string {
  let core = words;
  for (
    let shorter = core.replace(labelOpening, "");
    shorter !== core && shorter !== "";
    shorter = core.replace(labelOpening, "")
  ) {
    core = shorter;
  }
  return core;
}

/** Numbering of questions: "3.", "Q4:", "2)". */
const numbering = /^\s*(?:q(?:uestion)?\s?)?\d{1,2}\s?[.):\u2013\u2192-]\s*(?=[^\s\d!-/:-@])/i;

const hasAny = (text: string, ...marks: readonly string[]) =>
  marks.some((mark) => text.includes(mark));

const mayBeNumbered = (text: string) => "qQ0123456789".includes(text.trimStart().charAt(0));

function coreOf(text: string): string {
  const numbered = mayBeNumbered(text) ? text.replace(numbering, "") : text;
  const outside = hasAny(numbered, "(", "[", "{")
    ? numbered.replace(/[([{][^)\]}\n]{0,400}[)\]}]/g, " ")
    : numbered;
  const plain = plainWords(outside);
  const unmarked = plain.replace(labelRemark, " ");
  const words = unmarked === plain ? plain : unmarked.replace(/\s+/g, " ");
  return stripCourtesy((words.includes("/") ? words.replace(/ ?\/ ?/g, "/") : words).trim());
}

const wordsOf = (text: string) => (text === "" ? 0 : text.split(" ").length);

/** An example email address. */
const example = /(?<!\S)\S[^\s@]*@\S+/g;

/** Numbered fields, without address lines, whose numbers are significant. */
const counted = /^(?!.*(?:adress|address|line|ligne|street|phone|from|date)).*[a-z]{4} #?\d{1,2}$/;

const endsInDigit = (text: string) => text !== "" && "0123456789".includes(text.slice(-1));

/** The alternatives of a core. */
function alternativesOf(core: string): readonly string[] {
  if (hasAny(core, "/", " or ", " ou ")) return core.split(/\/| or | ou /).map(stripCourtesy);
  return endsInDigit(core) && counted.test(core) ? [core.replace(/ #?\d+$/, "")] : [];
}

/** Normalizes a label. */
export function phraseOf(label: string): Phrase {
  const text = label.includes("@") ? label.replace(example, " ") : label;
  const plain = plainWords(text);
  const core = coreOf(text) || plain;
  return {
    plain,
    core,
    alternatives: alternativesOf(core),
    wordCount: wordsOf(core),
  };
}

const widgetName =
  /(?<=\w)[\s_.-]{1,20}(?:input|field|text|textbox|txt|box|value|val|ctrl|control|id)$/i;

/** Splits an identifier into words: `applicant_firstName` is "applicant first name". */
export function phraseOfIdentifier(identifier: string): Phrase {
  const outside = hasAny(identifier, "[", "]", "(", ")", "{", "}")
    ? identifier.replace(/[[\](){}]/g, " ")
    : identifier;
  const isLower = outside === outside.toLowerCase();
  const words = isLower
    ? outside
    : outside.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, " ");
  const spaced = words.replace(/([a-z])(\d)/gi, "$1 $2");
  return phraseOf(endsInDigit(spaced) ? spaced : spaced.replace(widgetName, ""));
}
