import { useEffect, useEffectEvent, useRef } from "react";
import { useWindowEvent } from "../hooks/use-window-event.ts";

/** The ref of a form that focuses a field when it is mounted, is left by Escape, and is sent by Ctrl or Cmd and Enter. */
export function useFormFrame<Frame extends HTMLElement = HTMLFormElement>(
  focusFirst: () => void,
  onCancel: () => void,
) {
  const form = useRef<Frame>(null);
  const begin = useEffectEvent(focusFirst);
  useEffect(() => begin(), []);
  useWindowEvent("keydown", (event) => {
    const { key, target } = event;
    if (!(target instanceof Node) || form.current?.contains(target) !== true) return;
    if (key === "Escape") onCancel();
    if (key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    // A form without such a button asks a question, or has several answers.
    const submit = form.current.querySelector<HTMLButtonElement>("button[type=submit]");
    if (submit && !submit.disabled) submit.click();
  });
  return form;
}
