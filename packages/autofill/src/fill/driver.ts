import type { FillFailure, SkipReason } from "@postulo/domain/fill-outcome";
import type { ApplicantDocument } from "../applicant.ts";
import type { Step } from "../plan/step.ts";

export type Action = Exclude<Step, { kind: "skip" }>;

/** Operates one field, with the same operations for every widget. */
export type Driver = {
  readonly element: HTMLElement;
  readonly isEmpty: () => boolean;
  readonly write: () => void | Promise<void>;
  /** Whether the field shows the value. */
  readonly holds: () => boolean;
  readonly shown: () => string;
  /** Removes the filled value. @returns false when the widget cannot be emptied. */
  readonly clear: () => boolean;
  /** The reason of a failure, if the widget has one. */
  readonly refusal?: () => DriverFailure | undefined;
};

/** Failures of the widget: its list has no such option, or did not open. */
export type DriverFailure =
  | { readonly kind: "left"; readonly reason: SkipReason }
  | { readonly kind: "failed"; readonly failure: FillFailure };

export type Documents = readonly ApplicantDocument[];

/** For comparison: a page may insert spaces, dots or brackets; any other change means that it rejected the value. */
export const lettersAndDigits = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
