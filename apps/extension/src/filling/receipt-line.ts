import type { FieldView, Line } from "@postulo/contract/extension-messages";

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
