import { conditions, contractWords, genderMark } from "@postulo/lexicon/posting-title";
import { fold } from "@postulo/lexicon/fold";
import { contentStems } from "@postulo/evidence/word-stems";
import type { Section } from "../headings.ts";
import { isPlaceLine } from "../place/place-lines.ts";
import type { PostingLine } from "../sections.ts";
import { containsOccupation } from "./title-nouns.ts";

/** What stands behind a title and its dash, up to a further separator, a comma or a bracket. */
const behindTitle = /^ [–—-] (\p{L}[\p{L}’'& -]{2,40}?)(?= [–—|/·-] | ?[,(|]|\s*$)/u;
const headRows = 8;
const mostWords = 4;

/** What the posting speaks of in small letters, as tasks or requirements. */
function stemsOfWork(lines: readonly PostingLine[]): ReadonlySet<string> {
  const asked = lines.filter(({ section }) => workSections.has(section));
  const small = asked.flatMap(({ text }) => text.match(smallWord) ?? []);
  return contentStems(small.join(" "));
}
const workSections: ReadonlySet<Section> = new Set<Section>(["must", "nice", "duties"]);
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}+/gu;

type Posting = {
  readonly text: string;
  readonly company: string | undefined;
  readonly lines: readonly PostingLine[];
};

/**
 * "Technicien de maintenance – électricité" for "Technicien de maintenance": what follows the dash belongs to the title if tasks or
 * requirements speak of it, and it is no employer, place, contract or condition.
 */
export function withSpecialty(title: string, { text, company, lines }: Posting): string {
  const name = fold(title);
  const rows = text.split("\n").filter((row) => row.trim() !== "");
  for (const row of rows.slice(0, headRows)) {
    const unmarked = row.replace(genderMark, " ").replace(/ {2,}/g, " ").trim();
    const at = fold(unmarked).length === unmarked.length ? fold(unmarked).indexOf(name) : -1;
    if (at < 0) continue;
    const [, specialty = ""] = behindTitle.exec(unmarked.slice(at + title.length)) ?? [];
    if (isSpecialty(specialty, company, lines)) return `${title} – ${specialty}`;
  }
  return title;
}

function isSpecialty(
  part: string,
  company: string | undefined,
  lines: readonly PostingLine[],
): boolean {
  if (part === "" || part.split(" ").length > mostWords) return false;
  if (conditions.test(`(${part})`) || part.replace(contractWords, "") !== part) return false;
  if (isPlaceLine(part) || containsOccupation(part)) return false;
  if (company !== undefined && fold(part).includes(fold(company))) return false;
  const stems = [...contentStems(part)];
  const work = stemsOfWork(lines);
  return stems.length > 0 && stems.every((stem) => work.has(stem));
}
