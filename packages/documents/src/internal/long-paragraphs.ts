import type { Block, Paragraph, ParagraphDocument } from "@postulo/resume-parser/paragraph";
import { isTooLongLine } from "./complexity-limits.ts";

const textOf = ({ runs }: Paragraph) => runs.map(({ text }) => text).join("");

const isTooLong = (paragraph: Paragraph) => textOf(paragraph).split("\n").some(isTooLongLine);

/**
 * Takes the paragraphs out that have a line over the limit, such as hidden key words: nothing is read of them, and their texts are
 * listed as unread.
 */
export function separateLongParagraphs(document: ParagraphDocument): ParagraphDocument {
  const unread: string[] = [];
  const isShort = (paragraph: Paragraph) => {
    if (!isTooLong(paragraph)) return true;
    unread.push(textOf(paragraph));
    return false;
  };
  const shortOf = (blocks: readonly Block[]) =>
    blocks.flatMap((block): Block[] => {
      // An empty paragraph keeps the places of those that text boxes are anchored in.
      if (block.kind === "paragraph")
        return isShort(block.paragraph)
          ? [block]
          : [{ ...block, paragraph: { ...block.paragraph, runs: [] } }];
      const table = block.table.map((row) => row.map((cell) => cell.filter(isShort)));
      return [{ kind: "table", table }];
    });
  const [main, sides] = [shortOf(document.main), document.sides.map(shortOf)];
  return { ...document, main, sides, unread };
}
