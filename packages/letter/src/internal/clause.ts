import { cliche } from "@postulo/lexicon/cliches";

/**
 * A line of a profile's description as part of a sentence. `text` has no full stop and completes:
 * "done" `I …` / `j'ai …` · "doing" the same in the present · "activity" a French infinitive with its object, in either tense · "task" `my role was to …` / `mon rôle consistait à …` ·
 * "charge" `I was responsible for …` / `j'étais responsable …` · "topics" `my work involved …` / `j'ai assuré …` ·
 * "list" `my tasks: …`, for noun phrases without an article.
 */
export type ClauseForm = "done" | "doing" | "activity" | "task" | "charge" | "topics" | "list";
export type Clause = { readonly form: ClauseForm; readonly text: string };

export type ReadClause = (line: string) => Clause | undefined;

const maxPieceCharacters = 320;

/** Abbreviations after which a full stop ends nothing. */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|approx|incl|dept|no|vs|env|ex|cf|Mr|Mrs|Dr|St|M|Mme|Inc|Ltd|Co)|\b\p{Lu})$/u;

function sentences(paragraph: string): string[] {
  const out: string[] = [];
  for (const part of paragraph.split(/(?<=[.!?;])\s+(?=[\p{L}\d«"“])/u)) {
    const last = out.at(-1);
    if (last !== undefined && abbreviation.test(last.replace(/\.$/, "")) && last.endsWith("."))
      out[out.length - 1] = `${last} ${part}`;
    else out.push(part);
  }
  return out;
}

/** The separate statements of a description: its lines, bullets and sentences, without the marks around them. */
export function statements(description: string): string[] {
  return description
    .slice(0, 8000)
    .split(/\r?\n|\s[•▪●◦‣]\s|^[•▪●◦‣]\s/u)
    .flatMap((line) => sentences(line.replace(/^\s*(?:[•▪●◦‣·*✓➤►■–—-]+|\d{1,2}[.)])\s*/u, "")))
    .map((piece) => piece.trim().replace(/(?<![\s.;,!:])[\s.;,!:]+$/u, ""))
    .filter((piece) => piece.length > 3 && piece.length <= maxPieceCharacters);
}

export function isCliche(text: string): boolean {
  return cliche.test(text);
}

/** A lower-case first letter, unless the word is a name or an abbreviation. */
export function lowerFirst(text: string, isName: (word: string) => boolean = () => false): string {
  const first = /^[\p{L}\p{N}.+#-]+/u.exec(text)?.[0] ?? "";
  if (first.length > 1 && first.slice(1) !== first.slice(1).toLowerCase()) return text;
  if (first.length === 1 && /^[\p{Lu}]$/u.test(first) && /^\p{Lu} /u.test(text) && first !== "A")
    return text;
  return isName(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
