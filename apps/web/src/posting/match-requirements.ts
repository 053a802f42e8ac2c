import { masterCv } from "@postulo/cv/master-cv";
import { matchPosting, profileLanguage } from "@postulo/cv/match-posting";
import { accountFor, type AccountRow } from "@postulo/cv/requirement-account";
import { defaultLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile } from "@postulo/evidence/profile";
import type { ProfileFacts } from "./profile-facts.ts";

export interface PostingMatch {
  /** In the order of the posting; what no part of the profile shows has the status `notInProfile`. */
  readonly rows: readonly AccountRow[];
  /** The language of the profile's texts; undefined if they are too few, or in another one. */
  readonly profileLanguage: LetterLanguage | undefined;
}

/** Compares what a posting asks for with the whole profile, as the CV for the posting does. */
export function matchRequirements(posting: string, facts: ProfileFacts): PostingMatch {
  const profile = storedProfile.parse(facts);
  const language = profileLanguage(profile);
  const master = masterCv(profile, language ?? defaultLetterLanguage);
  const { rows } = accountFor(master, matchPosting(master, posting));
  return { rows, profileLanguage: language };
}
