export type TermKind = "skill" | "tool" | "credential" | "language" | "soft";

/**
 * A term of postings and profiles.
 * `en` and `fr` are its names in letters (the French one with its article, unless it is a proper name);
 * `spellings` are synonyms by which it is recognised: a match is a claim about the applicant.
 */
export type Term = {
  readonly id: string;
  readonly kind: TermKind;
  readonly en: string;
  readonly fr: string;
  readonly spellings: readonly string[];
  /** The ids of more general terms, which whoever has this one has too. */
  readonly implies: readonly string[];
};

const listOf = (cell: string) =>
  cell
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/**
 * Reads a table of one term a line: `English | French with article | other spellings, separated by commas | implied terms`.
 * An empty French cell means that both languages say the same. A spelling that starts with `!` counts only when its capitals agree.
 */
export function termTable(kind: TermKind, table: string): Term[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [english = "", french = "", others = "", implied = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      const exact = english.startsWith("!");
      const en = exact ? english.slice(1) : english;
      const fr = french === "" ? en : french;
      const bare = fr.replace(/^(?:le |la |les |l')/i, "");
      const spellings = [english, ...(french === "" ? [] : [bare]), ...listOf(others)];
      return {
        id: en.toLowerCase(),
        kind,
        en,
        fr,
        spellings,
        implies: listOf(implied).map((id) => id.toLowerCase()),
      };
    });
}
