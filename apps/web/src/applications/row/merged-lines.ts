/** A line of two versions of a text, and which of them has it. */
export interface MergedLine {
  readonly text: string;
  readonly from: "both" | "theirs" | "mine";
}

/** Above this many pairs of lines, the lines that differ are not compared one by one. */
const maxPairs = 1_000_000;

type Lines = readonly string[];

const commonStart = (one: Lines, other: Lines): number => {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at < 0 ? one.length : at;
};

const linesFrom = (from: MergedLine["from"], lines: Lines): MergedLine[] =>
  lines.map((text) => ({ text, from }));

/** Of each pair of positions, the number of lines that the rests behind them have in common in the same order. */
function commonLengths(theirs: Lines, mine: Lines): readonly Uint32Array[] {
  const lengths = Array.from({ length: theirs.length + 1 }, () => new Uint32Array(mine.length + 1));
  for (let row = theirs.length - 1; row >= 0; row -= 1) {
    const [current, below] = [lengths[row] ?? [], lengths[row + 1] ?? []];
    for (let column = mine.length - 1; column >= 0; column -= 1)
      current[column] =
        theirs[row] === mine[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
  }
  return lengths;
}

function mergedMiddle(theirs: Lines, mine: Lines): MergedLine[] {
  if (theirs.length * mine.length > maxPairs)
    return [...linesFrom("theirs", theirs), ...linesFrom("mine", mine)];
  const lengths = commonLengths(theirs, mine);
  const merged: MergedLine[] = [];
  let [row, column] = [0, 0];
  while (row < theirs.length && column < mine.length) {
    const text = theirs[row] ?? "";
    if (text === mine[column]) {
      merged.push({ text, from: "both" });
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) {
      merged.push({ text, from: "theirs" });
      row += 1;
    } else {
      merged.push({ text: mine[column] ?? "", from: "mine" });
      column += 1;
    }
  }
  return [
    ...merged,
    ...linesFrom("theirs", theirs.slice(row)),
    ...linesFrom("mine", mine.slice(column)),
  ];
}

/** Two versions of a text line by line: what both have once, what only one has at its place, theirs first. */
export function mergedLines(theirs: string, mine: string): readonly MergedLine[] {
  const [one, other] = [theirs.trimEnd().split("\n"), mine.trimEnd().split("\n")];
  const start = commonStart(one, other);
  const [restOne, restOther] = [one.slice(start), other.slice(start)];
  const end = Math.min(
    commonStart(restOne.toReversed(), restOther.toReversed()),
    restOne.length,
    restOther.length,
  );
  return [
    ...linesFrom("both", one.slice(0, start)),
    ...mergedMiddle(
      restOne.slice(0, restOne.length - end),
      restOther.slice(0, restOther.length - end),
    ),
    ...linesFrom("both", end === 0 ? [] : restOne.slice(-end)),
  ];
}

/** Lines that differ, with the common line before and after each; undefined for a run of other common lines. */
export function nearChanges(lines: readonly MergedLine[]): readonly (MergedLine | undefined)[] {
  const isNear = lines.map((_, at) =>
    [at - 1, at, at + 1].some((near) => lines[near] !== undefined && lines[near].from !== "both"),
  );
  return lines.flatMap((line, at) => {
    if (isNear[at] === true) return [line];
    return at > 0 && isNear[at - 1] === false ? [] : [undefined];
  });
}
