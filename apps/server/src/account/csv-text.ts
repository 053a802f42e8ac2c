/** Rows as CSV after RFC 4180, with a header; what is no text stands as JSON. */
export function csvText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  return lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
