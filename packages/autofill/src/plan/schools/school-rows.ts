import { countedRow } from "@postulo/lexicon/entry-blocks";
import type { Applicant } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import { leftField } from "../owners/left-field.ts";
import { isOfSchoolInstead, keyAtSchool, levelOf, schoolsOfParts } from "./school-levels.ts";

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

function inRow(one: Classified, school: number | undefined): Classified {
  const key = keyAtSchool(one);
  if (!key.startsWith("edu_")) return isOfSchoolInstead(key) ? leftField(one) : one;
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
  const isOfSchools = table.some((one) => keyAtSchool(one) === "edu_school");
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
  for (const [{ fields }, school] of schoolsOfParts(rows, ({ name }) => levelOf(name), applicant))
    for (const one of fields) read.set(one, inRow(one, school));
  return classified.map((one) => read.get(one) ?? one);
}
