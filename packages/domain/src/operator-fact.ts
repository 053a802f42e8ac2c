/** What the operator of a server may publish about it. Each is optional, and a page states which of them is missing. */
export const operatorFacts = [
  "contactEmail",
  "founders",
  "publisherName",
  "publisherAddress",
  "publisherPhone",
  "registrationNumber",
  "vatNumber",
  "publicationDirector",
  "hostName",
  "hostAddress",
  "hostPhone",
] as const;
export type OperatorFact = (typeof operatorFacts)[number];

/** The facts that were given. */
export type OperatorFacts = Readonly<Partial<Record<OperatorFact, string>>>;
