/** Text of one style inside a cell. */
export interface Run {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Target of its hyperlink. */
  readonly url?: string | undefined;
}

/** Text without a wide gap. A line with a right-aligned date has two cells. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly runs: readonly Run[];
  /** The icon before it. */
  readonly icon?: IconHint | undefined;
}

/** What an icon says about the text after it. */
export type IconHint = "phone" | "email" | "place" | "web" | "linkedin" | "github";

/** Minimum `gapAbove` of the first line of a column. */
export const columnTopGap = 9;

/** A line of a column in reading order: the format-independent input of all later steps. */
export interface Line {
  /** Index in the document, from 0; extracted values refer to it. */
  readonly number: number;
  readonly page: number;
  readonly cells: readonly Cell[];
  /** The cells' texts, joined by a space. */
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Baseline in points from the top of the page. */
  readonly y: number;
  /** Font size of most of its text, in points. */
  readonly size: number;
  /** Most of its text is bold. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** It began with a bullet, which `text` leaves out. */
  readonly bullet: boolean;
  /** Distance to the line above as a multiple of its own size; 9 or more at the top of a column. */
  readonly gapAbove: number;
  /** It reaches the right edge of its column, so that the next line can continue its sentence. */
  readonly fills: boolean;
  /** It goes on with the list item of the line above: so says the structure tree of a tagged PDF. */
  readonly continues?: boolean | undefined;
  /** Numbers of the lines that were joined to it. */
  readonly joined?: readonly number[] | undefined;
}

/** The lines of a document: the main flow and those beside it. */
export interface LineDocument {
  /** The lines have positions on pages; absent for files of paragraphs. */
  readonly hasPages?: boolean | undefined;
  readonly main: readonly Line[];
  /** Sidebars and text boxes, each a separate flow. */
  readonly sides: readonly (readonly Line[])[];
  /** Lines of texts that are too long to be read; they are listed as unread. */
  readonly unread?: readonly Line[] | undefined;
  /** Hyperlinks, with the number of the line they cover, if any. */
  readonly links: readonly { readonly url: string; readonly line: number | undefined }[];
}
