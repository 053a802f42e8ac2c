/** The state of a navigation that begins a new letter instead of showing the open one. */
export const newLetterState = { newLetter: true } as const;

/** Whether a location has this state. */
export const isNewLetterState = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "newLetter" in state;
