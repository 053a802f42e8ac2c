/** The most requested profile fields of application forms, by frequency. */
export const profileGaps = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "resume",
  "country",
  "city",
  "postal_code",
  "address",
  "linkedin",
  "experience",
  "education",
  "skills",
] as const;
export type ProfileGap = (typeof profileGaps)[number];

/** The fields of the profile among them. */
export const gapFields = [
  "first_name",
  "last_name",
  "email",
  "phone_number",
  "country",
  "city",
  "postal_code",
  "address",
] as const satisfies readonly ProfileGap[];

/** The profile fields that forms request. */
export interface ProfileContents {
  readonly fields: Readonly<Record<(typeof gapFields)[number], string>>;
  readonly hasResume: boolean;
  readonly hasLinkedin: boolean;
  readonly hasExperience: boolean;
  readonly hasEducation: boolean;
  readonly hasSkills: boolean;
}

/** The fields still missing for the extension to fill most forms, the most requested first. */
export function findProfileGaps(contents: ProfileContents): readonly ProfileGap[] {
  const there = new Set<ProfileGap>(
    gapFields.filter((field) => contents.fields[field].trim() !== ""),
  );
  if (contents.hasResume) there.add("resume");
  if (contents.hasLinkedin) there.add("linkedin");
  if (contents.hasExperience) there.add("experience");
  if (contents.hasEducation) there.add("education");
  if (contents.hasSkills) there.add("skills");
  return profileGaps.filter((gap) => !there.has(gap));
}
