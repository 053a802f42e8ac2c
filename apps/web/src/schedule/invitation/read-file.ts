import { invitationLimits } from "@postulo/domain/calendar/invitation-limits";

export const isCalendarFile = ({ name, type }: File): boolean =>
  type === "text/calendar" || name.toLowerCase().endsWith(".ics");

/** The text of a calendar file; rejects where the browser cannot read it any more. Of one that is too large, only so much is read that it is recognised as too large. */
export const readCalendarFile = (file: File): Promise<string> =>
  // A UTF-8 character has up to four bytes.
  file.slice(0, invitationLimits.characters * 4 + 1).text();
