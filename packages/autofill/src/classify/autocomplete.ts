import type { FieldKey } from "../field-key.ts";

/** The standard's field names (HTML, section "Autofill") as far as an application asks for them. */
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
 * What the page declares the field to be; the last token names it, what stands before only says whose. A password is known by its
 * box alone: many pages declare one in order to keep browsers from filling another field.
 */
export function keyOfAutocomplete(tokens: readonly string[]): FieldKey | undefined {
  const named = tokens.findLast((token) => token !== "webauthn");
  return named === undefined ? undefined : keyOfToken.get(named);
}
