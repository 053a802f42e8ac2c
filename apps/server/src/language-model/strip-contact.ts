import type { StoredProfile } from "@postulo/evidence/profile";

const mailAddress = /[\w.+-]{1,200}@[\w-]+(?:\.[\w-]+)+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Eight digits and more, with what people put between them; years and ranges of years stay. */
const phoneNumber = /(?<![\d-])(?:\+|00)?\d(?:[\s./()-]*\d){8,}(?!\d)/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text without the user's name, contact data, and mail and web addresses and phone numbers of others; "…" for each. */
export function stripContact(text: string, { person }: StoredProfile): string {
  const [first, last] = [person.first_name, person.last_name];
  const own = [
    first && last ? `${first} ${last}` : "",
    first && last ? `${last} ${first}` : "",
    ...person.address.split("\n"),
    person.phone_number,
  ]
    .map((part) => part.trim())
    .filter((part) => part.length > 3);
  const named = own.reduce(
    (rest, part) => rest.replaceAll(new RegExp(escaped(part), "giu"), "…"),
    text,
  );
  return named.replace(mailAddress, "…").replace(webAddress, "…").replace(phoneNumber, "…");
}
