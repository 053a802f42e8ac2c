import { useEffect, useState, type ComponentType } from "react";
import { onFirstInteraction } from "../first-interaction.ts";
import { whenIdle } from "../when-idle.ts";

/**
 * Loads the toasts and the handler of failed mutations on the first interaction: toasts result from user actions, and
 * the server may be unreachable by the time one is needed.
 */
export function LazyToastArea() {
  const [part, setPart] = useState<{ readonly Area: ComponentType }>();
  useEffect(() => {
    const lifetime = new AbortController();
    const fetchArea = async () => {
      // The first interaction may start a navigation, which has priority.
      await whenIdle();
      const [{ ToastArea }] = await Promise.all([
        import("./toast-area.tsx"),
        import("./failure-toast.tsx"),
      ]);
      setPart({ Area: ToastArea });
    };
    const begin = () =>
      // A failed import is retried on the next interaction.
      onFirstInteraction(() => void fetchArea().catch(begin), lifetime.signal);
    begin();
    return () => lifetime.abort();
  }, []);
  return part ? <part.Area /> : null;
}
