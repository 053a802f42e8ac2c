import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";

/** Rows and cards, each of which contains a link that opens its application. */
const rows = "[data-row], [data-card]";
/** A click on one of these has another effect. */
const controls = "a, button, input, select, textarea, label, form, [role=button]";

const isTextSelected = () => getSelection()?.isCollapsed === false;

/** The link of the row or card that was clicked; undefined for a click on a control in it, or with its editor open. */
function linkOfClicked(target: EventTarget | null): HTMLAnchorElement | undefined {
  if (!(target instanceof Element) || target.closest(controls)) return undefined;
  const row = target.closest(rows);
  if (!row || row.querySelector("form") || isTextSelected()) return undefined;
  return row.querySelector<HTMLAnchorElement>("a[data-application]") ?? undefined;
}

function openClicked(event: MouseEvent): void {
  const link = event.defaultPrevented ? undefined : linkOfClicked(event.target);
  if (!link) return;
  const isMiddle = event.type === "auxclick";
  if (isMiddle && event.button !== 1) return;
  if (isMiddle || event.ctrlKey || event.metaKey) window.open(link.href, "_blank", "noopener");
  else link.click();
}

/** All of a row or card opens its application, as its link does; with Ctrl or Cmd, or the middle button, in a new tab. */
export function useRowOpening(): void {
  useWindowEvent("click", openClicked);
  useWindowEvent("auxclick", openClicked);
}
