import { useEffect, useRef, type RefObject } from "react";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";

/** Where the focus is: the element, its section, and the items of the section, the nearest first. */
interface Place {
  readonly element: HTMLElement;
  readonly section: HTMLElement;
  readonly items: readonly string[];
}

const sectionsOf = "section, details";
const itemsOf = (section: HTMLElement) => [...section.querySelectorAll<HTMLElement>("[data-item]")];
const keyOf = (item: HTMLElement) => item.dataset["item"] ?? "";

function placeOf(element: HTMLElement): Place | undefined {
  const section = element.closest<HTMLElement>(sectionsOf);
  if (!section) return undefined;
  const items = itemsOf(section);
  const position = items.findIndex((item) => item.contains(element));
  // The item itself, those behind it, then those before it.
  const nearest = [...items.slice(position), ...items.slice(0, position)];
  return { element, section, items: nearest.map(keyOf) };
}

/** The nearest item that is still in its section, else the heading of the section, else that of the items to check. */
function nextOf({ section, items }: Place): HTMLElement | null {
  const checked = document.querySelector<HTMLElement>("#review-check");
  if (!section.isConnected) return checked;
  const left = new Map(itemsOf(section).map((item) => [keyOf(item), item]));
  const key = items.find((item) => left.has(item));
  return left.get(key ?? "") ?? section.querySelector<HTMLElement>("h2, summary") ?? checked;
}

/** Moves the focus to the next item when the focused button disappears with a change of the review. */
export function useNextFocus(panes: RefObject<HTMLElement | null>): void {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const lifetime = new AbortController();
    const remember = ({ target }: Event) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : undefined;
    };
    panes.current?.addEventListener("focusin", remember, { signal: lifetime.signal });
    return () => lifetime.abort();
  }, [panes]);

  useEffect(() => {
    const { current } = place;
    if (!current || current.element.isConnected) return;
    place.current = undefined;
    focusIfUnclaimed(nextOf(current));
  });
}
