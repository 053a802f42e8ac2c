import { useWindowEvent } from "../hooks/use-window-event.ts";

/** A Suspense fallback for a dialog whose code is loading: Escape cancels opening it. */
export function CancelOnEscape({ onCancel }: { readonly onCancel: () => void }) {
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape") onCancel();
  });
  return null;
}
