/**
 * Preferred work modes; stored as an object of booleans. Separate from the row's schema, which content scripts do not
 * load.
 */
export const workModes = ["remote", "onsite", "hybrid"] as const;
export type WorkMode = (typeof workModes)[number];
