import {
  type CvDocument,
  entriesOf,
  isEntrySection,
  skillsOf,
  skillText,
} from "@postulo/cv/cv-document";
import type { CvOperation } from "@postulo/cv/cv-operation";
import { headlineOf } from "@postulo/cv/headline";
import { raisedParts } from "@postulo/cv/raised-parts";

/** The name of a kind of change, in the messages. */
export type ChangeName =
  | "orderSections"
  | "orderLines"
  | "orderSkillGroups"
  | "orderSkills"
  | "hide"
  | "hideBody"
  | "show"
  | "shorten"
  | "headline"
  | "renameSkill"
  | "reword";

/** A change as it is read: what goes, what comes, and in which entry. */
export interface ChangeText {
  readonly name: ChangeName;
  /** "Staff Nurse, Wensum Infirmary"; empty for what is in no entry. */
  readonly entry: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const orderNames = {
  sections: "orderSections",
  lines: "orderLines",
  skillGroups: "orderSkillGroups",
  skills: "orderSkills",
} as const;

const entryName = ({ title, organization }: { title: string; organization: string }) =>
  [title, organization].filter((text) => text !== "").join(", ");

/** The texts of everything that has an id, and the entries of lines. */
function textsOf(master: CvDocument) {
  const texts = new Map<string, string>([["profile", master.summary.join(" ")]]);
  const entryOfLine = new Map<string, string>();
  for (const entry of entriesOf(master)) {
    texts.set(entry.id, entryName(entry));
    for (const { id, text } of entry.lines) {
      texts.set(id, text);
      entryOfLine.set(id, entryName(entry));
    }
  }
  for (const { id, text } of master.offered ?? []) texts.set(id, text);
  for (const skill of skillsOf(master)) texts.set(skill.id, skillText(skill));
  for (const section of master.sections) {
    texts.set(section.kind, section.title);
    if (section.kind === "notes") for (const { id, text } of section.lines) texts.set(id, text);
    if (section.kind === "skills")
      for (const { kind, label } of section.groups) texts.set(kind, label);
  }
  return {
    text: (id: string) => texts.get(id) ?? "",
    entry: (id: string) => entryOfLine.get(id) ?? "",
  };
}

/** Jobs and educations keep their heading when they are hidden. */
const keepsHeading = (master: CvDocument, target: string) =>
  master.sections.some(
    (section) =>
      isEntrySection(section) &&
      section.kind !== "contributions" &&
      section.entries.some(({ id }) => id === target),
  );

/** Of what an order brings forward, so many are named. */
const maxListed = 4;

type Texts = ReturnType<typeof textsOf>;
type Of<Kind extends CvOperation["kind"]> = Extract<CvOperation, { kind: Kind }>;

function describeOrder(order: Of<"order">, master: CvDocument, { text }: Texts): ChangeText {
  const { list } = order;
  const raised = raisedParts(master, order);
  const named = raised.length > 0 ? raised : order.first;
  const after = named.slice(0, maxListed).map(text);
  const entry = list.of === "lines" ? text(list.entry) : "";
  return { name: orderNames[list.of], entry, before: [], after };
}

function describeHiding({ target }: Of<"hide">, master: CvDocument, texts: Texts): ChangeText {
  const name = keepsHeading(master, target) ? "hideBody" : "hide";
  return { name, entry: texts.entry(target), before: [texts.text(target)], after: [] };
}

function describeHeadline({ entry: id }: Of<"headline">, master: CvDocument): ChangeText {
  const entry = entriesOf(master).find((one) => one.id === id);
  const after = entry ? headlineOf(entry) : "";
  return { name: "headline", entry: "", before: [master.headline], after: [after] };
}

function describeRenaming({ skill: id, name }: Of<"renameSkill">, master: CvDocument): ChangeText {
  const own = skillsOf(master).find((skill) => skill.id === id)?.name ?? "";
  return { name: "renameSkill", entry: "", before: [own], after: [name] };
}

/** What a change does to the master, in its texts. */
export function describeChange(master: CvDocument, operation: CvOperation): ChangeText {
  const texts = textsOf(master);
  switch (operation.kind) {
    case "order":
      return describeOrder(operation, master, texts);
    case "hide":
      return describeHiding(operation, master, texts);
    case "show":
      return { name: "show", entry: "", before: [], after: [texts.text(operation.target)] };
    case "shorten": {
      const { entry, line } = operation;
      return { name: "shorten", entry: texts.text(entry), before: [], after: [texts.text(line)] };
    }
    case "headline":
      return describeHeadline(operation, master);
    case "renameSkill":
      return describeRenaming(operation, master);
    case "reword": {
      const { line, text } = operation;
      const before = [texts.text(line)];
      return { name: "reword", entry: texts.entry(line), before, after: [text] };
    }
  }
}

/** A change in one line, as the name of a button. */
export const changeTitle = ({ before, after }: ChangeText) =>
  [...before, ...after].filter((text) => text !== "").join(" → ");
