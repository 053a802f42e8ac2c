import type { Paper } from "@postulo/domain/paper";
import { fold } from "@postulo/lexicon/fold";

const northAmerica =
  /^(?:us|usa|u\.s\.a?\.?|united states(?: of america)?|etats[- ]unis(?: d'amerique)?|ca|can|canada|mexico|mexique|mx)$/;

export const isNorthAmerican = (country: string) => northAmerica.test(fold(country).trim());

/** The paper of a country, by its name or its code. */
export const paperOf = (country: string): Paper => (isNorthAmerican(country) ? "us-letter" : "a4");
