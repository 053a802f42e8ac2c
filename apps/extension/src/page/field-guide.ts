import type { Classified } from "@postulo/autofill/classify";
import { fieldLabel } from "@postulo/autofill/field-label";
import type { Corrections, FrameField } from "@postulo/contract/page-results";
import type { FieldGuide } from "../page-api.ts";
import { readLimits } from "./field-limits.ts";
import { light } from "./light.ts";

const draftedKeys = new Set([
  "motivation",
  "additional_info",
  "custom_question",
  "cover_letter_text",
]);
const draftedReasons = new Set(["question", "otherCompany", "tooLong", "notInProfile", "ownText"]);
/** A single line with a shorter label asks for a name or a number. */
const minWordsOfLine = 4;
/** Longer texts around a field are not about it alone. */
const maxBeside = 300;
const maxAncestors = 3;

const controlSelector = "input:not([type=hidden]),textarea,select,[contenteditable]";

const isMarked = (text: string) =>
  /[*✱＊]|\((?:required|mandatory|obligatoire|requis|erforderlich|pflichtfeld)\)/iu.test(text);

function isRequired(controls: readonly HTMLElement[], label: string): boolean {
  const isSaid = controls.some(
    (control) =>
      control.hasAttribute("required") ||
      control.closest("[aria-required=true]") !== null ||
      control.getAttribute("aria-required") === "true",
  );
  return isSaid || isMarked(label);
}

/** The text of the smallest element around a field that has some besides it. */
function textBeside(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(/\s+/) ?? [];
  const root = control.getRootNode();
  const hints =
    root instanceof Document || root instanceof ShadowRoot
      ? ids.map((id) => root.getElementById(id)?.textContent ?? "")
      : [];
  let above = control.parentElement;
  for (let steps = 0; above && steps < maxAncestors; steps++) {
    const text = above.textContent.trim();
    if (text.length > maxBeside || above.querySelectorAll(controlSelector).length > 1) break;
    if (text !== "") hints.push(text);
    above = above.parentElement;
  }
  return hints.join("\n");
}

const isArea = (control: HTMLElement) =>
  control instanceof HTMLTextAreaElement || control.isContentEditable;

function openQuestion(field: FrameField, control: HTMLElement): FrameField["open"] {
  const { key, label, state } = field;
  if (state.kind !== "left" || !draftedReasons.has(state.reason) || !draftedKeys.has(key))
    return undefined;
  // A combobox accepts only its own options, so no draft is offered.
  const isList = control.matches("[role=combobox],[aria-haspopup=listbox]");
  const isLine = control instanceof HTMLInputElement && control.type === "text" && !isList;
  const isLong = label.trim().split(/\s+/).length >= minWordsOfLine;
  if (!isArea(control) && !(isLine && isLong)) return undefined;
  const hasLength =
    control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
      ? control.maxLength
      : -1;
  const maxLength = hasLength > 0 ? hasLength : undefined;
  return readLimits({ maxLength, label, beside: textBeside(control) });
}

const elementsOf = (fieldId: number) => globalThis.postuloPage?.elementsOf(fieldId) ?? [];

/** @returns the guide, and the gate that applies the user's corrections. */
export function createFieldGuide() {
  let corrections: Corrections = [];
  const unseen = new Set<number>();
  const correctionOf = (label: string) => corrections.find((one) => one.label === label)?.is;

  const guide: FieldGuide = {
    describe: (fields) => {
      unseen.clear();
      return fields.map((field) => {
        const controls = elementsOf(field.fieldId);
        const [control] = controls;
        if (field.state.kind === "unseen") unseen.add(field.fieldId);
        const corrected = correctionOf(field.label);
        const open = control && openQuestion(field, control);
        return {
          ...field,
          ...(isRequired(controls, field.label) ? { isRequired: true } : {}),
          ...(open ? { open } : {}),
          ...(corrected ? { corrected } : {}),
        };
      });
    },
    goTo: (fieldId) => {
      const [control] = elementsOf(fieldId);
      if (!control?.isConnected) return false;
      control.scrollIntoView({ block: "center", inline: "nearest" });
      // An invisible field gets no focus and events.
      if (!unseen.has(fieldId)) control.focus({ preventScroll: true });
      light(control);
      return true;
    },
    correct: (given) => (corrections = given),
  };
  const applyCorrections = (classified: readonly Classified[]): readonly Classified[] =>
    classified.map((one) => {
      const is = correctionOf(fieldLabel(one.field));
      if (is === undefined) return one;
      // Answered only where the same question is stored.
      if (is === "leave") return { ...one, isBinding: true };
      const { isBinding: _, ...rest } = one;
      return { ...rest, key: is };
    });
  return { guide, applyCorrections };
}
