import { useEffect, useState, type ComponentType } from "react";
import { onFirstInteraction } from "./first-interaction.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Where toasts will appear. They answer to what a person does, so that their code, and that of telling a failure, is
 * fetched when the person does something for the first time: not with the page, and not when the server may be gone.
 * @param isExpected whether this page has something to tell; toasts that are shown already stay in any case.
 */
export function LazyToastArea({ isExpected }: { readonly isExpected: boolean }) {
  const [part, setPart] = useState<{ readonly Area: ComponentType }>();
  useEffect(() => {
    if (!isExpected) return;
    const lifetime = new AbortController();
    const fetchArea = async () => {
      // The first touch may lead to another page, which is more urgent.
      await whenIdle();
      const [{ ToastArea }] = await Promise.all([
        import("./toast-area.tsx"),
        import("./failure-toast.tsx"),
      ]);
      setPart({ Area: ToastArea });
    };
    const begin = () =>
      // What failed is asked for again with the next touch.
      onFirstInteraction(() => void fetchArea().catch(begin), lifetime.signal);
    begin();
    return () => lifetime.abort();
  }, [isExpected]);
  return part ? <part.Area /> : null;
}
