/** Everything that holds something of a person; row security decides which rows are theirs. */
export const ownTables = [
  "profile",
  "education",
  "experiences",
  "contributions",
  "other",
  "competencies",
  "websites",
  "files",
  "job_applied",
  "application_event",
  "application_contacts",
  "application_files",
  "letters",
  "letter_versions",
  "model_calls",
  "notification_preference",
  "trash",
  "subscription",
  "usage",
  "credit_reservation",
  "digest_delivery",
  "calendar_feed",
] as const;
export type OwnTable = (typeof ownTables)[number];

/** What an export holds and an import leaves alone, with the reason. */
export const staysWithAccount: Readonly<Partial<Record<OwnTable, string>>> = {
  subscription: "a plan is what this account pays for",
  usage: "credits are counted where they are granted",
  credit_reservation: "credits are counted where they are granted",
  digest_delivery: "says which mails this server has sent",
  calendar_feed: "its address is a secret that no archive holds",
};

export type Row = Readonly<Record<string, unknown>>;
/** The rows of each table. */
export type OwnRows = Readonly<Record<OwnTable, readonly Row[]>>;
