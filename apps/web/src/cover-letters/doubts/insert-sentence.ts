interface Insertion {
  readonly sentence: string;
  /** The sentence of the letter that is before it. */
  readonly after: string | undefined;
  /** The sentences of the letter, in their order. */
  readonly delivered: readonly string[];
}

/** The text with a sentence at its place; where that was edited, after the last sentence that is still there. */
export function insertSentence(text: string, { sentence, after, delivered }: Insertion): string {
  const endOf = (known: string) => {
    const start = text.indexOf(known);
    return start === -1 ? undefined : start + known.length;
  };
  const place = after === undefined ? undefined : endOf(after);
  if (place !== undefined) return `${text.slice(0, place)} ${sentence}${text.slice(place)}`;
  const [first] = delivered;
  const start = after === undefined && first !== undefined ? text.indexOf(first) : -1;
  if (start !== -1) return `${text.slice(0, start)}${sentence} ${text.slice(start)}`;
  const last = delivered.map(endOf).findLast((end) => end !== undefined);
  return last === undefined
    ? `${text.trimEnd()}\n\n${sentence}`
    : `${text.slice(0, last)} ${sentence}${text.slice(last)}`;
}
