import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  entriesOf,
  isEntrySection,
  skillsOf,
} from "./cv-document.ts";
import {
  closedGate,
  type CvGate,
  type CvOperation,
  type OrderedList,
  type RejectionReason,
} from "./cv-operation.ts";
import { headlineOf } from "./headline.ts";
import { withNotes } from "./offered-notes.ts";
import { ownWords } from "@postulo/evidence/own-words";

export type RejectedOperation = {
  readonly operation: CvOperation;
  readonly reason: RejectionReason;
};
export type CvVersion = {
  readonly document: CvDocument;
  /** What was applied, in the order of its kinds. */
  readonly applied: readonly CvOperation[];
  readonly rejected: readonly RejectedOperation[];
};

type Outcome = CvDocument | RejectionReason;

function putFirst<Item>(
  items: readonly Item[],
  first: readonly string[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const rank = new Map(first.toReversed().map((key, at) => [key, first.length - at]));
  return items.toSorted(
    (a, b) => (rank.get(keyOf(a)) ?? Infinity) - (rank.get(keyOf(b)) ?? Infinity) || 0,
  );
}

const mapSections = (
  document: CvDocument,
  change: (section: CvSection) => CvSection,
): CvDocument => ({ ...document, sections: document.sections.map(change) });

const mapEntries = (document: CvDocument, change: (entry: CvEntry) => CvEntry): CvDocument =>
  mapSections(document, (section) =>
    isEntrySection(section) ? { ...section, entries: section.entries.map(change) } : section,
  );

function orderSkills(section: CvSection, list: OrderedList, first: readonly string[]): CvSection {
  if (section.kind !== "skills") return section;
  if (list.of === "skillGroups")
    return { ...section, groups: putFirst(section.groups, first, ({ kind }) => kind) };
  const groups = section.groups.map((group) =>
    list.of === "skills" && group.kind === list.group
      ? { ...group, skills: putFirst(group.skills, first, ({ id }) => id) }
      : group,
  );
  return { ...section, groups };
}

function order(document: CvDocument, list: OrderedList, first: readonly string[]): Outcome {
  switch (list.of) {
    case "sections":
      return { ...document, sections: putFirst(document.sections, first, ({ kind }) => kind) };
    case "lines":
      if (!entriesOf(document).some(({ id }) => id === list.entry)) return "unknownTarget";
      return mapEntries(document, (entry) =>
        entry.id === list.entry
          ? { ...entry, lines: putFirst(entry.lines, first, ({ id }) => id) }
          : entry,
      );
    case "skillGroups":
    case "skills":
      return mapSections(document, (section) => orderSkills(section, list, first));
  }
}

const isEmpty = (section: CvSection) => {
  if (isEntrySection(section)) return section.entries.length === 0;
  return section.kind === "skills" ? section.groups.length === 0 : section.lines.length === 0;
};

function hideEntry(entry: CvEntry, target: string): CvEntry {
  if (entry.id === target) return { ...entry, lines: [] };
  return { ...entry, lines: entry.lines.filter(({ id }) => id !== target) };
}

function hideIn(section: CvSection, target: string): CvSection {
  if (section.kind === "skills") {
    const groups = section.groups
      .map((group) => ({ ...group, skills: group.skills.filter(({ id }) => id !== target) }))
      .filter(({ skills }) => skills.length > 0);
    return { ...section, groups };
  }
  if (section.kind === "notes")
    return { ...section, lines: section.lines.filter(({ id }) => id !== target) };
  if (section.kind === "contributions" && section.entries.some(({ id }) => id === target))
    return { ...section, entries: section.entries.filter(({ id }) => id !== target) };
  return { ...section, entries: section.entries.map((entry) => hideEntry(entry, target)) };
}

/** The ids of everything that can be hidden. */
const hideableIds = (document: CvDocument): ReadonlySet<string> =>
  new Set([
    "profile",
    ...entriesOf(document).flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
    ...skillsOf(document).map(({ id }) => id),
    ...document.sections.flatMap((section) =>
      section.kind === "notes" ? section.lines.map(({ id }) => id) : [],
    ),
  ]);

function hide(document: CvDocument, target: string): Outcome {
  if (!hideableIds(document).has(target)) return "unknownTarget";
  if (target === "profile") return { ...document, summary: [] };
  const sections = document.sections.map((section) => hideIn(section, target));
  return { ...document, sections: sections.filter((section) => !isEmpty(section)) };
}

/** The document with a note that it offers. */
function show(document: CvDocument, target: string): Outcome {
  const { offered = [], ...rest } = document;
  const note = offered.find(({ id }) => id === target);
  if (!note) return "unknownTarget";
  return {
    ...rest,
    sections: withNotes(document, [note]),
    offered: offered.filter((one) => one !== note),
  };
}

function shorten(document: CvDocument, entryId: string, lineId: string): Outcome {
  const entry = entriesOf(document).find(({ id }) => id === entryId);
  if (!entry?.lines.some(({ id }) => id === lineId)) return "unknownTarget";
  return mapEntries(document, (one) =>
    one.id === entryId ? { ...one, lines: one.lines.filter(({ id }) => id === lineId) } : one,
  );
}

function headline(document: CvDocument, entryId: string): Outcome {
  const entry = entriesOf(document).find(({ id }) => id === entryId);
  return entry ? { ...document, headline: headlineOf(entry) } : "unknownTarget";
}

function renameSkill(
  document: CvDocument,
  { skill: target, name }: Extract<CvOperation, { kind: "renameSkill" }>,
  gate: CvGate,
): Outcome {
  const skill = skillsOf(document).find(({ id }) => id === target);
  const written = ownWords(name, document.language);
  if (!skill) return "unknownTarget";
  if (written === "") return "empty";
  if (!gate.isSameSkill(skill.name, written)) return "notSameSkill";
  return mapSections(document, (section) => {
    if (section.kind !== "skills") return section;
    const groups = section.groups.map((group) => ({
      ...group,
      skills: group.skills.map((one) => (one.id === target ? { ...one, name: written } : one)),
    }));
    return { ...section, groups };
  });
}

function reword(
  document: CvDocument,
  { line: target, text, isConfirmed = false }: Extract<CvOperation, { kind: "reword" }>,
  gate: CvGate,
): Outcome {
  const entry = entriesOf(document).find(({ lines }) => lines.some(({ id }) => id === target));
  const line = entry?.lines.find(({ id }) => id === target);
  const written = ownWords(text, document.language);
  if (!entry || !line) return "unknownTarget";
  if (written === "") return "empty";
  if (!gate.acceptsLine({ entry: entry.id, line: line.text, text: written, isConfirmed }))
    return "gate";
  return mapEntries(document, (one) => ({
    ...one,
    lines: one.lines.map((own) => (own.id === target ? { ...own, text: written } : own)),
  }));
}

function apply(document: CvDocument, operation: CvOperation, gate: CvGate): Outcome {
  switch (operation.kind) {
    case "order":
      return order(document, operation.list, operation.first);
    case "hide":
      return hide(document, operation.target);
    case "show":
      return show(document, operation.target);
    case "shorten":
      return shorten(document, operation.entry, operation.line);
    case "headline":
      return headline(document, operation.entry);
    case "renameSkill":
      return renameSkill(document, operation, gate);
    case "reword":
      return reword(document, operation, gate);
  }
}

/** Texts change before lists, and what is hidden last, so that the order in which changes were accepted does not matter. */
const kindOrder = [
  "show",
  "headline",
  "renameSkill",
  "reword",
  "order",
  "shorten",
  "hide",
] as const;

/** The master with these operations. Without any it is the master itself. */
export function applyOperations(
  master: CvDocument,
  operations: readonly CvOperation[],
  gate: CvGate = closedGate,
): CvVersion {
  const rejected: RejectedOperation[] = [];
  const applied: CvOperation[] = [];
  let document = master;
  for (const operation of kindOrder.flatMap((kind) =>
    operations.filter((one) => one.kind === kind),
  )) {
    const outcome = apply(document, operation, gate);
    if (typeof outcome === "string") rejected.push({ operation, reason: outcome });
    else {
      document = outcome;
      applied.push(operation);
    }
  }
  return { document, applied, rejected };
}
