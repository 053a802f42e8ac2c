import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Takes over values typed into the prerendered form before hydration, and submits it if it was submitted meanwhile:
 * `ui/early-submit.ts` marks such a form. Attach the returned ref to the form.
 */
export function useEarlyInput<Values extends Readonly<Record<string, string>>>(
  form: UseFormReturnType<Values>,
) {
  const element = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = Object.keys(form.getValues()).map((name) => {
      const node = form.getInputNode(name);
      return [name, node instanceof HTMLInputElement ? node.value : ""];
    });
    if (typed.some(([, value]) => value !== "")) form.setValues(Object.fromEntries(typed));
    if (element.current?.dataset["early"] === undefined) return;
    delete element.current.dataset["early"];
    element.current.requestSubmit();
  });
  useEffect(() => takeOver(), []);
  return element;
}
