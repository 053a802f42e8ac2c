import * as z from "zod/mini";
import { nextActions } from "./next-action.ts";
import { priorities } from "./priority.ts";
import { stages } from "./stage.ts";

/** The kinds of contract, as stored. */
export const employmentTypes = [
  "permanent",
  "fixedTerm",
  "freelance",
  "internship",
  "apprenticeship",
  "temporary",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The columns that the list loads. Dates are ISO days. */
export const listShape = {
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  location: z.nullable(z.string()),
  employment_type: z.nullable(z.enum(employmentTypes)),
  /** null only in the stage `saved`. */
  applied_at: z.nullable(z.string()),
  source: z.nullable(z.string()),
  application_stage: z.enum(stages),
  priority_level: z.enum(priorities),
  contact_name: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  contact_phone: z.nullable(z.string()),
  next_action: z.nullable(z.enum(nextActions)),
  next_action_date: z.nullable(z.string()),
  reminder_set: z.boolean(),
  saved_at: z.nullable(z.string()),
  /** In the order in which they were added. */
  tags: z.readonly(z.array(z.string())),
};

/** The columns that are too long for a list, or of no use there. */
export const detailShape = {
  salary: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  posting_text: z.nullable(z.string()),
};

type Shape = typeof listShape & typeof detailShape;
/** The values of an application that a user may change. */
export type ApplicationValues = {
  [Column in keyof Shape]: z.infer<Shape[Column]>;
};
export type ApplicationColumn = keyof ApplicationValues;

interface TextColumn {
  readonly type: "text" | "url" | "email" | "phone";
  /** In characters, as the check of the table. */
  readonly maxLength: number;
  readonly isRequired?: true;
  /** Found by the search of the list. */
  readonly isSearched?: true;
}
interface DayColumn {
  readonly type: "day";
}
interface FlagColumn {
  readonly type: "flag";
}
interface TagsColumn {
  readonly type: "tags";
  readonly maxTags: number;
  /** In characters. */
  readonly maxTagLength: number;
  readonly isSearched?: true;
}
interface ChoiceColumn<Value extends string> {
  readonly type: "choice";
  readonly values: readonly Value[];
}

type DescriptionOf<Value> = [Value] extends [boolean]
  ? FlagColumn
  : [Value] extends [readonly string[]]
    ? TagsColumn
    : string extends Value
      ? TextColumn | DayColumn
      : ChoiceColumn<Extract<Value, string>>;
type AnyDescription = TextColumn | DayColumn | FlagColumn | TagsColumn | ChoiceColumn<string>;

/** Every column that a user may change, by its stored name. */
export const applicationColumns = {
  job_title: {
    type: "text",
    maxLength: 500,
    isRequired: true,
    isSearched: true,
  },
  company_name: {
    type: "text",
    maxLength: 500,
    isRequired: true,
    isSearched: true,
  },
  job_url: {
    type: "url",
    maxLength: 4000,
    isRequired: true,
  },
  location: {
    type: "text",
    maxLength: 500,
    isSearched: true,
  },
  employment_type: {
    type: "choice",
    values: employmentTypes,
  },
  applied_at: {
    type: "day",
  },
  source: {
    type: "text",
    maxLength: 200,
    isSearched: true,
  },
  application_stage: {
    type: "choice",
    values: stages,
  },
  priority_level: {
    type: "choice",
    values: priorities,
  },
  contact_name: {
    type: "text",
    maxLength: 300,
    isSearched: true,
  },
  contact_email: {
    type: "email",
    maxLength: 320,
    isSearched: true,
  },
  contact_phone: {
    type: "phone",
    maxLength: 60,
  },
  next_action: {
    type: "choice",
    values: nextActions,
  },
  next_action_date: {
    type: "day",
  },
  reminder_set: { type: "flag" },
  saved_at: {
    type: "day",
  },
  tags: { type: "tags", maxTags: 10, maxTagLength: 30, isSearched: true },
  salary: {
    type: "text",
    maxLength: 300,
  },
  notes: {
    type: "text",
    maxLength: 100_000,
  },
  posting_text: { type: "text", maxLength: 100_000 },
} as const satisfies {
  readonly [Column in ApplicationColumn]: DescriptionOf<ApplicationValues[Column]>;
};

type Descriptions = typeof applicationColumns;
type Described<Part> = {
  [Column in ApplicationColumn]: Descriptions[Column] extends Part ? Column : never;
}[ApplicationColumn];
/** The columns whose values are a closed set. */
export type ChoiceColumnName = Described<{ readonly type: "choice" }>;

/** The columns with a single value, which a form enters as a text or a flag. */
export type FieldColumn = Exclude<ApplicationColumn, Described<{ readonly type: "tags" }>>;

const columnNames: readonly string[] = Object.keys(applicationColumns);
export const isApplicationColumn = (name: string): name is ApplicationColumn =>
  columnNames.includes(name);
type ListColumn = keyof typeof listShape;
const isListColumn = (column: ApplicationColumn): column is ListColumn =>
  Object.hasOwn(listShape, column);
export const applicationColumnNames = columnNames.filter(isApplicationColumn);
export const isFieldColumn = (column: ApplicationColumn): column is FieldColumn =>
  describeColumn(column).type !== "tags";

/** The columns that the search of the list reads. */
export const searchedColumns = applicationColumnNames.filter(isListColumn).filter((column) => {
  const description = describeColumn(column);
  return "isSearched" in description;
});

export function describeColumn(column: ApplicationColumn): AnyDescription {
  return applicationColumns[column];
}

/** The length limit of a text; undefined for what is no text. */
export function maxLengthOf(column: ApplicationColumn): number | undefined {
  const description = describeColumn(column);
  return "maxLength" in description ? description.maxLength : undefined;
}
