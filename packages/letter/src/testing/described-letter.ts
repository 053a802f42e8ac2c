import type { Letter } from "../letter.ts";
import type { Posting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";

/** The facts of a posting and its requirements with their terms, a line each; absent facts are "–". */
export function describePosting(posting: Posting): string {
  const { language, title = "–", company = "–", place = "–", isAgency } = posting;
  return [
    `${language} | ${title} | ${company} | ${place}${isAgency ? " | agency" : ""}`,
    ...readRequirements(posting).map(({ kind, text, terms }) => {
      const ids = terms.map(({ id }) => id).join(", ");
      return `  ${kind}: ${text}${ids === "" ? "" : ` {${ids}}`}`;
    }),
  ].join("\n");
}

/** The section of each line of a posting. */
export const describeSections = ({ lines }: Posting): string =>
  lines.map(({ section, text }) => `  ${section}: ${text}`).join("\n");

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
