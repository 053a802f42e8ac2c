import type { FieldKey } from "./field-key.ts";
import type { Page } from "./field.ts";
import type { Recognised } from "./recognise-platform.ts";

/** The keys declared for the platform's markup, by field. */
export function fieldOverrides(
  page: Page,
  recognised: Recognised | undefined,
): ReadonlyMap<number, FieldKey> {
  const declared = recognised?.by === "embed" ? [] : (recognised?.platform.fields ?? []);
  const known = new Map<number, FieldKey>();
  if (declared.length === 0) return known;
  for (const [id, [first]] of page.controls) {
    const found = first && declared.find(([selector]) => first.matches(selector));
    if (found) known.set(id, found[1]);
  }
  return known;
}
