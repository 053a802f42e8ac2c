/** Days for which deleted rows can be restored. Functions of `supabase/migrations` repeat it. */
export const trashDays = 30;
/** Days for which a sign-up to a mailing list waits for its confirmation. */
export const unconfirmedSignUpDays = 7;

/** Calls of the language model for wordings of CVs that a user may cause in 24 hours. */
export const maxWordingCalls = 60;
/** The same for answers to questions of forms; beyond it they are composed without the model. */
export const maxAnswerCalls = 60;

/** The minimum age of a user, in years; specification section 9. */
export const minUserAge = 16;
/** The terms limit the liability to what was paid in so many months; specification section 2. */
export const liabilityMonths = 12;

/** Applications in the PDF of a report: some 30 pages, which take seconds. */
export const maxPrintedApplications = 1000;

/** The pages claim support for more platforms than this. */
export const advertisedPlatforms = 60;
/** The oldest Firefox that was tested (docs/design/extension.md). */
export const minFirefoxVersion = 153;
/** Minutes for which the offer of a connection to the extension is valid: the user may have to open the extension first. */
export const connectionMinutes = 3;

/** What the archive of an account import may hold; the server's `import-limits.ts` has further limits. */
export const archiveLimits = {
  /** The archive itself, in MB. */
  archiveMegabytes: 512,
  /** Its rows as JSON, in MB. */
  textMegabytes: 64,
  /** One row as JSON, in MB. */
  rowMegabytes: 1,
  documents: 1000,
  /** Tables, letters and receipts are files too. */
  files: 50_000,
} as const;
