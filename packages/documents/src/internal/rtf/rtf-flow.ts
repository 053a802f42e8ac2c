import type { Block, Paragraph, ParagraphRun } from "@postulo/resume-parser/paragraph";
import { flatBlocks } from "../nested-table.ts";
import { addText, type TextFormat } from "../styled-text.ts";

/** Paragraph formatting. Lengths are in points. */
export interface RtfParagraph {
  readonly indent: number;
  readonly before: number;
  readonly isHeading: boolean;
  /** 0 outside tables, 1 in a table, 2 in a table in a table. */
  readonly depth: number;
}

export const plainParagraph: RtfParagraph = { indent: 0, before: 0, isHeading: false, depth: 0 };

/** Deeper tables are read as if they were at this depth. */
const maxDepth = 20;

/** A table while it is read. */
interface OpenTable {
  readonly rows: Paragraph[][][];
  row: Paragraph[][];
  cell: Block[];
}

/** A text of its own: the body, a page header, a text box. */
export class RtfFlow {
  readonly blocks: Block[] = [];
  readonly #tables: OpenTable[] = [];
  #runs: ParagraphRun[] = [];
  #isItem = false;
  /** Between a row's definition and its end, where some programs do not mark paragraphs as in a table. */
  #isInRow = false;

  add(text: string, format: TextFormat): void {
    addText(this.#runs, text, format);
  }

  /** The paragraph has a list marker. */
  markItem(): void {
    this.#isItem = true;
  }

  beginRow(): void {
    this.#isInRow = true;
  }

  endParagraph(format: RtfParagraph): void {
    this.#place(format, Math.max(format.depth, this.#isInRow ? 1 : 0));
  }

  endCell(format: RtfParagraph, depth: number): void {
    this.#place(format, depth);
    const table = this.#tables.at(-1);
    if (!table) return;
    table.row.push(flatBlocks(table.cell));
    table.cell = [];
  }

  endRow(depth: number): void {
    this.#isInRow = false;
    this.#closeTables(depth);
    const table = this.#tables.at(-1);
    if (!table) return;
    // Text after the last cell mark is not in a cell.
    table.cell = [];
    if (table.row.length > 0) table.rows.push(table.row);
    table.row = [];
  }

  /** Ends the last paragraph and open tables. */
  end(format: RtfParagraph): void {
    if (this.#runs.length > 0) this.endParagraph(format);
    this.#closeTables(0);
  }

  #place({ indent, before, isHeading }: RtfParagraph, depth: number): void {
    const level = Math.min(depth, maxDepth);
    this.#closeTables(level);
    while (this.#tables.length < level) this.#tables.push({ rows: [], row: [], cell: [] });
    const paragraph = {
      runs: this.#runs,
      bullet: this.#isItem && !isHeading,
      indent: Math.max(0, indent),
      before,
    };
    (this.#tables.at(-1)?.cell ?? this.blocks).push({ kind: "paragraph", paragraph });
    this.#runs = [];
    this.#isItem = false;
  }

  /** Ends the tables that are nested more deeply. */
  #closeTables(depth: number): void {
    while (this.#tables.length > depth) {
      const table = this.#tables.pop();
      if (!table) return;
      if (table.cell.length > 0) table.row.push(flatBlocks(table.cell));
      if (table.row.length > 0) table.rows.push(table.row);
      if (table.rows.length === 0) continue;
      (this.#tables.at(-1)?.cell ?? this.blocks).push({ kind: "table", table: table.rows });
    }
  }
}
