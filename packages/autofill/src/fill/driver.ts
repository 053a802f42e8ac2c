import type { FillFailure, LeaveReason } from "@postulo/domain/fill-outcome";
import type { ApplicantDocument } from "../applicant.ts";
import type { Step } from "../plan/step.ts";

export type Action = Exclude<Step, { kind: "leave" }>;

/** One field being operated: the same five acts for every widget. */
export type Driver = {
  readonly element: HTMLElement;
  readonly isEmpty: () => boolean;
  readonly write: () => void | Promise<void>;
  /** Whether the field shows what was to be written. */
  readonly holds: () => boolean;
  readonly shown: () => string;
  /** Takes back what was filled; false when the widget has no way to be emptied. */
  readonly clear: () => boolean;
  /** Why it did not come to that, when the widget itself gave the reason. */
  readonly refusal?: () => Refusal | undefined;
};

/** Found out only while operating the widget: its list has no such choice, or did not open. */
export type Refusal =
  | { readonly kind: "left"; readonly reason: LeaveReason }
  | { readonly kind: "failed"; readonly failure: FillFailure };

export type Documents = readonly ApplicantDocument[];

/** A page may put blanks, dots or brackets into what was typed; any other change is the page's refusal. */
export const lettersAndDigits = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
