/** Text of one style inside a cell. */
export interface Run {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Where a click on it leads. */
  readonly url?: string | undefined;
}

/** Text without a wide gap in it. A line with a date at its right end has two cells. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly runs: readonly Run[];
  /** The icon that stood before it. */
  readonly icon?: IconHint | undefined;
}

/** What a small picture before a text says that the text is. */
export type IconHint = "phone" | "email" | "place" | "web" | "linkedin" | "github";

/** One line of a column, in reading order: what every later step works on, whatever the file's format was. */
export interface Line {
  /** Place in the whole document, from 0: the reference that found values carry. */
  readonly number: number;
  readonly page: number;
  readonly cells: readonly Cell[];
  /** The cells' texts, joined by a space. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Baseline, counted from the top of the page. */
  readonly y: number;
  /** Size of most of its text, in points. */
  readonly size: number;
  /** Most of its text is bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** It began with a bullet, which is no longer in the text. */
  readonly bullet: boolean;
  /** Distance to the line above in multiples of the own size; large at the top of a column. */
  readonly gapAbove: number;
  /** It reaches the right edge of its column, so that the next line may go on with its sentence. */
  readonly fills: boolean;
}

/** The lines of a document: the main flow, and what stands beside it. */
export interface LineDocument {
  readonly main: readonly Line[];
  /** Sidebars and text boxes, each read on its own. */
  readonly sides: readonly (readonly Line[])[];
  /** Every link of the document with the number of the line it lies on, when it lies on one. */
  readonly links: readonly { readonly url: string; readonly line: number | undefined }[];
}
