import type { FillFailure, SkipReason, ValueSource } from "@postulo/domain/fill-outcome";
import type { FieldKey } from "./field-key.ts";

/** The outcome of a field: filled and verified, left with a reason, or failed with a reason. */
export type Outcome =
  | { readonly kind: "filled"; readonly text: string; readonly source: ValueSource }
  | { readonly kind: "left"; readonly reason: SkipReason }
  | { readonly kind: "failed"; readonly failure: FillFailure };

export type ReceiptLine = {
  readonly key: FieldKey;
  readonly label: string;
  /** Position among the page's fields. */
  readonly fieldId?: number;
  readonly outcome: Outcome;
};
