/** A word on a row: lengths in points. */
export interface PlacedWord {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly item: { readonly size: number };
}

/** Fewest equal gaps of a justified line; fewer may be those of columns. */
const minGaps = 3;
/** Difference of the gaps of a justified line, and the widest of them, as multiples of the font size. */
const tolerance = 0.12;
const widest = 2;

const isSeparator = ({ text }: PlacedWord) => /^[|•·–—-]$/u.test(text);
const isWord = (word: PlacedWord) => !/\s/u.test(word.text) && !isSeparator(word);

/**
 * The words of a row that only justification sets apart from the word before them: all gaps of such a line are equal, wide as they may be.
 * @param row from the left
 */
export function justifiedWords<Word extends PlacedWord>(row: readonly Word[]): ReadonlySet<Word> {
  const justified = new Set<Word>();
  let run: Word[] = [];
  let [least, most] = [Infinity, -Infinity];
  const close = () => {
    if (run.length >= minGaps) for (const word of run) justified.add(word);
    run = [];
    [least, most] = [Infinity, -Infinity];
  };
  for (const [at, word] of row.entries()) {
    const before = row[at - 1];
    if (!before) continue;
    const gap = (word.left - before.right) / word.item.size;
    if (Math.max(most, gap) - Math.min(least, gap) > tolerance) close();
    if (isWord(word) && !isSeparator(before) && gap > 0 && gap <= widest) {
      run.push(word);
      [least, most] = [Math.min(least, gap), Math.max(most, gap)];
    } else close();
  }
  close();
  return justified;
}
