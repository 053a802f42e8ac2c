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
