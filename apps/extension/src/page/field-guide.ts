import type { Classified } from "@postulo/autofill/classify";
import { fieldLabel } from "@postulo/autofill/field-label";
import type { Corrections, FrameField } from "@postulo/contract/page-results";
import { isHidden } from "../dom/field-state.ts";
import type { FieldGuide } from "../page-api.ts";
import { ChangedFields } from "./changed-fields.ts";
import { readLimits } from "./field-limits.ts";
import { light } from "./light.ts";

const draftedKeys = new Set([
  "motivation",
  "additional_info",
  "custom_question",
  "cover_letter_text",
]);
const draftedReasons = new Set(["question", "otherCompany", "tooLong", "notInProfile", "ownText"]);
/** Words by which a line asks for a name, an address or a number, however long its label is. */
const factWords = new Set(
  (
    "name names nom noms prénom prénoms vorname nachname email e-mail mail phone téléphone telefon " +
    "number numéro nummer date datum"
  ).split(" "),
);
/** After these many words they are about something else. */
const maxWordsBefore = 4;
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

function asksForText(label: string): boolean {
  const words = label.toLowerCase().split(/[\s:?,]+/);
  const isFact = words.slice(0, maxWordsBefore + 1).some((word) => factWords.has(word));
  return words.filter((word) => word !== "").length >= minWordsOfLine && !isFact;
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
  if (!isArea(control) && !(isLine && asksForText(label.trim()))) return undefined;
  const hasLength =
    control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
      ? control.maxLength
      : -1;
  const maxLength = hasLength > 0 ? hasLength : undefined;
  return readLimits({ maxLength, label, beside: textBeside(control) });
}

const elementsOf = (fieldId: number) => globalThis.postuloPage?.elementsOf(fieldId) ?? [];

/** Whether a field of the latest reading is required. */
export const isRequiredField = (fieldId: number, label: string): boolean =>
  isRequired(elementsOf(fieldId), label);

const maxSection = 40;

/** A heading as a part of a name: of few words, in a sentence where the page's language has no capitals for nouns. */
function sectionName(heading: string): string | undefined {
  const text = heading
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![\s:*])[\s:*]+$/, "");
  if (text.length > maxSection || !/\p{L}/u.test(text)) return undefined;
  const isSentence = /^(?:en|fr)\b/i.test(document.documentElement.lang);
  return isSentence && /^\p{Lu}\p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** By the ids of fields, the section of each: its nearest heading that no field with the same label has. */
function sectionsOf(classified: readonly Classified[]): ReadonlyMap<number, string> {
  const groups = Map.groupBy(classified, ({ field }) => fieldLabel(field));
  const ofField = ({ field }: Classified): readonly [number, string][] => {
    const others = (groups.get(fieldLabel(field)) ?? []).filter((one) => one.field !== field);
    const isOwn = (heading: string) => !others.some((one) => one.field.headings.includes(heading));
    const heading = field.headings.findLast(isOwn) ?? field.headings.at(-1);
    const name = others.length > 0 && heading !== undefined ? sectionName(heading) : undefined;
    return name === undefined ? [] : [[field.id, name]];
  };
  return new Map(classified.flatMap(ofField));
}

/** @returns the guide, and the gate that applies the user's corrections. */
export function createFieldGuide() {
  let corrections: Corrections = [];
  let sections: ReadonlyMap<number, string> = new Map();
  const unseen = new Set<number>();
  const changed = new ChangedFields();
  const correctionOf = (label: string) => corrections.find((one) => one.label === label)?.is;

  const guide: FieldGuide = {
    describe: (fields) => {
      unseen.clear();
      return fields.map((filled) => {
        const controls = elementsOf(filled.fieldId);
        const field = changed.read(filled, controls);
        const [control] = controls;
        if (isHidden(field)) unseen.add(field.fieldId);
        const corrected = correctionOf(field.label);
        const open = control && openQuestion(field, control);
        const section = sections.get(field.fieldId);
        return {
          ...field,
          ...(isRequired(controls, field.label) ? { isRequired: true } : {}),
          ...(open ? { open } : {}),
          ...(section === undefined ? {} : { section }),
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
  const applyCorrections = (classified: readonly Classified[]): readonly Classified[] => {
    sections = sectionsOf(classified);
    return classified.map((one) => {
      const is = correctionOf(fieldLabel(one.field));
      if (is === undefined) return one;
      // Answered only where the same question is stored.
      if (is === "leave") return { ...one, isBinding: true };
      const { isBinding: _, ...rest } = one;
      return { ...rest, key: is };
    });
  };
  return { guide, applyCorrections };
}
