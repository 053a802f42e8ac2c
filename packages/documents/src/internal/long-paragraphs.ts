import type { Block, Paragraph, ParagraphDocument } from "@postulo/resume-parser/paragraph";
import { isTooLongLine } from "./complexity-limits.ts";

const textOf = ({ runs }: Paragraph) => runs.map(({ text }) => text).join("");

const isTooLong = (paragraph: Paragraph) => textOf(paragraph).split("\n").some(isTooLongLine);

/**
 * Takes the paragraphs out that have a line over the limit, such as hidden key words: nothing is read of them, and their texts are
 * listed as unread.
 */
export function separateLongParagraphs({ main, sides }: ParagraphDocument): ParagraphDocument {
  const unread: string[] = [];
  const isShort = (paragraph: Paragraph) => {
    if (!isTooLong(paragraph)) return true;
    unread.push(textOf(paragraph));
    return false;
  };
  const shortOf = (blocks: readonly Block[]) =>
    blocks.flatMap((block): Block[] => {
      if (block.kind === "paragraph") return isShort(block.paragraph) ? [block] : [];
      const table = block.table.map((row) => row.map((cell) => cell.filter(isShort)));
      return [{ kind: "table", table }];
    });
  return { main: shortOf(main), sides: sides.map(shortOf), unread };
}
