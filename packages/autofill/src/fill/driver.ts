import type { FillFailure, SkipReason } from "@postulo/domain/fill-outcome";
import type { ApplicantDocument } from "../applicant.ts";
import type { ChooseOption } from "../plan/answers/choice-target.ts";
import type { Step } from "../plan/steps/step.ts";

export type Action = Exclude<Step, { kind: "skip" }>;

/** Operates one field, with the same operations for every widget. */
export type Driver = {
  readonly element: HTMLElement;
  readonly isEmpty: () => boolean;
  readonly write: () => void | Promise<void>;
  /** Whether the field shows the value. */
  readonly holds: () => boolean;
  readonly shown: () => string;
  /** Puts back what was there before. @returns false when the widget does not allow it. */
  readonly clear: () => boolean | Promise<boolean>;
  /** The reason of a failure, if the widget has one. */
  readonly refusal?: () => DriverFailure | undefined;
};

/** Failures of the widget: its list has no such option, or did not open. */
export type DriverFailure =
  | { readonly kind: "left"; readonly reason: SkipReason }
  | { readonly kind: "failed"; readonly failure: FillFailure };

export type Documents = readonly ApplicantDocument[];

/** What drivers need besides the page. */
export type Resources = {
  readonly documents: Documents;
  /** Finds the option of an opened list. */
  readonly choose: ChooseOption;
};

/** For comparison: a page may insert spaces, dots or brackets; any other change means that it rejected the value. */
export const lettersAndDigits = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
