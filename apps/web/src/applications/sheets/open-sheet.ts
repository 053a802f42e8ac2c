import { guessColumns, type ColumnChoice } from "@postulo/domain/sheet/application-sheet";
import { readCsv } from "@postulo/domain/sheet/csv";
import { adaptToolExport, type Sheet } from "@postulo/domain/sheet/tool-export";
import { maxDocumentBytes } from "@postulo/domain/document";

const byteOrderMarks = [
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes a text file as spreadsheets save it: UTF-8, UTF-16 with a BOM, else Windows-1252, which Excel writes under
 * "CSV" in Western Europe. Undefined for binary files, such as a workbook or an image.
 */
export function decodeSheet(bytes: Uint8Array): string | undefined {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A parsed file with the columns guessed from its headings. */
export interface OpenedSheet extends Sheet {
  readonly name: string;
  readonly columns: ColumnChoice;
}

/** Reads a file; the key of an error message if it is not a sheet. */
export async function openSheet(file: File): Promise<OpenedSheet | "tooLarge" | "noSheet"> {
  if (file.size > maxDocumentBytes) return "tooLarge";
  const text = decodeSheet(new Uint8Array(await file.arrayBuffer()));
  const [headings, ...lines] = text === undefined ? [] : readCsv(text);
  if (!headings || headings.length < 2 || lines.length === 0) return "noSheet";
  const sheet = adaptToolExport({ headings, lines });
  return { name: file.name, ...sheet, columns: guessColumns(sheet.headings) };
}
