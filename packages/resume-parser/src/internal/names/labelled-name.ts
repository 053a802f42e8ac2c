import { bothNamesLabel, firstNameLabel, lastNameLabel } from "@postulo/lexicon/person-names";
import type { Line } from "../../line.ts";
import { foldWords, trimSeparators } from "../text/folded-text.ts";

/** First and last name in a form. */
interface LabelledNames {
  readonly first: string;
  readonly last: string;
  readonly lines: readonly number[];
}

interface LabelledText {
  readonly label: string;
  readonly value: string;
  readonly line: number;
}

function labelledText(line: Line): LabelledText[] {
  const [first, second] = line.cells;
  if (first && second && line.cells.length === 2)
    return [{ label: foldWords(first.text), value: second.text, line: line.number }];
  const [, label = "", value = ""] = /^([^:]{3,40}?)\s*:\s*(\S.*)$/u.exec(line.text) ?? [];
  return label === "" ? [] : [{ label: foldWords(label), value, line: line.number }];
}

/** Reads the names from their labels, or both from one label that states their order. */
export function labelledNames(lines: readonly Line[]): LabelledNames | undefined {
  const texts = lines.slice(0, 25).flatMap(labelledText);
  const [last, first] = [lastNameLabel, firstNameLabel].map((label) =>
    texts.find((one) => label.test(one.label)),
  );
  if (last && first)
    return {
      first: trimSeparators(first.value),
      last: trimSeparators(last.value),
      lines: [first.line, last.line],
    };
  const both = texts.find((one) => bothNamesLabel.test(one.label));
  const [surname = "", ...given] = trimSeparators(both?.value ?? "").split(/\s+/);
  // The boundary is ambiguous with more than two words.
  return both && given.length === 1
    ? { first: given.join(" "), last: surname, lines: [both.line] }
    : undefined;
}
