/** Where a person wants to work; stored as an object of booleans. Apart from the row's schema, which scripts in pages do without. */
export const workModes = ["remote", "onsite", "hybrid"] as const;
export type WorkMode = (typeof workModes)[number];
