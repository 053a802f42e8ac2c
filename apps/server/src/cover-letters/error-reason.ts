import type { LetterOutcome } from "@postulo/letter/write-letter";

type Refusal = Exclude<LetterOutcome, { kind: "written" }>;

/** Why there is no letter, for the command line. */
export function reasonOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case "blankPosting":
      return "The posting is blank.";
    case "nameMissing":
      return "The profile has no name to sign with.";
    case "profileEmpty":
      return "The profile says nothing to write from: add experience, education or skills.";
    case "unfounded":
      return `The letter says what neither profile nor posting says: ${refusal.problems.map(({ kind, words }) => `${kind} "${words}"`).join(", ")}.`;
  }
}
