import { readCsv } from "@postulo/domain/csv";

/** The lines of a CSV file by the names of its first line; what a line lacks is empty. */
export function readCsvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = [], ...lines] = readCsv(text);
  return lines.map((cells) =>
    Object.fromEntries(head.map((name, at) => [name.trim(), cells[at]?.trim() ?? ""])),
  );
}
