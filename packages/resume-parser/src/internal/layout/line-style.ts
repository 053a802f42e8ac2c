import type { Run } from "../../line.ts";

/** Size of the longest run; bold and italic if most of the text is. */
export function styleOfRuns(runs: readonly Run[]): {
  size: number;
  bold: boolean;
  italic: boolean;
} {
  const total = runs.reduce((sum, run) => sum + run.text.length, 0);
  const weight = (is: (run: Run) => boolean) =>
    runs.filter(is).reduce((sum, run) => sum + run.text.length, 0);
  const longest = [...runs].sort((a, b) => b.text.length - a.text.length)[0];
  return {
    size: longest?.size ?? 0,
    bold: weight((run) => run.bold) * 2 > total,
    italic: weight((run) => run.italic) * 2 > total,
  };
}
