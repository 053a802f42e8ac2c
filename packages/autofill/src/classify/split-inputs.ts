import type { Field } from "../field.ts";
import type { Role } from "./rule.ts";

/** A field of a row with its candidate so far. */
type Read = { readonly field: Field; readonly candidate: { readonly role: Role } | undefined };

const maxBoxLength = 5;
const isBlankPattern = /^[#x_\d•-]{2,5}$/i;
const typed = new Set(["text", "tel", "number"]);
const possible = new Set<Role | undefined>([undefined, "phone", "name_prefix", "date_of_birth"]);

/** An input for a few digits. */
function isBox(read: Read | undefined): read is Read {
  if (!read || !typed.has(read.field.widget) || !possible.has(read.candidate?.role)) return false;
  const { labels, maxLength } = read.field;
  const blank = labels.find(({ source }) => source === "placeholder")?.text ?? "";
  return (maxLength !== undefined && maxLength <= maxBoxLength) || isBlankPattern.test(blank);
}

const phoneGroup = /^(?:\w+ ){0,2}(?:phone|telephone|mobile|t[ée]l[ée]phone|portable)\b/i;

type Boxed = "phone" | "date_of_birth";

function labelledAs(read: Read | undefined): Boxed | undefined {
  const role = read?.candidate?.role;
  return role === "phone" || role === "date_of_birth" ? role : undefined;
}

/** The key of several adjacent inputs with one label that together take a phone number or a date of birth. */
export function splitInputKey(readings: readonly Read[], at: number): Boxed | undefined {
  if (!isBox(readings[at])) return undefined;
  let first = at;
  while (!labelledAs(readings[first]) && isBox(readings[first - 1])) first--;
  const head = readings[first];
  if (!head || !isBox(readings[first + 1])) return undefined;
  const isPhone = phoneGroup.test(head.field.headings.at(-1) ?? "");
  return labelledAs(head) ?? (isPhone ? "phone" : undefined);
}

/** An unlabelled field after the list of calling codes takes the rest of the phone number. */
export function followsDialCode(readings: readonly Read[], at: number): boolean {
  const read = readings[at];
  if (!read || read.candidate || readings[at - 1]?.candidate?.role !== "phone_country_code")
    return false;
  const isLabelled = read.field.labels.some(({ source }) => source !== "placeholder");
  return typed.has(read.field.widget) && !isLabelled;
}
