import { wordsOf } from "@postulo/evidence/words";
import type { Letter } from "../letter.ts";
import { storedProfile } from "@postulo/evidence/profile";
import type { LetterRequest } from "../write-letter.ts";
import { fullProfilesEn } from "./full-profiles-en.ts";
import { fullProfilesFr } from "./full-profiles-fr.ts";
import type { StatedPosting } from "./stated-posting.ts";
import { statedPostings } from "./stated-postings.ts";

export type LetterPair = {
  readonly person: string;
  readonly posting: StatedPosting;
  readonly request: LetterRequest;
};

/** Each of five people with a full profile with each of forty strangers' postings, as requests for `writeLetter`. */
export function letterPairs(): LetterPair[] {
  const people = Object.entries({ ...fullProfilesEn, ...fullProfilesFr }).map(
    ([person, stored]) => ({
      person,
      profile: storedProfile.parse(stored),
    }),
  );
  return people.flatMap(({ person, profile }) =>
    statedPostings.map((posting) => ({
      person,
      posting,
      request: {
        profile,
        jobDescription: posting.text,
        fallbackLanguage: "en",
        today: { year: 2026, month: 11, day: 21 },
      },
    })),
  );
}

function fiveGrams({ paragraphs }: Letter): Set<string> {
  const words = wordsOf(
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join(" "),
  ).map(({ key }) => key);
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(" ")));
}

/** The median over all pairs of the share of runs of five words in the shorter letter that the other one contains. */
export function medianSharedFiveGrams(letters: readonly Letter[]): number {
  const grams = letters.map(fiveGrams).sort((a, b) => a.size - b.size);
  const shares = grams
    .flatMap((few, at) =>
      grams
        .slice(at + 1)
        .map((many) => [...few].filter((gram) => many.has(gram)).length / Math.max(few.size, 1)),
    )
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length / 2)] ?? 1;
}
