const maxLength = 140;

/** JSON with each object or array on one line if it fits, for files of expected results. */
export function compactJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= maxLength)
    return line;
  const inner = `${indent} `;
  const isArray = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, part]: [string, unknown]) => part !== undefined)
    .map(([key, part]: [string, unknown]) => {
      const label = isArray ? "" : `${JSON.stringify(key)}: `;
      return `${inner}${label}${compactJson(part, inner)}`;
    });
  const [open, close] = isArray ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
