/** Text of one style in a paragraph. A tab (`\t`) separates cells, a line feed lines. */
export interface ParagraphRun {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly url?: string | undefined;
}

/** A paragraph of a document without geometry, such as a Word file. Lengths are in points. */
export interface Paragraph {
  readonly runs: readonly ParagraphRun[];
  /** It is a list item; its marker is not in the text. */
  readonly bullet: boolean;
  readonly indent: number;
  /** Space before it. */
  readonly before: number;
}

/** A table, row by row: the paragraphs of each cell. */
export type Table = readonly (readonly (readonly Paragraph[])[])[];

export type Block =
  | { readonly kind: "paragraph"; readonly paragraph: Paragraph }
  | { readonly kind: "table"; readonly table: Table };

/** Where a text box is. Lengths are in points; `top` is from the top of the first page, and only about right. */
export interface BoxPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A document as paragraphs: the body, and the text boxes beside it. */
export interface ParagraphDocument {
  readonly main: readonly Block[];
  readonly sides: readonly (readonly Block[])[];
  /** For each of the first sides the index of the main block that it is anchored in, if it is known. */
  readonly anchors?: readonly (number | undefined)[] | undefined;
  /** The places of the first sides, where they are known. */
  readonly boxes?: readonly (BoxPlace | undefined)[] | undefined;
  /** Texts of which nothing is read, because they are too long. */
  readonly unread?: readonly string[] | undefined;
}
