import type { Field } from "../field.ts";
import type { Role } from "./rule.ts";

/** A field of a row with what was read of it so far. */
type Read = { readonly field: Field; readonly candidate: { readonly role: Role } | undefined };

const longestBox = 5;
const isDrawnBlank = /^[#x_\d•-]{2,5}$/i;
const typed = new Set(["text", "tel", "number"]);
const possible = new Set<Role | undefined>([undefined, "phone", "name_prefix"]);

/** A box that takes a few digits. */
function isBox(read: Read | undefined): read is Read {
  if (!read || !typed.has(read.field.widget) || !possible.has(read.candidate?.role)) return false;
  const { labels, maxLength } = read.field;
  const blank = labels.find(({ source }) => source === "placeholder")?.text ?? "";
  return (maxLength !== undefined && maxLength <= longestBox) || isDrawnBlank.test(blank);
}

const phoneGroup = /^(?:\w+ ){0,2}(?:phone|telephone|mobile|t[ée]l[ée]phone|portable)\b/i;

/** Whether the field is one of several boxes in which a telephone number is written: one label stands over all of them. */
export function isPhoneBox(readings: readonly Read[], at: number): boolean {
  if (!isBox(readings[at])) return false;
  let first = at;
  while (isBox(readings[first - 1])) first--;
  const head = readings[first];
  if (!head || !isBox(readings[first + 1])) return false;
  return head.candidate?.role === "phone" || phoneGroup.test(head.field.headings.at(-1) ?? "");
}
