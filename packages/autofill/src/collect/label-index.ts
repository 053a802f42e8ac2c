import { readOnce } from "./reading-cache.ts";

/** Labels by their `for`, ids that several controls share, and names in `aria-label` that many share. */
type LabelIndex = {
  readonly labels: ReadonlyMap<string, readonly Element[]>;
  readonly sharedIds: ReadonlySet<string>;
  readonly sharedNames: ReadonlySet<string>;
};

const manyControls = 3;
const fieldSelector = "input:not([type=hidden]),select,textarea";

/** The names that many controls of the page have. */
function sharedNamesIn(root: Document | ShadowRoot): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const one of root.querySelectorAll(
    "input[aria-label],select[aria-label],textarea[aria-label]",
  )) {
    const name = one.getAttribute("aria-label") ?? "";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([name, count]) => (count >= manyControls ? [name] : [])));
}

/** Cached, because `labels` of a control searches the whole page. */
const labelIndexOf = readOnce((root: Document | ShadowRoot): LabelIndex => {
  const labels = new Map<string, Element[]>();
  for (const one of root.querySelectorAll("label[for]")) {
    const id = one.getAttribute("for") ?? "";
    const same = labels.get(id);
    if (same) same.push(one);
    else labels.set(id, [one]);
  }
  const ids = new Set<string>();
  const sharedIds = new Set<string>();
  for (const { id } of root.querySelectorAll("input[id],select[id],textarea[id]")) {
    if (ids.has(id)) sharedIds.add(id);
    else ids.add(id);
  }
  return { labels, sharedIds, sharedNames: sharedNamesIn(root) };
});

/** The fields of the page in document order. */
const fieldsOf = readOnce((root: Document | ShadowRoot): readonly Element[] => [
  ...root.querySelectorAll(fieldSelector),
]);

/** The position of each field of the page. */
const positionsOf = readOnce(
  (root: Document | ShadowRoot): ReadonlyMap<Element, number> =>
    new Map(fieldsOf(root).map((one, at) => [one, at])),
);

const follows = (one: Element, other: Element) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether no markup names a field. */
const isUnnamed = (root: Document | ShadowRoot, field: Element) =>
  !labelIndexOf(root).labels.has(field.id) &&
  field.closest("label") === null &&
  !field.hasAttribute("aria-label") &&
  !field.hasAttribute("aria-labelledby");

/** The labels without those before another field without a name, where another one is between that field and this one. */
function nearestLabels(
  root: Document | ShadowRoot,
  control: Element,
  labels: readonly Element[],
): readonly Element[] {
  const previous = fieldsOf(root)[(positionsOf(root).get(control) ?? 0) - 1];
  if (labels.length < 2 || !previous || !isUnnamed(root, previous)) return labels;
  const after = labels.filter((one) => follows(one, previous));
  return after.some((one) => follows(control, one)) ? after : labels;
}

/** The labels with the id of a control, without those that were copied to another one or are meant for it. */
const ownLabelsOf = readOnce((control: Element): ReadonlySet<Element> => {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return new Set();
  const labels = labelIndexOf(root).labels.get(control.id) ?? [];
  if (labels.length < 2) return new Set(labels);
  const at = positionsOf(root).get(control);
  const next = at === undefined ? undefined : fieldsOf(root)[at + 1];
  const own = next ? labels.filter((one) => !follows(one, next)) : labels;
  return new Set(nearestLabels(root, control, own.length > 0 ? own : labels));
});

/** The labels with this `for`, without those of another field than the one that they name. */
export function labelsFor(root: Document | ShadowRoot, id: string): readonly Element[] {
  const labels = labelIndexOf(root).labels.get(id) ?? [];
  const control = labels.length > 1 ? root.getElementById(id) : null;
  return control ? [...ownLabelsOf(control)] : labels;
}

/** Whether a label names this control with its `for`, and is not a copy at another one. */
export const isLabelOf = (label: Element, control: Element): boolean =>
  control.id === "" || !control.isConnected || ownLabelsOf(control).has(label);

/** Whether another control has the same id, so that `for` is ambiguous. */
export function isSharedId(control: Element): boolean {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return labelIndexOf(root).sharedIds.has(control.id);
}

/** Whether many controls have the same `aria-label` as this one. */
export function isSharedName(control: Element): boolean {
  const root = control.getRootNode();
  const name = control.getAttribute("aria-label") ?? "";
  if (name === "" || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  return labelIndexOf(root).sharedNames.has(name);
}
