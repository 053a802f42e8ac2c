import { mailLink } from "./application-edit.ts";
import type { Application } from "./application.ts";
import { nextActions } from "./next-action.ts";
import { priorities } from "./priority.ts";
import { type DateOrder, readDay } from "./sheet-date.ts";
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
  "saved_at",
  "salary",
  "notes",
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** The columns that a list does not load. */
export interface SheetDetails {
  readonly salary: string | null;
  readonly notes: string | null;
}

export type SheetRow = Pick<Application, Exclude<SheetColumn, keyof SheetDetails>> & SheetDetails;

export const dateColumns = ["applied_at", "saved_at", "next_action_date"] as const;

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
  saved_at: [
    "date saved",
    "saved",
    "date added",
    "added",
    "created",
    "created at",
    "date d'ajout",
    "ajoutée le",
    "enregistrée le",
  ],
  salary: ["salary range", "compensation", "pay", "salaire", "rémunération"],
  notes: ["note", "comments", "comment", "commentaires", "remarques"],
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

/** Guesses the field of each column by its heading; the user can change it. */
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

/** What is wrong with a line, by the key of its message. */
export type LineProblem =
  | "noTitle"
  | "noCompany"
  | "noUrl"
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

/** In characters, as the checks of the table; all others: 300. */
const maxLengths: Readonly<Partial<Record<SheetColumn, number>>> = {
  job_url: 4000,
  source: 200,
  contact_phone: 60,
  notes: 99_000,
};
const defaultMaxLength = 300;

export interface SheetReading {
  readonly dateOrder: DateOrder;
  /** ISO day: the applied date of a line that has none and was sent. */
  readonly appliedAt: string;
  /** The note of a line without a link, which gets a web search as its link; undefined: such a line is left out. */
  readonly missingLinkNote: string | undefined;
}

type Cell = (column: SheetColumn) => string;

/** A web search for the position: what a line without a link opens. */
export function searchUrl(jobTitle: string, companyName: string): string {
  return `https://duckduckgo.com/?q=${encodeURIComponent(`${jobTitle} ${companyName}`)}`;
}

function problemsOf(cell: Cell, { dateOrder, missingLinkNote }: SheetReading): LineProblem[] {
  const days = dateColumns.map((column) => cell(column));
  const hasUrl = cell("job_url") !== "";
  const isTooLong = (column: SheetColumn) =>
    cell(column).length > (maxLengths[column] ?? defaultMaxLength);
  const checks: readonly (readonly [LineProblem, boolean])[] = [
    ["noTitle", cell("job_title") === ""],
    ["noCompany", cell("company_name") === ""],
    ["noUrl", !hasUrl && missingLinkNote === undefined],
    ["wrongUrl", hasUrl && websiteUrl(cell("job_url")) === undefined],
    ["wrongDate", days.some((day) => day !== "" && readDay(day, dateOrder) === undefined)],
    ["unknownStage", readStage(cell("application_stage")) === undefined],
    ["wrongEmail", cell("contact_email") !== "" && !mailLink(cell("contact_email"))],
    ["tooLong", sheetColumns.some(isTooLong)],
  ];
  return checks.flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

function linkOf(cell: Cell, note: string | undefined): { url: string; notes: string | null } {
  const url = websiteUrl(cell("job_url"));
  if (url !== undefined) return { url, notes: cell("notes") || null };
  const notes = [cell("notes"), note].filter(Boolean).join("\n\n");
  return { url: searchUrl(cell("job_title"), cell("company_name")), notes };
}

/** One line of a sheet as an application. */
export function readLine(
  cells: readonly string[],
  columns: Readonly<Partial<Record<SheetColumn, number>>>,
  reading: SheetReading,
): ReadLine {
  const cell = (column: SheetColumn) => cells[columns[column] ?? -1]?.trim() ?? "";
  const orNull = (column: SheetColumn) => cell(column) || null;
  const day = (column: SheetColumn) => readDay(cell(column), reading.dateOrder) ?? null;
  const problems = problemsOf(cell, reading);
  const stage = readStage(cell("application_stage"));
  if (problems.length > 0 || stage === undefined) return { kind: "problems", problems };
  const { url, notes } = linkOf(cell, reading.missingLinkNote);
  const reminder = plain(cell("reminder_set"));
  return {
    kind: "row",
    row: {
      job_title: cell("job_title"),
      company_name: cell("company_name"),
      job_url: url,
      location: orNull("location"),
      applied_at: day("applied_at") ?? (stage === "saved" ? null : reading.appliedAt),
      source: orNull("source"),
      application_stage: stage,
      priority_level:
        priorities.find((priority) => priority === plain(cell("priority_level"))) ?? "medium",
      contact_name: orNull("contact_name"),
      contact_email: orNull("contact_email"),
      contact_phone: orNull("contact_phone"),
      next_action: nextActions.find((action) => action === cell("next_action")) ?? null,
      next_action_date: day("next_action_date"),
      reminder_set: ["true", "yes", "oui", "1"].includes(reminder),
      saved_at: day("saved_at"),
      salary: orNull("salary"),
      notes,
    },
  };
}

const text = (value: string | boolean | null) => (value === null ? "" : String(value));

/** The lines of an export, headings first. */
export function sheetLines(rows: readonly SheetRow[]): string[][] {
  return [[...sheetColumns], ...rows.map((row) => sheetColumns.map((column) => text(row[column])))];
}
