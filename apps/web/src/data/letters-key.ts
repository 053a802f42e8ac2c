/** Prefix of the keys of queries of the user's letters, which applications show and change too. */
export const lettersKey = ["letters"] as const;
