import { panelTag } from "./panel-tag.ts";

/** A page that changes at each keystroke is read when it pauses. */
const debounceMs = 350;
/** The maximum delay, for a page that changes permanently. */
const maxWaitMs = 2000;

const isOwn = (node: Node) => node instanceof Element && node.localName === panelTag;

function isOurs({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...addedNodes, ...removedNodes];
  return isOwn(target) || (moved.length > 0 && moved.every(isOwn));
}

/** Calls back, debounced, after mutations and user input of a document. */
export function watchChanges(root: Document, onChanged: () => void): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const report = () => {
    clearTimeout(quiet);
    since = undefined;
    onChanged();
  };
  const soon = () => {
    since ??= performance.now();
    const leftMs = maxWaitMs - (performance.now() - since);
    clearTimeout(quiet);
    quiet = setTimeout(report, Math.max(0, Math.min(debounceMs, leftMs)));
  };
  const observer = new MutationObserver((records) => {
    if (!records.every(isOurs)) soon();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  // A click may show a part of the form by styles only.
  const soonUnlessOurs = ({ target }: Event) => {
    if (!(target instanceof Node && isOwn(target))) soon();
  };
  for (const kind of ["input", "change", "click"])
    root.addEventListener(kind, soonUnlessOurs, { capture: true, passive: true });
}
