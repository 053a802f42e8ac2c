import type { Platform } from "../platform.ts";
import { platformsWithHurdles } from "./hurdles.ts";
import type { Measured } from "./measure-fixture.ts";

export type Row = { readonly platform: Platform; readonly measured: Measured };

type Badge = "full" | "partial" | "assist only";

const fullRecall = 0.9;
const partialRecall = 0.6;

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

/** Full: one page without an account, nothing wrong, and nearly all of what is stored gets in. */
export function badgeOf({ platform, measured }: Row): Badge {
  const recall = share(measured.right, measured.answerable);
  if (measured.wrong > 0 || recall < partialRecall) return "assist only";
  return !platformsWithHurdles.has(platform.name) && recall >= fullRecall ? "full" : "partial";
}

const percent = (value: number) => `${Math.round(value * 100)} %`;

function lineOf(row: Row): string {
  const { platform, measured } = row;
  const { fields, right, wrong, left, answerable, milliseconds } = measured;
  const cells = [
    platform.name,
    fields,
    right,
    wrong,
    left,
    percent(share(right, right + wrong)),
    percent(share(right, answerable)),
    Math.max(1, Math.round(milliseconds)),
    badgeOf(row),
  ];
  return `| ${cells.join(" | ")} |`;
}

const heading = `# Compatibility

Written by \`npm run autofill:compatibility\`; a test holds it to what the engine does.

One row for each platform that is recognised by name. Each was measured on a small page of our own that imitates the platform's markup (\`packages/autofill/fixtures\`), not on the
platform itself: a platform that has changed since, or a form that its customer has built differently, can do better or worse. Of some platforms little of the markup is known: their pages
share one generic form under the platform's own names (Talentlyft, 100Hires and Loxo, for one), and such a row shows what the generic engine does there, not what an adapter adds.

Fields are those that a person would see. Right and wrong are fields that were filled and read back; left are those that the engine gave to the person, among them agreements, delicate
questions and questions of the employer's own, which it always leaves. Precision is the share of right ones among those filled, recall among those that the stored profile, documents and
answers could fill. Milliseconds are for reading, classifying and planning the page in Chromium. Badge: full, one page without an account, nothing wrong and at least 90 % of what is stored
gets in; partial, several pages or an account, or at least 60 %; assist only, less than that.

| platform | fields | right | wrong | left | precision | recall | ms | badge |
| --- | --: | --: | --: | --: | --: | --: | --: | --- |
`;

/** The whole document, in the order of the platforms. */
export function compatibilityDocument(rows: readonly Row[]): string {
  return `${heading}${rows.map(lineOf).join("\n")}\n`;
}

const timeColumn = 7;

/** The same without the times and without the blanks that a formatter puts into a table. */
export function withoutTimes(document: string): readonly string[] {
  return document
    .trim()
    .split("\n")
    .map((line) => {
      if (!line.startsWith("|")) return line;
      const cells = line.split("|").slice(1, -1);
      return cells
        .filter((_, at) => at !== timeColumn)
        .map((cell) => cell.trim().replace(/-+/, "-"))
        .join(" | ");
    });
}
