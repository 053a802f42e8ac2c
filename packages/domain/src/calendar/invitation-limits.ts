/** An invitation of one interview has a few kilobytes, and a handful of events when it recurs. */
export const invitationLimits = { characters: 1_000_000, events: 20 } as const;
