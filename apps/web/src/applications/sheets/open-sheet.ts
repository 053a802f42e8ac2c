import { guessColumns, type ColumnChoice } from "@postulo/domain/sheet/application-sheet";
import { readCsv } from "@postulo/domain/sheet/csv";
import { adaptToolExport, type Sheet } from "@postulo/domain/sheet/tool-export";
import { maxDocumentBytes } from "@postulo/domain/document";
import { decodeText } from "../../data/decode-text.ts";

/** A parsed file with the columns guessed from its headings. */
export interface OpenedSheet extends Sheet {
  readonly name: string;
  readonly columns: ColumnChoice;
}

/** Reads a file; the key of an error message if it is not a sheet. */
export async function openSheet(file: File): Promise<OpenedSheet | "tooLarge" | "noSheet"> {
  if (file.size > maxDocumentBytes) return "tooLarge";
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const [headings, ...lines] = text === undefined ? [] : readCsv(text);
  if (!headings || headings.length < 2 || lines.length === 0) return "noSheet";
  const sheet = adaptToolExport({ headings, lines });
  return { name: file.name, ...sheet, columns: guessColumns(sheet.headings) };
}
