import type { Page } from "../field.ts";
import type { PlannedField } from "../plan.ts";

/**
 * Whether the page may be scrolled to find out what lies over a field: `always` to each, `once` to those that were not seen
 * before, and not while somebody scrolls.
 */
export type MayScroll = "always" | "once";

/** Marks each field of a plan that would be filled and that a person cannot see. */
export type Look = (
  planned: readonly PlannedField[],
  controls: Page["controls"],
  mayScroll: MayScroll,
) => readonly PlannedField[];
