/** Priorities from high to low, as they are stored and as the board shows them. */
export const priorities = ["high", "medium", "low"] as const;
export type Priority = (typeof priorities)[number];
