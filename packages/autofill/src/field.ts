/** The kinds of controls, which determine how a value is set. */
export const widgets = [
  "text",
  "email",
  "tel",
  "url",
  "number",
  /** A slider. */
  "range",
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
  /** A drop zone for a file without a visible input. */
  "dropzone",
  "other",
] as const;
export type Widget = (typeof widgets)[number];

/**
 * The source of a label, most reliable first. `before`: text before the control that no markup associates with it;
 * `after`: text after a checkbox or radio button.
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

/** A label of a field, as written on the page. */
export type Label = { readonly source: LabelSource; readonly text: string };

/** One option of a select, a list or a group of boxes. */
export type FieldOption = { readonly text: string; readonly value: string };

/** Why a field is not for the user to fill. */
export type ExclusionReason =
  | "hidden"
  | "honeypot"
  | "captcha"
  | "search"
  | "cookieChoice"
  | "mirror";

/** One field of a page, as plain data: one control, or the group of radio buttons or checkboxes of one question. */
export type Field = {
  /** Zero-based position on the page; the key of the page's controls. */
  readonly id: number;
  readonly widget: Widget;
  readonly labels: readonly Label[];
  /** The hint of the field (aria-describedby), which is not a label. */
  readonly hint: string;
  /** Identifiers in the markup: name, id, test ids. */
  readonly identifiers: readonly string[];
  readonly autocomplete: readonly string[];
  readonly options: readonly FieldOption[];
  /** The nearest heading above the field, then the legend around it. */
  readonly headings: readonly string[];
  /** Its row in a table whose columns have names too: the text of the first cell, and the position among all rows of the page. */
  readonly row?: { readonly name: string; readonly index: number };
  /** Identifiers of the field's ancestors, nearest first. */
  readonly containers: readonly string[];
  /** How many of these are of its form and of what is inside of it; all where undefined. */
  readonly containersInForm?: number;
  /** Which of the page's forms it belongs to; undefined outside of them. */
  readonly form?: number;
  /** What the button says that sends this form; empty without one. */
  readonly formButton?: string;
  /** The `accept` attribute of a file input. */
  readonly accept: string;
  readonly maxLength: number | undefined;
  /** The `type` of an input. */
  readonly inputType?: string;
  /** What a slider takes. */
  readonly range?: { readonly min: number; readonly max: number; readonly step: number };
  /** The choice that a list shows, or the calling code that a telephone field begins with. */
  readonly shown?: string;
  /** Whether a list allows several choices. */
  readonly multiple?: boolean;
  readonly isFilled: boolean;
  readonly isEditable: boolean;
  /** Whether the field is visible now; the fields of a later step of the form are not. */
  readonly isShown: boolean;
  readonly excluded: ExclusionReason | undefined;
};

/** A collected page: the fields as data, and the elements of each. */
export type Page = {
  readonly fields: readonly Field[];
  readonly controls: ReadonlyMap<number, readonly HTMLElement[]>;
};
