import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { CvDocument } from "./cv-document.ts";
import { masterCv, otherNotes } from "./master-cv.ts";
import { askedLicences, matchPosting, type MatchOptions } from "./match-posting.ts";
import type { PostingMatch } from "./posting-match.ts";

type ForPosting = Pick<MatchOptions, "today"> & {
  readonly profile: StoredProfile;
  readonly language: LetterLanguage;
  readonly posting: string;
};

/**
 * The master CV for a posting, and what the posting asks of the whole profile. Of the notes that are not on CVs, the licences,
 * registrations and checks that the posting asks for are on it.
 */
export function cvForPosting({ profile, language, posting, today }: ForPosting): {
  readonly master: CvDocument;
  readonly match: PostingMatch;
} {
  const notes = otherNotes(profile, language);
  const master = masterCv(profile, language, askedLicences(posting, notes));
  const { skills } = profile;
  return { master, match: matchPosting(master, posting, { otherNotes: notes, skills, today }) };
}
