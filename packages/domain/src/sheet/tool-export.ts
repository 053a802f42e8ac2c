/** The headings and lines of a CSV file. */
export interface Sheet {
  readonly headings: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

type Line = Readonly<Record<string, string>>;

interface AddedColumn {
  readonly heading: string;
  readonly cell: (line: Line) => string;
}

interface ToolExport {
  /** Headings in lower case by which the export is recognised. */
  readonly headings: readonly string[];
  /** Whether it has no other headings. */
  readonly isComplete?: true;
  /** Columns that mean something else than their headings say, in lower case. */
  readonly omitted: readonly string[];
  readonly added: readonly AddedColumn[];
}

/** "45000–52000 EUR (yearly)". */
function tealSalary(line: Line): string {
  const amounts = [line["min_salary"], line["max_salary"]].filter(Boolean);
  if (amounts.length === 0) return "";
  const period = line["salary_pay_period"];
  const parts = [[...new Set(amounts)].join("–"), line["salary_currency"], period && `(${period})`];
  return parts.filter(Boolean).join(" ");
}

const fromLinkedIn = { heading: "Source", cell: () => "LinkedIn" };

const toolExports: readonly ToolExport[] = [
  {
    // LinkedIn, "Job Applications.csv". Its contact is the applicant.
    headings: ["application date", "job url", "resume name", "question and answers"],
    omitted: ["contact email", "contact phone number"],
    added: [fromLinkedIn],
  },
  {
    // LinkedIn, "Saved Jobs.csv".
    headings: ["saved date", "job url", "job title", "company name"],
    isComplete: true,
    omitted: [],
    added: [fromLinkedIn, { heading: "Stage", cell: () => "saved" }],
  },
  {
    // Teal, "Download data". Its column "status" is JSON, beside "statusName".
    headings: ["company_name", "role", "statusname", "min_salary", "max_salary"],
    omitted: ["status"],
    added: [{ heading: "Salary", cell: tealSalary }],
  },
];

/** The export of another tool with columns that mean what their headings say; another sheet is returned as it is. */
export function adaptToolExport(sheet: Sheet): Sheet {
  const names = sheet.headings.map((heading) => heading.trim().toLowerCase());
  const tool = toolExports.find(
    ({ headings, isComplete }) =>
      headings.every((heading) => names.includes(heading)) &&
      (!isComplete || names.length === headings.length),
  );
  if (!tool) return sheet;
  const isKept = (_: string, at: number) => !tool.omitted.includes(names[at] ?? "");
  const lineOf = (cells: readonly string[]) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ""]));
  return {
    headings: [...sheet.headings.filter(isKept), ...tool.added.map(({ heading }) => heading)],
    lines: sheet.lines.map((cells) => [
      // A line with fewer cells than headings would shift the added ones.
      ...names.map((_, at) => cells[at] ?? "").filter(isKept),
      ...tool.added.map(({ cell }) => cell(lineOf(cells))),
    ]),
  };
}
