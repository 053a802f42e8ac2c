import { matchWishes } from "../match-wishes.ts";
import type { ProfileParts } from "../profile-parts.ts";

/** A profile without any part, in November 2026. */
export const emptyProfile: ProfileParts = {
  summary: [],
  entries: [],
  names: [],
  notes: [],
  otherNotes: [],
  today: { year: 2026, month: 11 },
};

/** The match of one required thing with a profile of some parts. */
export const matchOne = (asked: string, parts: Partial<ProfileParts>) =>
  matchWishes([{ kind: "must", text: asked }], { ...emptyProfile, ...parts })[0];

/** Whether a part of the profile proves a required thing. */
export const isProven = (asked: string, parts: Partial<ProfileParts>): boolean =>
  (matchOne(asked, parts)?.provenBy.length ?? 0) > 0;
