import type { FieldView } from "@postulo/contract/extension-messages";
import type { Line } from "@postulo/contract/extension-visit";
import { cutLabel } from "../tracking/visits.ts";

function outcomeOf(state: FieldView["state"]): Line["outcome"] {
  switch (state.kind) {
    case "ready":
      return { kind: "left", reason: "notYet" };
    case "unseen":
      return { kind: "left", reason: "notVisible" };
    case "left":
      return { kind: "left", reason: state.reason };
    case "filled":
    case "failed":
      return state;
  }
}

/** The line of a field in a receipt. */
export const lineOf = ({ key, label, state }: FieldView): Line => ({
  key,
  label,
  outcome: outcomeOf(state),
});

const isChanged = ({ state }: FieldView) =>
  state.kind === "left" && state.reason === "alreadyFilled";

/** The lines of the receipt's filled fields that the user has changed since. */
export function changedLines(receipt: readonly Line[], fields: readonly FieldView[]): Line[] {
  const same = (line: Line) =>
    fields.filter(({ key, label }) => key === line.key && cutLabel(label) === line.label);
  return receipt
    .filter(({ outcome }) => outcome.kind === "filled")
    .flatMap((line) => {
      const [field, ...others] = same(line);
      return field && others.length === 0 && isChanged(field) ? [lineOf(field)] : [];
    });
}
