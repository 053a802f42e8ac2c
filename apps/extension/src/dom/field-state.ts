import type { FieldView } from "@postulo/contract/extension-messages";
import type { LeftReason } from "@postulo/contract/receipt";

/** A field of the form as it is, or after a filling. */
export type FieldState = Pick<FieldView, "key" | "label" | "state" | "section">;

/** Reasons that require no action of the user. */
const settledReasons = new Set<LeftReason>([
  "alreadyFilled",
  "notShown",
  "notEditable",
  "notNeeded",
]);

/** Whether the page hides the field from the user, whatever it would be filled with. */
export const isHidden = ({ state }: FieldState) =>
  state.kind === "unseen" || (state.kind === "left" && state.reason === "notVisible");

/** Whether the field requires an action of the user. */
export const isUnresolved = ({ key, state }: FieldState) =>
  state.kind === "failed" ||
  // The upload that fills in the form is a shortcut of the page, and not needed.
  (state.kind === "left" && !settledReasons.has(state.reason) && key !== "resume_parse_file");

/** Filled, by the extension or before. */
export const isDone = ({ state }: FieldState) =>
  state.kind === "filled" || (state.kind === "left" && state.reason === "alreadyFilled");
