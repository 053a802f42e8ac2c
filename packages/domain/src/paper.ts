import { fold } from "@postulo/lexicon/fold";

/** A4, except where a page is 8.5 × 11 inches. */
export const papers = ["a4", "us-letter"] as const;
export type Paper = (typeof papers)[number];

const northAmerica =
  /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?|etats[- ]unis(?: d'amerique)?|ca|can|canada|mexico|mexique|mx)$/;

export const isNorthAmerican = (country: string) => northAmerica.test(fold(country).trim());

/** The paper of a country, by its name or its code. */
export const paperOf = (country: string): Paper => (isNorthAmerican(country) ? "us-letter" : "a4");
