/** How a field is operated, which decides what it can hold and how it is set. */
export const widgets = [
  "text",
  "email",
  "tel",
  "url",
  "number",
  "date",
  "search",
  "textarea",
  "editable",
  "password",
  "select",
  "combobox",
  "listboxButton",
  "radioGroup",
  "checkboxGroup",
  "checkbox",
  "file",
  /** A place to drop a file on, without an input to be seen. */
  "dropzone",
  "other",
] as const;
export type Widget = (typeof widgets)[number];

/**
 * Where a label was found, in the order in which a person would believe it. `before` is text in front of the control
 * that no markup ties to it; `after` is text behind a box that is ticked.
 */
export const labelSources = [
  "label",
  "ariaLabelledby",
  "ariaLabel",
  "legend",
  "before",
  "after",
  "placeholder",
  "title",
] as const;
export type LabelSource = (typeof labelSources)[number];

/** A text that says what a field is, as written on the page. */
export type Label = { readonly source: LabelSource; readonly text: string };

/** One choice of a select, a list or a group of boxes. */
export type FieldOption = { readonly text: string; readonly value: string };

/** Why a field is not for the person to fill. */
export type Trap = "hidden" | "honeypot" | "captcha" | "search" | "cookieChoice" | "mirror";

/** One field of a page, as plain data: one control, or the whole group of radios or boxes that answer one question. */
export type Field = {
  /** Position on the page, counted from 0; the key into the page's controls. */
  readonly id: number;
  readonly widget: Widget;
  readonly labels: readonly Label[];
  /** Hints beside the field (aria-describedby): what to write, never what the field is. */
  readonly hint: string;
  /** Names that the page's authors gave: name, id, test ids. */
  readonly identifiers: readonly string[];
  readonly autocomplete: readonly string[];
  readonly options: readonly FieldOption[];
  /** The last heading above the field, then the legend around it. */
  readonly headings: readonly string[];
  /** Identifiers of what stands around the field, from the inside out. */
  readonly containers: readonly string[];
  /** What the field accepts, for files. */
  readonly accept: string;
  readonly maxLength: number | undefined;
  /** The `type` of an input. */
  readonly inputType?: string;
  /** Whether a list takes several choices. */
  readonly takesSeveral?: boolean;
  readonly isFilled: boolean;
  readonly isEditable: boolean;
  /** Whether a person can see it now; the fields of a later step of the form are not shown yet. */
  readonly isShown: boolean;
  readonly trap: Trap | undefined;
};

/** A page that was read: the fields as data, and the elements behind each. */
export type Page = {
  readonly fields: readonly Field[];
  readonly controls: ReadonlyMap<number, readonly HTMLElement[]>;
};
