/** A4, except where a page is 8.5 × 11 inches. */
export const papers = ["a4", "us-letter"] as const;
export type Paper = (typeof papers)[number];
