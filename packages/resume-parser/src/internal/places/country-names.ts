import { countryAliases, furtherCountries } from "@postulo/lexicon/places";
import { displayNames } from "../names/display-names.ts";

const notCountries = /^(?:eu|ez|un|qo|x.|zz)$/;

/** Country names in English and French as written; the caller folds them. */
export const countryNames = (): readonly string[] => [
  ...displayNames("region")
    .filter(([, code]) => !notCountries.test(code))
    .map(([name]) => name),
  ...countryAliases,
  ...furtherCountries,
];
