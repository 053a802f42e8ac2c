import { invitationLimits } from "@postulo/domain/calendar/invitation";

/** The text of a calendar file. Of one that is too large, only so much is read that it is recognised as too large. */
export const readCalendarFile = (file: File): Promise<string> =>
  // A UTF-8 character has up to four bytes.
  file.slice(0, invitationLimits.characters * 4 + 1).text();
