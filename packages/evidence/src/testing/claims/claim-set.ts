/** An invented person, a posting, and sentences about both: `+ sentence` is true, `- kind | sentence` is invented. */
export type ClaimSet = {
  readonly language: "en" | "fr";
  /** Set aside: no rule was made with these sentences. */
  readonly isHeldBack: boolean;
  readonly profile: unknown;
  readonly posting: string;
  readonly claims: string;
  /** A whole letter in the same form. */
  readonly letter?: string;
};

/** An element of a set; `kind` is "" for what is true. */
export type SampleClaim = {
  readonly sentence: string;
  readonly isTrue: boolean;
  readonly kind: string;
};

const sentencesOf = (marked: string): SampleClaim[] =>
  marked
    .trim()
    .split("\n")
    .map((line) => {
      const isTrue = line.startsWith("+ ");
      const [kind = "", sentence = ""] = isTrue ? ["", line.slice(2)] : line.slice(2).split(" | ");
      return { sentence, isTrue, kind };
    });

export const claimsOf = ({ claims }: ClaimSet) => sentencesOf(claims);
export const letterOf = ({ letter }: ClaimSet) => (letter === undefined ? [] : sentencesOf(letter));

/** A row of the stored form: `name, level, category, years`. */
export const skills = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [name, level = "", category = "technical", years = ""] = row.trim().split(/\s*;\s*/);
      return { name, level, category, years_of_experience: years === "" ? null : Number(years) };
    });
