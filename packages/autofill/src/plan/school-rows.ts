import {
  countedRow,
  degreeOfRow,
  endOfEntry,
  graduateSchoolRow,
  higherSchoolRow,
  lowerSchoolRow,
  otherSchoolRow,
  schoolOfRow,
  startOfEntry,
} from "@postulo/lexicon/entry-blocks";
import type { Applicant, School } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";
import { rankOfDegree } from "./choose-degree.ts";
import { bareLabelWords } from "./label-words.ts";
import { leftField } from "./left-field.ts";

/** The level of schools of which a table has a row. */
type Level = "lower" | "higher" | "graduate";

/** The level that a text names alone; undefined for others, and for several. */
function levelOf(text: string): Level | undefined {
  const words = plainWords(text);
  if (otherSchoolRow.test(words)) return undefined;
  if (graduateSchoolRow.test(words)) return higherSchoolRow.test(words) ? undefined : "graduate";
  const isLower = lowerSchoolRow.test(words);
  if (isLower && higherSchoolRow.test(words)) return undefined;
  return isLower ? "lower" : higherSchoolRow.test(words) ? "higher" : undefined;
}

const ranks = { school: 4, associate: 5, master: 7 } as const;

/** Whether a stored school is of a level, by its degree, else by its name. */
function isAt({ degree, school }: School, level: Level, hasGraduate: boolean): boolean {
  const rank = rankOfDegree(degree);
  if (rank === undefined) return !hasGraduate && level !== "graduate" && levelOf(school) === level;
  if (level === "lower") return rank === ranks.school;
  if (level === "graduate") return rank >= ranks.master;
  return rank >= ranks.associate && !(hasGraduate && rank >= ranks.master);
}

const columns: readonly (readonly [FieldKey, RegExp])[] = [
  ["edu_school", schoolOfRow],
  ["edu_degree", degreeOfRow],
  ["edu_start_date", startOfEntry],
  ["edu_end_date", endOfEntry],
];

const unclear = /^(?:custom_question|start_date|(?:first|last|full)_name)$/;
/** What is a school's in such a table. */
const ofPerson =
  /^(?:(?:first|last|full)_name|email|phone|address|postal_code|city|state|country|location)$/;

/** What a column of the table asks for. */
function keyOf({ key, field }: Classified): FieldKey {
  if (!unclear.test(key)) return key;
  const words = bareLabelWords(field);
  return columns.find(([, column]) => column.test(words))?.[0] ?? key;
}

/** Whether the header of a row is more than a number. */
const isNamed = (row: string) => {
  const words = plainWords(row)
    .replace(/[#\d]+/g, "")
    .trim();
  return words !== "" && !countedRow.test(words);
};

const tableOf = ({ field }: Classified) => [field.form, ...field.headings].join("\n");

type Row = { readonly name: string; readonly fields: readonly Classified[] };

/** The rows of a table, of which several may have the same name. */
const rowsOf = (table: readonly Classified[]): readonly Row[] =>
  [...Map.groupBy(table, ({ field: { row } }) => `${row?.index} ${row?.name}`).values()].map(
    (fields) => ({
      name: fields[0]?.field.row?.name ?? "",
      fields,
    }),
  );

/** The stored school of each row: the newest ones of its level, in order; undefined where none is stored. */
function schoolsOfRows(
  rows: readonly Row[],
  { schools = [] }: Applicant,
): ReadonlyMap<Row, number | undefined> {
  const hasGraduate = rows.some(({ name }) => levelOf(name) === "graduate");
  const used = new Set<number>();
  return new Map(
    rows.map((row) => {
      const level = levelOf(row.name);
      const at = schools.findIndex(
        (school, index) => level && !used.has(index) && isAt(school, level, hasGraduate),
      );
      used.add(at);
      return [row, at < 0 ? undefined : at];
    }),
  );
}

function inRow(one: Classified, school: number | undefined): Classified {
  const key = keyOf(one);
  if (!key.startsWith("edu_")) return ofPerson.test(key) ? leftField(one) : one;
  return school === undefined
    ? leftField(one)
    : {
        ...one,
        key,
        entry: school,
        because: one.because || "column",
        isBinding: false,
        isOther: false,
      };
}

/** The rows of a table of schools by level; none of another table. */
function levelRowsOf(table: readonly Classified[]): readonly Row[] {
  const rows = rowsOf(table);
  const isOfSchools = table.some((one) => keyOf(one) === "edu_school");
  return isOfSchools && rows.some(({ name }) => isNamed(name)) ? rows : [];
}

/** In tables of schools by level each row is the stored school of its level, and is left without one. */
export function withSchoolRows(
  classified: readonly Classified[],
  applicant: Applicant,
): readonly Classified[] {
  const inRows = classified.filter(({ field }) => field.row !== undefined);
  const rows = [...Map.groupBy(inRows, tableOf).values()].flatMap(levelRowsOf);
  const read = new Map<Classified, Classified>();
  for (const [{ fields }, school] of schoolsOfRows(rows, applicant))
    for (const one of fields) read.set(one, inRow(one, school));
  return classified.map((one) => read.get(one) ?? one);
}
