/**
 * The name of a country in a language.
 * @param country as the profile has it: an ISO 3166-1 code ("FR"), or a name, which is returned as it is.
 * @param language BCP 47
 */
export function countryName(country: string, language: string): string {
  const code = country.trim();
  if (!/^[a-z]{2}$/i.test(code)) return country;
  return new Intl.DisplayNames([language], { type: "region" }).of(code.toUpperCase()) ?? country;
}
