import type {
  EntryToReview,
  FieldToReview,
  ResumeField,
  ResumeReview,
} from "@postulo/contract/resume";
import type { DraftEntry, DraftField, ReviewDraft, Values } from "./draft.ts";
import { problemsOf, valuesOfRow } from "./entry-values.ts";
import { changedColumns, chosenValues, completedValues } from "./existing-choice.ts";

/** Below this a value is shown for checking. */
const isConfident = 0.7;

/** Fields that are only used together: mixing parts of two names or addresses would be wrong. */
const together: readonly (readonly ResumeField[])[] = [
  ["first_name", "last_name"],
  ["country", "city", "postal_code", "address"],
];

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]/gu, "");
const digits = (text: string) => text.replaceAll(/\D/g, "").slice(-9);
const isSame = ({ field, current, found }: FieldToReview) =>
  field === "phone_number" ? digits(current) === digits(found) : plain(current) === plain(found);

const nameFields: readonly ResumeField[] = ["first_name", "last_name"];

/** Written without a capital in the profile, as a name is typed in haste, and with one in the file. */
const isHasty = ({ field, current, found }: FieldToReview) =>
  nameFields.includes(field) && current === current.toLowerCase() && found !== found.toLowerCase();

/** Whether the first name of the profile is the surname in the file, and its last name is empty: registration has one field for the name. */
function isHalfOfName(fields: ResumeReview["fields"]): boolean {
  const [first, last] = nameFields.map((name) => fields.find(({ field }) => field === name));
  return Boolean(
    first?.found &&
    last?.found &&
    last.current === "" &&
    isSame({ ...last, current: first.current }),
  );
}

/** The fields that are new or differ from the profile. What the profile has is kept unless the person says otherwise. */
function draftFields(fields: ResumeReview["fields"]): DraftField[] {
  const differs = fields.filter((one) => one.current !== "" && !isSame(one));
  const blocked = new Set(
    together.filter((group) => differs.some(({ field }) => group.includes(field))).flat(),
  );
  const completed = isHalfOfName(fields) ? nameFields : [];
  return fields
    .filter((one) => one.current === "" || !isSame(one) || isHasty(one))
    .map(({ field, found, current, confidence, isProposed, lines }) => ({
      field,
      value: found,
      current,
      isDoubtful: confidence < isConfident,
      isProposed,
      isTaken: completed.includes(field) || (current === "" && !blocked.has(field)),
      lines: [...lines],
    }));
}

/** What the second reading has in the columns in which it differs. */
function otherValues({ list, row, other }: EntryToReview): Values {
  const values = valuesOfRow(list, { ...row, ...other });
  return Object.fromEntries(Object.entries(values).filter(([column]) => column in other));
}

/** Columns in which another wording is no news. */
const namingColumns: ReadonlySet<string> = new Set([
  "title",
  "company",
  "school",
  "degree",
  "field_of_study",
  "organization",
  "location",
]);

function draftEntry(entry: EntryToReview): DraftEntry {
  const { list, row, confidence, lines, existing } = entry;
  const found = valuesOfRow(list, row);
  const doubtful = Object.keys(confidence).filter(
    (column) => (confidence[column] ?? 1) < isConfident,
  );
  const common = { id: crypto.randomUUID(), list, lines: [...lines] };
  if (!existing) {
    const isIncomplete = Object.keys(problemsOf({ list, values: found })).length > 0;
    const needsLook = isIncomplete || doubtful.length > 0;
    const others = otherValues(entry);
    return { ...common, values: found, doubtful, others, needsLook, existing: null };
  }
  const { id, version, differs } = existing;
  const stored = valuesOfRow(list, existing.row);
  const versions = { list, stored, found, differs };
  const additions = changedColumns(stored, completedValues(list, stored, found));
  // Neither what the profile has nor what only the file has is lost without a decision.
  const choice = additions.length > 0 ? "complete" : "keep";
  return {
    ...common,
    values: chosenValues(versions, choice),
    doubtful: [],
    needsLook: additions.length > 0 || differs.some((column) => !namingColumns.has(column)),
    existing: { id, version, values: stored, found, differs: [...differs], choice },
  };
}

/** The draft of a review, before the person changed anything. */
export function newDraft(fileName: string, review: ResumeReview): ReviewDraft {
  return {
    id: crypto.randomUUID(),
    fileName,
    readBy: review.readBy,
    lines: review.lines.map(({ text, column, page, box }) => ({ text, column, page, box })),
    titles: [...review.titles],
    unread: [...review.unread],
    fields: draftFields(review.fields),
    hasKnownFields: review.fields.some((one) => one.current !== "" && isSame(one)),
    entries: review.entries.map(draftEntry),
  };
}
