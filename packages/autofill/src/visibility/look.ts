import type { Page } from "../field.ts";
import type { PlannedField } from "../plan.ts";

/**
 * Whether the page may be scrolled to check whether a field is covered: `always` for every field, `once` for fields that
 * were not checked before, and not while the user scrolls.
 */
export type MayScroll = "always" | "once";

/** Marks the fields of a plan that would be filled, or sound so, but are not visible to the user. */
export type VisibilityCheck = (
  planned: readonly PlannedField[],
  controls: Page["controls"],
  mayScroll: MayScroll,
) => readonly PlannedField[];
