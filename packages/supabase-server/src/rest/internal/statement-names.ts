/**
 * Statements of the same shape have the same text and are prepared once per connection. Their number is limited,
 * because each uses memory on every connection and any client can request new shapes.
 */
const maxPrepared = 300;
const prepareThreshold = 3;

/** @returns a function that maps a statement's text to its prepared name; undefined while it has none. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxPrepared) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < prepareThreshold) {
      if (seen.size >= maxPrepared) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = `rest_${names.size}`;
    names.set(text, given);
    return given;
  };
}
