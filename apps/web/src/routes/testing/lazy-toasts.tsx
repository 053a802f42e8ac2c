import { useState } from "react";
import { ToastArea } from "../../ui/feedback/toast-area.tsx";
import { useToasts } from "../../ui/feedback/toast.tsx";

/** Renders the toasts from the first one on, like the page, which loads them lazily. Most tests show none. */
export function LazyToasts() {
  const toasts = useToasts();
  const [wereShown, setShown] = useState(false);
  if (toasts.length > 0 && !wereShown) setShown(true);
  return wereShown ? <ToastArea /> : null;
}
