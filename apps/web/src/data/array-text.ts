/** The text format of a PostgreSQL array, with all items in quotation marks. */
export function arrayText(items: readonly string[]): string {
  const quoted = items.map((item) => `"${item.replace(/["\\]/g, String.raw`\$&`)}"`);
  return `{${quoted.join(",")}}`;
}
