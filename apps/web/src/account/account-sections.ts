/** The sections of the account page in its order; each is the fragment of its URL. */
export const accountSections = [
  "overview",
  "plan",
  "extension",
  "notifications",
  "login",
  "sessions",
  "sent",
  "data",
  "delete",
] as const;

export type AccountSection = (typeof accountSections)[number];

/** The section that a fragment names. */
export const sectionOf = (hash: string): AccountSection | undefined =>
  accountSections.find((id) => hash === `#${id}`);
