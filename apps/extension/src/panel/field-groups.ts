import type { FieldView } from "@postulo/contract/extension-messages";
import { isDone, isHidden, isUnresolved } from "../dom/field-state.ts";

export type FieldPlace = Pick<FieldView, "frameId" | "fieldId">;

/** The identity of a field in the panel. */
export const placeName = ({ frameId, fieldId }: FieldPlace) => `${frameId}-${fieldId}`;

export type FieldGroups = {
  /** What only the user can do, required fields first. */
  readonly yours: readonly FieldView[];
  /** What can be filled, required fields first. */
  readonly ready: readonly FieldView[];
  /** Filled, by the extension or before. */
  readonly done: readonly FieldView[];
  readonly unseen: readonly FieldView[];
};

const requiredFirst = (fields: readonly FieldView[]) =>
  fields.toSorted(
    (one, other) => Number(other.isRequired === true) - Number(one.isRequired === true),
  );

/** The fields by what is to be done with them. Fields of a later step, and those without anything to say, are in none. */
export const groupFields = (fields: readonly FieldView[]): FieldGroups => ({
  yours: requiredFirst(fields.filter((one) => isUnresolved(one) && !isHidden(one))),
  ready: requiredFirst(fields.filter(({ state }) => state.kind === "ready")),
  done: fields.filter(isDone),
  unseen: fields.filter(isHidden),
});

/** Counts the fields by state. */
export function countStates(fields: readonly FieldView[]) {
  const { yours, ready, unseen } = groupFields(fields);
  const required = yours.filter(({ isRequired }) => isRequired === true).length;
  const filled = fields.filter(({ state }) => state.kind === "filled").length;
  return { ready: ready.length, filled, left: yours.length, required, unseen: unseen.length };
}
