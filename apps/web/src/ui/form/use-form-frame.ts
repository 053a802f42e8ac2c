import { useEffect, useEffectEvent, useRef } from "react";
import { useWindowEvent } from "../hooks/use-window-event.ts";

/** The ref of a form that focuses a field when it is mounted, and is left by Escape. */
export function useFormFrame<Frame extends HTMLElement = HTMLFormElement>(
  focusFirst: () => void,
  onCancel: () => void,
) {
  const form = useRef<Frame>(null);
  const begin = useEffectEvent(focusFirst);
  useEffect(() => begin(), []);
  useWindowEvent("keydown", ({ key, target }) => {
    const isInside = target instanceof Node && form.current?.contains(target) === true;
    if (key === "Escape" && isInside) onCancel();
  });
  return form;
}
