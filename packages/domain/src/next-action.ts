/** The next actions of an application, as stored. */
export const nextActions = [
  "followUp",
  "prepareForInterview",
  "sendThankYou",
  "negotiateSalary",
  "acceptOffer",
  "declineOffer",
  "researchCompany",
  "updateResume",
  "practiceInterview",
  "checkReferences",
] as const;
export type NextAction = (typeof nextActions)[number];
