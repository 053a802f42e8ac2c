import { displayedChoice } from "@postulo/autofill/collect/shown-value";
import { isValueElement } from "@postulo/autofill/fill/set-value";
import { lettersAndDigits } from "@postulo/autofill/fill/driver";
import type { FrameField } from "@postulo/contract/page-results";

const ticked = (controls: readonly HTMLElement[]): string =>
  controls
    .flatMap((control, at) =>
      control.matches(":checked,[aria-checked=true],[aria-pressed=true]") ? [at] : [],
    )
    .join();

/** What the controls of a field show now, to compare with what they showed. */
function shownBy(controls: readonly HTMLElement[]): string {
  const [first] = controls;
  if (!first) return "";
  if (controls.length > 1 || first.matches("[type=checkbox],[type=radio],[role=checkbox]"))
    return ticked(controls);
  // An upload often takes its file out of the input.
  if (first.matches("[type=file]")) return "";
  if (first.matches("[role=combobox],[aria-haspopup]")) return displayedChoice(first);
  return isValueElement(first) ? first.value : displayedChoice(first);
}

/** Knows which filled fields the user has changed since: those are the user's. */
export class ChangedFields {
  readonly #shown = new Map<string, { readonly text: string; readonly shown: string }>();

  /** The field, as the user's where it does not show any more what was filled. */
  read(field: FrameField, controls: readonly HTMLElement[]): FrameField {
    const { key, label, state } = field;
    // A draft is the user's own text, in the words that it has now.
    if (controls.length === 0 || (state.kind === "filled" && state.source === "draft"))
      return field;
    const id = [key, label].join("\n");
    if (state.kind !== "filled") {
      this.#shown.delete(id);
      return field;
    }
    const shown = lettersAndDigits(shownBy(controls));
    const before = this.#shown.get(id);
    // Filled again, or read for the first time.
    const isNew = before?.text !== state.text;
    if (isNew) this.#shown.set(id, { text: state.text, shown });
    return isNew || before.shown === shown
      ? field
      : { ...field, state: { kind: "left", reason: "alreadyFilled" } };
  }
}
