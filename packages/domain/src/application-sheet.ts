import { isCalendarDay, mailLink } from "./application-edit.ts";
import type { Application } from "./application.ts";
import { nextActions } from "./next-action.ts";
import { priorities } from "./priority.ts";
import { stages } from "./stage.ts";
import { websiteUrl } from "./website.ts";

/** The columns of a sheet, in the order of an export; their names are those they are stored under. */
export const sheetColumns = [
  "job_title",
  "company_name",
  "job_url",
  "location",
  "applied_at",
  "source",
  "application_stage",
  "priority_level",
  "contact_name",
  "contact_email",
  "contact_phone",
  "next_action",
  "next_action_date",
  "reminder_set",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

export type SheetRow = Pick<Application, SheetColumn>;

/** What other tools and plain sheets call the columns, besides our own names; in small letters. */
const otherNames: Readonly<Record<SheetColumn, readonly string[]>> = {
  job_title: ["title", "job title", "position", "role", "poste", "intitulé du poste", "intitulé"],
  company_name: ["company", "company name", "employer", "entreprise", "société", "employeur"],
  job_url: ["url", "link", "job url", "job post url", "job link", "posting", "lien", "annonce"],
  location: ["location", "city", "lieu", "ville"],
  applied_at: [
    "date applied",
    "applied",
    "applied date",
    "applied at",
    "date",
    "date de candidature",
  ],
  source: ["source", "board", "job board", "found on", "platform", "site"],
  application_stage: ["stage", "status", "list", "list name", "étape", "statut"],
  priority_level: ["priority", "excitement", "priorité"],
  contact_name: ["contact", "contact name", "recruiter", "recruteur"],
  contact_email: ["contact email", "email", "e-mail", "courriel"],
  contact_phone: ["contact phone", "phone", "téléphone"],
  next_action: ["next action", "next step", "prochaine action"],
  next_action_date: ["next action date", "follow up", "follow-up date", "due date", "échéance"],
  reminder_set: ["reminder", "rappel"],
};

/** What other tools call stages, in small letters. */
const stageNames: readonly (readonly [RegExp, SheetRow["application_stage"]])[] = [
  [/^(?:wishlist|bookmarked|saved|interested|to apply|enregistrée?|à postuler)$/, "saved"],
  [/^(?:applying|applied|sent|envoyée?|candidature envoyée)$/, "applied"],
  [/phone|screen|téléphon/, "phoneScreen"],
  [/final/, "finalInterview"],
  [
    /^(?:interview(?:ing)?|entretiens?|1(?:st|er) (?:interview|entretien)|interview 1)$/,
    "interview1",
  ],
  [/^(?:interview 2|2(?:nd|e) (?:interview|entretien))$/, "interview2"],
  [/^(?:interview 3|3(?:rd|e) (?:interview|entretien))$/, "interview3"],
  [/offer|negotiat|accepted|hired|offre/, "offer"],
  [/reject|declin|closed|not selected|refus/, "rejected"],
  [/withdr|retir|archiv/, "withdrawn"],
  [/ghost|no (?:response|answer)|sans réponse/, "noResponse"],
];

const plain = (text: string) => text.trim().toLowerCase();

/** Which column of the sheet holds what, guessed by the headings; a person may choose otherwise. */
export function guessColumns(
  headings: readonly string[],
): Readonly<Partial<Record<SheetColumn, number>>> {
  const names = headings.map((heading) => plain(heading));
  const guesses: Partial<Record<SheetColumn, number>> = {};
  for (const column of sheetColumns) {
    const known = [column, ...otherNames[column]];
    const name = known.find((one) => names.includes(one));
    if (name !== undefined) guesses[column] = names.indexOf(name);
  }
  return guesses;
}

const two = (part: string) => part.padStart(2, "0");

/** `2026-11-21`, `21/11/2026`, `11/21/2026` when it cannot be otherwise, or an ISO time. */
function readDay(text: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  if (iso !== undefined) return isCalendarDay(iso) ? iso : undefined;
  const [, first = "", second = "", year = ""] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  return [`${year}-${two(second)}-${two(first)}`, `${year}-${two(first)}-${two(second)}`].find(
    isCalendarDay,
  );
}

/** What is wrong with a line, by the key of its message. */
export type LineProblem =
  | "noTitle"
  | "noCompany"
  | "wrongUrl"
  | "wrongDate"
  | "unknownStage"
  | "wrongEmail"
  | "tooLong";

export type ReadLine =
  | { readonly kind: "row"; readonly row: SheetRow }
  | { readonly kind: "problems"; readonly problems: readonly LineProblem[] };

function readStage(text: string): SheetRow["application_stage"] | undefined {
  if (text === "") return "applied";
  const name = plain(text);
  return (
    stages.find((stage) => stage.toLowerCase() === name) ??
    stageNames.find(([pattern]) => pattern.test(name))?.[1]
  );
}

const longest = 300;

function problemsOf(cell: (column: SheetColumn) => string): LineProblem[] {
  const days = [cell("applied_at"), cell("next_action_date")];
  const checks: readonly (readonly [LineProblem, boolean])[] = [
    ["noTitle", cell("job_title") === ""],
    ["noCompany", cell("company_name") === ""],
    ["wrongUrl", websiteUrl(cell("job_url")) === undefined],
    ["wrongDate", days.some((day) => day !== "" && readDay(day) === undefined)],
    ["unknownStage", readStage(cell("application_stage")) === undefined],
    ["wrongEmail", cell("contact_email") !== "" && !mailLink(cell("contact_email"))],
    ["tooLong", sheetColumns.some((name) => name !== "job_url" && cell(name).length > longest)],
  ];
  return checks.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

/** One line of a sheet as an application. `today` is the applied date of a line that names none. */
export function readLine(
  cells: readonly string[],
  columns: Readonly<Partial<Record<SheetColumn, number>>>,
  today: string,
): ReadLine {
  const cell = (column: SheetColumn) => cells[columns[column] ?? -1]?.trim() ?? "";
  const orNull = (column: SheetColumn) => cell(column) || null;
  const problems = problemsOf(cell);
  const url = websiteUrl(cell("job_url"));
  const stage = readStage(cell("application_stage"));
  if (problems.length > 0 || url === undefined || stage === undefined)
    return { kind: "problems", problems };
  const reminder = plain(cell("reminder_set"));
  return {
    kind: "row",
    row: {
      job_title: cell("job_title"),
      company_name: cell("company_name"),
      job_url: url,
      location: orNull("location"),
      applied_at: readDay(cell("applied_at")) ?? today,
      source: orNull("source"),
      application_stage: stage,
      priority_level:
        priorities.find((priority) => priority === plain(cell("priority_level"))) ?? "medium",
      contact_name: orNull("contact_name"),
      contact_email: orNull("contact_email"),
      contact_phone: orNull("contact_phone"),
      next_action: nextActions.find((action) => action === cell("next_action")) ?? null,
      next_action_date: readDay(cell("next_action_date")) ?? null,
      reminder_set: ["true", "yes", "oui", "1"].includes(reminder),
    },
  };
}

const text = (value: string | boolean | null) => (value === null ? "" : String(value));

/** The lines of an export, headings first. */
export function sheetLines(rows: readonly SheetRow[]): string[][] {
  return [[...sheetColumns], ...rows.map((row) => sheetColumns.map((column) => text(row[column])))];
}
