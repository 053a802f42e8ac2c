import { useNotifications } from "@mantine/notifications";
import { useState } from "react";
import { ToastArea } from "../../ui/feedback/toast-area.tsx";

/** Renders the toasts from the first one on, like the page, which loads them lazily. Most tests show none. */
export function LazyToasts() {
  const { notifications } = useNotifications();
  const [wereShown, setShown] = useState(false);
  if (notifications.length > 0 && !wereShown) setShown(true);
  return wereShown ? <ToastArea /> : null;
}
