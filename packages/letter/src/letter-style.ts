import type { Length } from "@postulo/domain/letter-style";

/** Words of a letter's body: below `least` more of the profile is added, above `most` some is left out. */
export const bodyWords: Record<Length, { readonly least: number; readonly most: number }> = {
  short: { least: 0, most: 190 },
  standard: { least: 230, most: 380 },
  // With the letter's frame this still fits one page.
  long: { least: 380, most: 420 },
};
