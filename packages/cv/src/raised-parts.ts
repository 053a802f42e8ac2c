import { type CvDocument, entriesOf } from "./cv-document.ts";
import type { CvChange, OrderedList } from "./cv-operation.ts";

type Order = Extract<CvChange, { readonly kind: "order" }>;

/** The ids of a list in the order of a document. */
function idsOf(document: CvDocument, list: OrderedList): readonly string[] {
  if (list.of === "sections") return document.sections.map(({ kind }) => kind);
  if (list.of === "lines")
    return entriesOf(document)
      .filter(({ id }) => id === list.entry)
      .flatMap(({ lines }) => lines.map(({ id }) => id));
  const groups = document.sections.flatMap((section) =>
    section.kind === "skills" ? section.groups : [],
  );
  if (list.of === "skillGroups") return groups.map(({ kind }) => kind);
  return groups
    .filter(({ kind }) => kind === list.group)
    .flatMap(({ skills }) => skills.map(({ id }) => id));
}

/** What an order brings forward: the parts that stand earlier than in the master. */
export function raisedParts(master: CvDocument, { list, first }: Order): readonly string[] {
  const before = idsOf(master, list);
  return first.filter((id) => before.includes(id)).filter((id, at) => at < before.indexOf(id));
}
