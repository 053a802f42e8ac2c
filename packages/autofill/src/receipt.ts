import type { FillFailure, LeaveReason, ValueSource } from "@postulo/domain/fill-outcome";
import type { FieldKey } from "./field-key.ts";

/** How a field ended: read back as filled, left and why, or failed and why. */
export type Outcome =
  | { readonly kind: "filled"; readonly text: string; readonly source: ValueSource }
  | { readonly kind: "left"; readonly reason: LeaveReason }
  | { readonly kind: "failed"; readonly failure: FillFailure };

export type ReceiptLine = {
  readonly key: FieldKey;
  readonly label: string;
  /** Position among the page's fields, for finding it again. */
  readonly fieldId?: number;
  readonly outcome: Outcome;
};
