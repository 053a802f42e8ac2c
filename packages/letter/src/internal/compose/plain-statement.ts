import { withoutEnd } from "./frame.ts";

const maxCharacters = 230;
const leastWords = 3;

/** Ends with a mark that promises more. */
const endsOpen = /[:,;(–—/-]$/u;

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

/** Whether a line is one statement that a sentence can be made of: no list, no second sentence, nothing left open. */
function isPlainStatement(text: string): boolean {
  if (text.length > maxCharacters || text.split(/\s+/).length < leastWords) return false;
  if (/[.!?]\s+\p{L}|[.!?]\p{Lu}|[:•●▪]|;.*;|\.{3}|…|https?:|\bwww\./u.test(text)) return false;
  return (
    count(text, /\(/g) === count(text, /\)/g) &&
    count(text, /[“«]/g) === count(text, /[”»]/g) &&
    count(text, /"/g) % 2 === 0
  );
}

/** A line without the marks at its end, when it is one statement; else undefined. */
export function statementOf(line: string): string | undefined {
  const text = withoutEnd(line);
  return isPlainStatement(text) && !endsOpen.test(text) ? text : undefined;
}
