import { resumeFields, type ResumeField, type ResumeList } from "@postulo/contract/resume";
import { defaultSkillCategory } from "@postulo/domain/profile/skill";
import type { DraftEntry, DraftField, ReviewDraft, Values } from "./draft.ts";
import { formColumns, problemsOf, text } from "./entry-values.ts";

const sorted = (lines: readonly number[]) => [...new Set(lines)].sort((a, b) => a - b);

const mapEntry = (
  draft: ReviewDraft,
  id: string,
  change: (entry: DraftEntry) => DraftEntry,
): ReviewDraft => ({
  ...draft,
  entries: draft.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
});

export const changeEntry = (draft: ReviewDraft, id: string, change: Partial<DraftEntry>) =>
  mapEntry(draft, id, (entry) => ({ ...entry, ...change }));

/** An entry with values that the person gave: one of the profile does not stay as it is. */
const edited = (entry: DraftEntry, change: Values): DraftEntry => {
  const { existing, values } = entry;
  return {
    ...entry,
    values: { ...values, ...change },
    existing: existing?.choice === "keep" ? { ...existing, choice: "complete" } : existing,
  };
};

export const changeValues = (draft: ReviewDraft, id: string, change: Values) =>
  mapEntry(draft, id, (entry) => edited(entry, change));

export const removeEntry = (draft: ReviewDraft, id: string): ReviewDraft => ({
  ...draft,
  entries: draft.entries.filter((entry) => entry.id !== id),
});

export const changeField = (
  draft: ReviewDraft,
  field: ResumeField,
  change: Partial<DraftField>,
): ReviewDraft => ({
  ...draft,
  fields: draft.fields.map((one) => (one.field === field ? { ...one, ...change } : one)),
});

const joined = (...texts: readonly string[]) => texts.filter((one) => one !== "").join("\n");

/** The values of an entry with those of another: texts of several lines are joined, other gaps are filled. */
function mergedValues(list: ResumeList, into: Values, from: Values): Values {
  const long = new Set(
    formColumns(list)
      .filter(({ isLong }) => isLong)
      .map(({ name }) => name),
  );
  const columns = Object.keys({ ...from, ...into });
  return Object.fromEntries(
    columns.map((column) => {
      const [own, other] = [into[column] ?? "", from[column] ?? ""];
      if (long.has(column)) return [column, joined(text(into, column), text(from, column))];
      return [column, own === "" || own === false ? other : own];
    }),
  );
}

/** Merges an entry into another one of the same list, which takes its place. */
export function mergeEntries(draft: ReviewDraft, fromId: string, intoId: string): ReviewDraft {
  const from = draft.entries.find(({ id }) => id === fromId);
  const into = draft.entries.find(({ id }) => id === intoId);
  if (!from || into?.list !== from.list) return draft;
  const lines = sorted([...into.lines, ...from.lines]);
  const values = mergedValues(into.list, into.values, from.values);
  const doubtful = into.doubtful.filter((column) => into.values[column] === values[column]);
  return removeEntry(changeEntry(draft, intoId, { values, lines, doubtful }), fromId);
}

/** The column that a line becomes when an entry is made of it. */
const firstColumn: Readonly<Record<ResumeList, string>> = {
  education: "school",
  experiences: "title",
  contributions: "title",
  competencies: "name",
  websites: "domain",
  other: "content",
};

/** The column that further lines are added to. */
const restColumn: Readonly<Record<ResumeList, string | undefined>> = {
  education: "description",
  experiences: "description",
  contributions: "description",
  competencies: undefined,
  websites: undefined,
  other: "content",
};

const bullet = /^[\s•·▪◦●‣–—*-]+/u;
const cleaned = (line: string) => line.replace(bullet, "").trim();

/** The items of a line of skills: `Python, R / Sql; Git` are four. */
const itemsOf = (line: string) =>
  cleaned(line)
    .split(/[,;|•·]|\s[/–-]\s/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");

function emptyValues(list: ResumeList): Values {
  const texts = Object.fromEntries(formColumns(list).map(({ name }) => [name, ""]));
  switch (list) {
    case "competencies":
      return { ...texts, category: defaultSkillCategory, level: "", years: "" };
    case "other":
      return { ...texts, kind: "" };
    case "websites":
      return texts;
    case "education":
    case "experiences":
    case "contributions":
      return { ...texts, start_date: "", end_date: "", is_current: false };
  }
}

/** An entry of the person's own making. */
export const newEntry = (
  list: ResumeList,
  content = "",
  lines: readonly number[] = [],
): DraftEntry => {
  const values = { ...emptyValues(list), [firstColumn[list]]: content };
  return {
    id: crypto.randomUUID(),
    list,
    values,
    doubtful: [],
    lines: [...lines],
    existing: null,
    needsLook: Object.keys(problemsOf({ list, values })).length > 0,
  };
};

const withoutUnread = (draft: ReviewDraft, line: number): ReviewDraft => ({
  ...draft,
  unread: draft.unread.filter((one) => one !== line),
});

/** Makes entries of a line that nobody read: one, or one for each skill. */
export function lineToEntry(draft: ReviewDraft, line: number, list: ResumeList): ReviewDraft {
  const written = draft.lines[line]?.text ?? "";
  const items = list === "competencies" ? itemsOf(written) : [cleaned(written)];
  const made = items.map((item) => newEntry(list, item, [line]));
  return { ...withoutUnread(draft, line), entries: [...draft.entries, ...made] };
}

/** Adds a line that nobody read to the text of an entry. */
export function lineIntoEntry(draft: ReviewDraft, line: number, id: string): ReviewDraft {
  const written = cleaned(draft.lines[line]?.text ?? "");
  return mapEntry(withoutUnread(draft, line), id, (entry) => {
    const column = restColumn[entry.list];
    if (column === undefined) return entry;
    const change = { [column]: joined(text(entry.values, column), written) };
    return { ...edited(entry, change), lines: sorted([...entry.lines, line]) };
  });
}

const placeOf = ({ field }: DraftField) => resumeFields.indexOf(field);

const taken = { isTaken: true, isDoubtful: false, isDecided: true } as const;

/** Makes a line that nobody read the value of a field, or adds it to a summary. */
export function lineToField(draft: ReviewDraft, line: number, field: ResumeField): ReviewDraft {
  const written = cleaned(draft.lines[line]?.text ?? "");
  const before = draft.fields.find((one) => one.field === field);
  const rest = withoutUnread(draft, line);
  if (before) {
    const value = field === "summary" ? joined(before.value, written) : written;
    const lines = sorted([...before.lines, line]);
    return changeField(rest, field, { value, lines, ...taken });
  }
  const added: DraftField = {
    field,
    value: written,
    current: "",
    isProposed: false,
    ...taken,
    lines: [line],
  };
  return { ...rest, fields: [...rest.fields, added].sort((a, b) => placeOf(a) - placeOf(b)) };
}

/** A line that says nothing to store. */
export const ignoreLine = withoutUnread;

/** Whether further lines may be added to an entry; a note that answers a question, such as a birth date, is whole. */
const takesLines = ({ list, values }: DraftEntry) =>
  restColumn[list] !== undefined && text(values, "kind") === "";

/** Written in capitals, as a title is. */
const isInCapitals = (line: string) =>
  line === line.toUpperCase() && line !== line.toLowerCase() && line.length > 4;

/**
 * The entry with a text that an unread line most likely belongs to: what was read last above it in its column. Undefined below a
 * title or contact data, and for a line in capitals.
 */
export function entryAbove(draft: ReviewDraft, line: number): DraftEntry | undefined {
  const { text: written = "", column } = draft.lines[line] ?? {};
  if (isInCapitals(cleaned(written))) return undefined;
  const ignored = new Set(draft.unread);
  const above = [...draft.lines.keys()]
    .slice(0, line)
    .findLast((one) => draft.lines[one]?.column === column && !ignored.has(one));
  if (above === undefined || draft.titles.includes(above)) return undefined;
  const found = draft.entries.find(({ lines }) => lines.includes(above));
  return found && takesLines(found) ? found : undefined;
}

/** An entry as a note, with all that it says: for one that lacks what its list demands. */
export function entryToNote(draft: ReviewDraft, id: string, label: string): ReviewDraft {
  return mapEntry(draft, id, ({ list, values, lines }) => {
    const texts = formColumns(list).map(({ name }) => text(values, name).trim());
    const dates = [text(values, "start_date"), text(values, "end_date")].filter(
      (date) => date !== "",
    );
    const isOpen = values["is_current"] === true && dates.length > 0;
    const period = dates.join(" – ") + (isOpen ? " –" : "");
    const content = joined(...texts, period);
    const note = newEntry("other", content, lines);
    return { ...note, id, values: { ...note.values, label } };
  });
}

/** Whether an entry will be stored. */
export const isStored = ({ existing }: DraftEntry): boolean => existing?.choice !== "keep";

export const isIncomplete = (entry: DraftEntry): boolean =>
  isStored(entry) && Object.keys(problemsOf(entry)).length > 0;

/** Whether the person should look at a field: it is not sure, or the profile has another value. */
export const fieldNeedsCheck = ({
  isDoubtful,
  current,
  isTaken,
  isDecided = false,
}: DraftField): boolean => !isDecided && (isDoubtful || current !== "" || !isTaken);

/** Whether the person kept the profile's value. */
export const isFieldKept = ({ current, isTaken, isDecided = false }: DraftField): boolean =>
  isDecided && !isTaken && current !== "";

export const removeField = (draft: ReviewDraft, field: ResumeField): ReviewDraft => ({
  ...draft,
  fields: draft.fields.filter((one) => one.field !== field),
});
