import type { Cell, Line, LineDocument, Run } from "../line.ts";
import type { Extracted, ParsedResume } from "../parsed-resume.ts";
import { unreadLines } from "../unread-lines.ts";

/** Rounds to `step`. The offset keeps halves, which are frequent, on one side if a length differs slightly. */
const rounded = (length: number, step = 1) =>
  Math.round(Math.floor(length / step + 0.5437) * step * 10) / 10;

const styleOf = ({ size, bold, italic }: Pick<Run, "size" | "bold" | "italic">) =>
  `${rounded(size, 0.1)}${bold ? "b" : ""}${italic ? "i" : ""}`;

/** A cell's position, icon and text; a run is preceded by its style where that is not the line's. */
function describeCell({ left, right, icon, text, runs }: Cell, style: string): string {
  const styles = runs.map(styleOf);
  const written = runs.map((run, at) => `‹${styles[at]}› ${run.text} `).join("");
  const links = runs.flatMap(({ url }) => (url === undefined ? [] : [` → ${url}`]));
  const plain = styles.every((one) => one === style) ? text : `${text} = ${written.trim()}`;
  return `${rounded(left)}–${rounded(right)} ${icon ? `(${icon}) ` : ""}${plain}${links.join("")}`;
}

function describeLine(line: Line): string {
  const style = styleOf(line);
  const marks = [
    `${line.number}.`,
    `p${line.page + 1}`,
    `y${rounded(line.y)}`,
    style,
    `gap ${rounded(line.gapAbove, 0.1)}`,
    ...(line.bullet ? ["item"] : []),
    ...(line.fills ? ["fills"] : []),
  ];
  return `${marks.join(" ")} | ${line.cells.map((cell) => describeCell(cell, style)).join(" | ")}`;
}

/** All lines with number, page, baseline, style, gap and cells, each flow under its name, then the links. */
export function describeLines({ main, sides, links }: LineDocument): string {
  return [
    "main",
    ...main.map(describeLine),
    ...sides.flatMap((side, at) => [`side ${at + 1}`, ...side.map(describeLine)]),
    "links",
    ...links.map(({ url, line }) => `${url} on ${line ?? "no line"}`),
  ].join("\n");
}

/** `3–5, 8` for 3, 4, 5 and 8. */
function describeNumbers(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}

const isExtracted = (value: unknown): value is Extracted<string> =>
  typeof value === "object" && value !== null && "confidence" in value && "lines" in value;

/** A field per line: its value, confidence and line numbers; absent fields, and how the lines were read, are left out. */
function describeFields(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || name === "lines" || name === "reading") return [];
    if (!isExtracted(value)) return [`  ${name}: ${JSON.stringify(value).replaceAll(`"`, "")}`];
    const { confidence, lines } = value;
    const text = value.value.replaceAll("\n", "\n    ");
    return [`  ${name}: ${text} (${Math.round(confidence * 100) / 100}; ${lines.join(", ")})`];
  });
}

/** The fields of each entry below its kind. */
export const describeEntries = (name: string, entries: readonly object[]) =>
  entries.flatMap((entry) => [name, ...describeFields(entry)]);

/** Every value of a parsed résumé with confidence and line numbers; of the lines, only those in `main` are repeated. */
export function describeResume(resume: ParsedResume): string {
  return [
    `language: ${resume.language}`,
    ...describeEntries("profile", [resume.profile]),
    ...describeEntries("education", resume.education),
    ...describeEntries("experience", resume.experiences),
    ...describeEntries("contribution", resume.contributions),
    ...describeEntries("competency", resume.competencies),
    ...describeEntries(
      "website",
      resume.websites.map((website) => ({ website })),
    ),
    ...describeEntries("note", resume.notes),
    `unread: ${describeNumbers(unreadLines(resume))}`.trimEnd(),
  ].join("\n");
}
