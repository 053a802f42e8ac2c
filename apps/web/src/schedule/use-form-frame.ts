import { useEffect, useEffectEvent, useRef } from "react";
import { useWindowEvent } from "../ui/hooks/use-window-event.ts";

/** The ref of a form that focuses a field when it is opened, and is left by Escape. */
export function useFormFrame(focusFirst: () => void, onCancel: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const begin = useEffectEvent(focusFirst);
  useEffect(() => begin(), []);
  useWindowEvent("keydown", ({ key, target }) => {
    const isInside = target instanceof Node && form.current?.contains(target) === true;
    if (key === "Escape" && isInside) onCancel();
  });
  return form;
}
