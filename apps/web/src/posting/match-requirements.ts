import { masterCv, otherNotes } from "@postulo/cv/master-cv";
import { matchPosting, profileLanguage } from "@postulo/cv/match-posting";
import { accountFor, type AccountRow } from "@postulo/cv/requirement-account";
import type { CvLine } from "@postulo/cv/cv-document";
import { defaultLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { storedProfile } from "@postulo/evidence/profile";
import type { ProfileFacts } from "./profile-facts.ts";

export interface PostingMatch {
  /** In the order of the posting; what no part of the profile shows has the status `notInProfile`. */
  readonly rows: readonly AccountRow[];
  /** The language of the profile's texts; undefined if they are too few, or in another one. */
  readonly profileLanguage: LetterLanguage | undefined;
}

/** A note is a part of the profile like any other, although CVs do not show it. */
function shownInNotes(row: AccountRow, notes: readonly CvLine[]): AccountRow {
  if (row.status !== "inNotes") return row;
  const { id, kind, text } = row;
  const on = notes.filter((note) => row.notes.includes(note.text));
  return { id, kind, text, missing: [], status: "shown", on };
}

/**
 * Compares what a posting asks for with the whole profile, as the CV for the posting does.
 * @param today `YYYY-MM-DD`, until when present jobs last
 */
export function matchRequirements(
  posting: string,
  facts: ProfileFacts,
  today: string,
): PostingMatch {
  const profile = storedProfile.parse(facts);
  const language = profileLanguage(profile);
  const written = language ?? defaultLetterLanguage;
  const master = masterCv(profile, written);
  const notes = otherNotes(profile, written);
  const [year = 0, month = 0] = today.split("-").map(Number);
  const match = matchPosting(master, posting, {
    otherNotes: notes,
    skills: profile.skills,
    today: { year, month },
  });
  const rows = accountFor(master, match).rows.map((row) => shownInNotes(row, notes));
  return { rows, profileLanguage: language };
}
