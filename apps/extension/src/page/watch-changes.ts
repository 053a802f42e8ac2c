import { panelTag } from "./panel-tag.ts";

/** A page that draws itself at each keystroke is read when it pauses. */
const quietMs = 350;
/** ... and a page that never pauses, as often as this. */
const longestWaitMs = 2000;

const isOwn = (node: Node) => node instanceof Element && node.localName === panelTag;

function isOurs({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  const moved = [...addedNodes, ...removedNodes];
  return isOwn(target) || (moved.length > 0 && moved.every(isOwn));
}

/** Tells when a document has changed and come to rest: what is drawn, and what a person types or chooses. */
export function watchChanges(root: Document, onChanged: () => void): void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;
  const tell = () => {
    clearTimeout(quiet);
    since = undefined;
    onChanged();
  };
  const soon = () => {
    since ??= performance.now();
    const leftMs = longestWaitMs - (performance.now() - since);
    clearTimeout(quiet);
    quiet = setTimeout(tell, Math.max(0, Math.min(quietMs, leftMs)));
  };
  const observer = new MutationObserver((records) => {
    if (!records.every(isOurs)) soon();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  // A click may open a part of the form by styles alone.
  const soonUnlessOurs = ({ target }: Event) => {
    if (!(target instanceof Node && isOwn(target))) soon();
  };
  for (const kind of ["input", "change", "click"])
    root.addEventListener(kind, soonUnlessOurs, { capture: true, passive: true });
}
