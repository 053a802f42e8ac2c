import type { Letter } from "../letter.ts";

/** All parts of a letter, with the sources of each sentence in brackets, and what would make it stronger. */
export function describeLetter(letter: Letter): string {
  const { sender, recipient, dateLine, subject, salutation, paragraphs, closing } = letter;
  const missing = letter.missing.map((one) => (one.kind === "add" ? one.what : `“${one.term}”`));
  return [
    `${letter.language}, ${letter.paper}`,
    [sender.name, ...sender.lines].join(" / "),
    [...recipient, dateLine].join(" / "),
    subject,
    salutation,
    ...paragraphs.map((paragraph) =>
      paragraph
        .map(({ text, sources, isLine }) => `${isLine ? "— " : ""}${text} [${sources.join(", ")}]`)
        .join("\n"),
    ),
    closing,
    `missing: ${missing.join(", ")}`,
  ].join("\n");
}

/** The verdict on a text: each problem with its words. */
export const describeProblems = (
  problems: readonly { readonly kind: string; readonly words: string }[],
): string => problems.map(({ kind, words }) => `${kind} (${words})`).join(", ");
