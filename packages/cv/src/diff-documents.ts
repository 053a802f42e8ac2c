import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  isEntrySection,
  type SectionKind,
  type SkillGroupKind,
  skillText,
} from "./cv-document.ts";

/** A part of the master and what became of it. */
export type PartDiff = {
  readonly id: string;
  readonly change: "same" | "moved" | "changed" | "hidden";
  /** As the version has it; of a hidden part, as the master has it. */
  readonly text: string;
  /** Of a changed part: as the master has it. */
  readonly former: string;
};

export type EntryDiff = {
  readonly id: string;
  readonly title: string;
  readonly organization: string;
  readonly dates: string;
  /** Only a contribution can be hidden with its heading. */
  readonly isHidden: boolean;
  /** What is shown in its order, then what is hidden. */
  readonly lines: readonly PartDiff[];
};
export type SkillGroupDiff = {
  readonly kind: SkillGroupKind;
  readonly label: string;
  readonly isMoved: boolean;
  readonly skills: readonly PartDiff[];
};
export type SectionDiff = {
  readonly kind: SectionKind;
  readonly title: string;
  readonly isMoved: boolean;
  readonly entries: readonly EntryDiff[];
  readonly groups: readonly SkillGroupDiff[];
  readonly lines: readonly PartDiff[];
};
export type CvDiff = {
  readonly headline: PartDiff;
  readonly summary: PartDiff;
  readonly sections: readonly SectionDiff[];
};

type Part = { readonly id: string; readonly text: string };

/** The ids that stand no earlier than before, among those that are still there: the others were brought forward. */
function keptInPlace(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const former = before.filter((id) => after.includes(id));
  return new Set(after.filter((id, at) => at >= former.indexOf(id)));
}

function diffParts(before: readonly Part[], after: readonly Part[]): PartDiff[] {
  const former = new Map(before.map(({ id, text }) => [id, text]));
  const kept = keptInPlace(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const shown = new Set(after.map(({ id }) => id));
  const hidden = before.filter(({ id }) => !shown.has(id));
  return [
    ...after.map(({ id, text }): PartDiff => {
      const own = former.get(id) ?? "";
      const change = own !== text ? "changed" : kept.has(id) ? "same" : "moved";
      return { id, change, text, former: own };
    }),
    ...hidden.map(({ id, text }): PartDiff => ({ id, change: "hidden", text, former: text })),
  ];
}

const diffEntry = (before: CvEntry, after: CvEntry | undefined): EntryDiff => ({
  id: before.id,
  title: before.title,
  organization: before.organization,
  dates: before.dates,
  isHidden: !after,
  lines: diffParts(before.lines, after?.lines ?? []),
});

/** Both in the order of the version; what it lacks is last. */
function paired<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [Item, Item | undefined])[] {
  const find = (items: readonly Item[], key: string) => items.find((one) => keyOf(one) === key);
  const hidden = before.filter((one) => !find(after, keyOf(one)));
  return [
    ...after.flatMap((one) => {
      const own = find(before, keyOf(one));
      return own ? [[own, one] as const] : [];
    }),
    ...hidden.map((one) => [one, undefined] as const),
  ];
}

function diffSkills(before: CvSection, after: CvSection | undefined): SkillGroupDiff[] {
  if (before.kind !== "skills") return [];
  const groups = after?.kind === "skills" ? after.groups : [];
  const kept = keptInPlace(
    before.groups.map(({ kind }) => kind),
    groups.map(({ kind }) => kind),
  );
  return paired(before.groups, groups, ({ kind }) => kind).map(([own, version]) => ({
    kind: own.kind,
    label: own.label,
    isMoved: version !== undefined && !kept.has(own.kind),
    skills: diffParts(
      own.skills.map((skill) => ({ id: skill.id, text: skillText(skill) })),
      (version?.skills ?? []).map((skill) => ({ id: skill.id, text: skillText(skill) })),
    ),
  }));
}

function diffEntries(before: CvSection, after: CvSection | undefined): EntryDiff[] {
  if (!isEntrySection(before)) return [];
  const entries = after && isEntrySection(after) ? after.entries : [];
  return paired(before.entries, entries, ({ id }) => id).map(([own, one]) => diffEntry(own, one));
}

const noteLines = (section: CvSection | undefined) =>
  section?.kind === "notes" ? section.lines : [];

const diffText = (id: string, before: string, after: string): PartDiff => ({
  id,
  change: before === after ? "same" : after === "" ? "hidden" : "changed",
  text: after === "" ? before : after,
  former: before,
});

/** The sections of the master, and empty ones of notes that only the version has. */
const sectionsOfBoth = ({ sections }: CvDocument, version: CvDocument): readonly CvSection[] => [
  ...sections,
  ...version.sections.flatMap((section) =>
    section.kind === "notes" && !sections.some(({ kind }) => kind === "notes")
      ? [{ ...section, lines: [] }]
      : [],
  ),
];

/**
 * What a version changes of the master, part by part in the order of the version. A note that the master does not show has no former
 * text.
 */
export function diffDocuments(master: CvDocument, version: CvDocument): CvDiff {
  const kept = keptInPlace(
    master.sections.map(({ kind }) => kind),
    version.sections.map(({ kind }) => kind),
  );
  return {
    headline: diffText("headline", master.headline, version.headline),
    summary: diffText("profile", master.summary.join("\n"), version.summary.join("\n")),
    sections: paired(sectionsOfBoth(master, version), version.sections, ({ kind }) => kind).map(
      ([own, one]) => ({
        kind: own.kind,
        title: own.title,
        isMoved: one !== undefined && !kept.has(own.kind),
        entries: diffEntries(own, one),
        groups: diffSkills(own, one),
        lines: diffParts(noteLines(own), noteLines(one)),
      }),
    ),
  };
}
