import type { FieldKey } from "../field-key.ts";

/** Autofill field names of the HTML standard that occur in job applications. */
const keyOfToken = new Map<string, FieldKey>([
  ["name", "full_name"],
  ["given-name", "first_name"],
  ["family-name", "last_name"],
  ["additional-name", "middle_name"],
  ["honorific-prefix", "name_prefix"],
  ["honorific-suffix", "name_suffix"],
  ["nickname", "preferred_name"],
  ["email", "email"],
  ["tel", "phone"],
  ["tel-national", "phone"],
  ["tel-local", "phone"],
  ["tel-country-code", "phone_country_code"],
  ["tel-extension", "phone_extension"],
  ["street-address", "address"],
  ["address-line1", "address"],
  ["address-line2", "address_line2"],
  ["address-level1", "state"],
  ["address-level2", "city"],
  ["postal-code", "postal_code"],
  ["country", "country"],
  ["country-name", "country"],
  ["bday", "date_of_birth"],
  ["sex", "gender"],
  ["organization", "exp_company"],
  ["organization-title", "exp_title"],
  ["one-time-code", "otp"],
]);

/**
 * The key of an `autocomplete` attribute, whose last token is the field name. `new-password` is ignored, because many
 * pages use it to prevent browsers from filling another field.
 */
export function keyOfAutocomplete(tokens: readonly string[]): FieldKey | undefined {
  const named = tokens.findLast((token) => token !== "webauthn");
  return named === undefined ? undefined : keyOfToken.get(named);
}
