import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterStyle, ProfileGap } from "@postulo/domain/letter-style";
import type { Paper } from "@postulo/domain/paper";

/** A sentence and the ids of the entries it rests on: entry ids, "profile" (the personal part), "posting"; none for a courtesy. */
export type LetterSentence = {
  readonly text: string;
  readonly sources: readonly string[];
  /** One of the person's own lines, verbatim: shown by itself after a dash. */
  readonly isLine?: boolean;
  /** In the style "table", the sentence that begins the left or the right cell of a row. */
  readonly cell?: "asked" | "brought";
};

/** What would make the letter stronger: a gap of the profile, or a required term that it does not name. */
export type MissingFact =
  | { readonly kind: "notInProfile"; readonly term: string }
  | { readonly kind: "add"; readonly what: ProfileGap };

/**
 * A composed letter by its parts, without layout.
 * - `style` "table": a paragraph that begins with a `cell` is a row of two columns; the other paragraphs are as usual.
 * - `style` "email": no sender's address, recipient and date; `signature` is below the name.
 */
export type Letter = {
  readonly language: LetterLanguage;
  readonly paper: Paper;
  readonly style: LetterStyle;
  readonly sender: { readonly name: string; readonly lines: readonly string[] };
  readonly recipient: readonly string[];
  readonly dateLine: string;
  readonly subject: string;
  readonly salutation: string;
  readonly paragraphs: readonly (readonly LetterSentence[])[];
  readonly closing: string;
  /** Lines below the name; only an e-mail has them. */
  readonly signature: readonly string[];
  readonly missing: readonly MissingFact[];
};

/** Before a quoted line. */
export const lineMark = "— ";

/** What a cell of a row begins with in plain text; the headings of its columns on the page. */
export const columnLabels: Record<
  LetterLanguage,
  { readonly asked: string; readonly brought: string }
> = {
  en: { asked: "You ask for", brought: "I bring" },
  fr: { asked: "Vous demandez", brought: "J’apporte" },
};

/** In an e-mail. */
export const attachedCv: Record<LetterLanguage, string> = {
  en: "My CV is attached.",
  fr: "Vous trouverez mon CV en pièce jointe.",
};

const beginsLine = ({ isLine, cell }: LetterSentence) => isLine === true || cell !== undefined;

/** A paragraph as text: its sentences, and each quoted line and cell by itself. */
export function paragraphText(paragraph: readonly LetterSentence[]): string {
  return paragraph.reduce((text, sentence) => {
    const shown = sentence.isLine ? lineMark + sentence.text : sentence.text;
    if (text === "") return shown;
    return `${text}${beginsLine(sentence) ? "\n" : " "}${shown}`;
  }, "");
}

/** A row of two columns, read from the lines of a paragraph; undefined for any other paragraph. */
export function readRow(
  lines: readonly string[],
): { readonly asked: string; readonly brought: readonly string[] } | undefined {
  const [first = "", second = "", ...rest] = lines;
  for (const { asked, brought } of Object.values(columnLabels)) {
    const [left, right] = [cellText(first, asked), cellText(second, brought)];
    if (left !== undefined && right !== undefined)
      return { asked: left, brought: [right, ...rest] };
  }
  return undefined;
}

/** The text after "You ask for: "; undefined without that label. */
function cellText(line: string, label: string): string | undefined {
  const after = line.startsWith(label) ? line.slice(label.length) : "";
  return /^\s*:\s/.test(after) ? after.replace(/^\s*:\s+/, "") : undefined;
}

/** The whole letter as plain text: blocks parted by an empty line. */
export function letterText(letter: Letter): string {
  const { sender, style } = letter;
  const head = [
    [sender.name, ...sender.lines].join("\n"),
    letter.recipient.join("\n"),
    letter.dateLine,
  ];
  const blocks = [
    ...(style === "email" ? [] : head),
    letter.subject,
    letter.salutation,
    ...letter.paragraphs.map(paragraphText),
    letter.closing,
    [sender.name, ...letter.signature].join("\n"),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}
