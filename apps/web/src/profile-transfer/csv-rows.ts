import { readCsv } from "@postulo/domain/sheet/csv";

/** Parses CSV to records by the column names of its first line; missing cells are empty. */
export function parseCsvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...lines] = readCsv(text);
  return lines.map((cells) =>
    Object.fromEntries(head.map((name, at) => [name.trim(), cells[at]?.trim() ?? ""])),
  );
}
