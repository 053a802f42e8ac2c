import type { FieldKey } from "./field-key.ts";
import type { LeaveReason } from "./plan/step.ts";

/** Why a field that was to be filled is not. */
export const failures = ["removed", "changedByPage", "didNotOpen"] as const;
export type Failure = (typeof failures)[number];

/** How a field ended: read back as filled, left and why, or failed and why. */
export type Outcome =
  | { readonly kind: "filled"; readonly text: string; readonly source: string }
  | { readonly kind: "left"; readonly reason: LeaveReason }
  | { readonly kind: "failed"; readonly failure: Failure };

export type ReceiptLine = {
  readonly key: FieldKey;
  readonly label: string;
  /** Position among the page's fields, for finding it again. */
  readonly fieldId?: number;
  readonly outcome: Outcome;
};
