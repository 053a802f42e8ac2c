import { choiceButtons, isTicked } from "../collect/choice-buttons.ts";
import { isBox } from "../collect/controls.ts";
import { isToggleButton, lookAlike } from "../collect/toggle-buttons.ts";
import { isFilled } from "../collect/filled.ts";
import type { Action, Driver } from "./driver.ts";
import { click, press } from "./press.ts";
import { untick } from "./set-value.ts";

type Tick = Extract<Action, { kind: "tick" }>;

/** Presses the box, or the custom control that replaces it. */
function toggle(element: HTMLElement): void {
  const drawn = isBox(element)
    ? element.closest<HTMLElement>("[role=radio],[role=checkbox],[role=switch]")
    : element;
  if (drawn) press(drawn);
  else click(element);
}

function clearBox(element: HTMLElement): void {
  if (!isTicked(element)) return;
  if (isBox(element) && element.type === "radio") untick(element);
  else toggle(element);
}

/** The driver of radio buttons and checkboxes, native or custom. */
export function boxDriver(members: readonly HTMLElement[], action: Tick): Driver | undefined {
  const [first] = members;
  if (!first) return undefined;
  const buttons = members.length === 1 ? choiceButtons(first) : [];
  const boxes = buttons.length > 0 ? buttons : members;
  const target = action.options.flatMap((option) => boxes[option] ?? []);
  if (target.length === 0) return undefined;
  // Without ARIA states a page says by its own styles which button is chosen.
  const isPlain = target.every((box) => isToggleButton(box) && !box.hasAttribute("aria-pressed"));
  const areTaken = () => target.every(isTicked) || (isPlain && !lookAlike(boxes));
  return {
    element: first,
    isEmpty: () => !isFilled(members) && !boxes.some(isTicked),
    write: () => {
      if (areTaken()) return;
      for (const box of target) if (!isTicked(box)) toggle(box);
    },
    holds: areTaken,
    shown: () => action.text,
    clear: () => {
      for (const box of target) clearBox(box);
      return isPlain ? lookAlike(boxes) : !target.some(isTicked);
    },
  };
}
