/** Where the structure tree of a tagged PDF places a text. Numbers are unique on the page. */
export interface TextBlock {
  /** Its paragraph, heading, list item or table cell. */
  readonly paragraph: number;
  /** Its list item, unless that has several paragraphs. */
  readonly item: number | undefined;
}

/** A text item of a page. Lengths are in points; `y` is the baseline from the top of the page. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** The font's name without its subset prefix. */
  readonly font: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Its block in the structure tree of a tagged PDF. */
  readonly block?: TextBlock | undefined;
}

/** A clickable area of a page. */
export interface LinkBox {
  readonly url: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One page of a document with geometry, such as a PDF file. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
  readonly links: readonly LinkBox[];
}
