import { storedProfile } from "@postulo/evidence/profile";
import type { LetterRequest } from "../write-letter.ts";
import { fullProfilesEn } from "./full-profiles-en.ts";
import { fullProfilesFr } from "./full-profiles-fr.ts";
import type { StatedPosting } from "@postulo/posting/testing/stated-posting";
import { statedPostings } from "@postulo/posting/testing/stated-postings";

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
