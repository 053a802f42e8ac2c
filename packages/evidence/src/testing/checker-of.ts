import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const today = { year: 2026, month: 11 };

/** Checks sentences against a profile, given as it is stored, and the text of a posting, in November 2026. */
export function checkerOf(profile: unknown, posting: string) {
  const entries = readEntries(storedProfile.parse(profile));
  return (sentence: string) => checkClaim(sentence, { entries, posting: { text: posting }, today });
}
