/** What a page's ids tie together: labels by the id they name, and ids that several controls bear. */
type Ties = {
  readonly labels: ReadonlyMap<string, readonly Element[]>;
  readonly sharedIds: ReadonlySet<string>;
};

/** Asking a control for its labels makes a browser search the whole page, for each control anew. */
let known = new WeakMap<Node, Ties>();

/** To be called before a page is read again. */
export function forgetLabels(): void {
  known = new WeakMap();
}

function readTies(root: Document | ShadowRoot): Ties {
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
  return { labels, sharedIds };
}

function tiesOf(root: Document | ShadowRoot): Ties {
  const before = known.get(root);
  if (before) return before;
  const ties = readTies(root);
  known.set(root, ties);
  return ties;
}

/** The labels that name this id. */
export function labelsFor(root: Document | ShadowRoot, id: string): readonly Element[] {
  return tiesOf(root).labels.get(id) ?? [];
}

/** Whether another control bears the same id: then a label that names it ties nothing. */
export function isSharedId(control: Element): boolean {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  return tiesOf(root).sharedIds.has(control.id);
}
