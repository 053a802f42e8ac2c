import { useEffect, useState } from "react";
import { useWindowEvent } from "./use-window-event.ts";

const minuteMs = 60_000;

/** The time in ms since the epoch, read again at each full minute and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  const read = () => setNow(Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), minuteMs - (now % minuteMs));
    return () => clearTimeout(timer);
  }, [now]);
  // Timers of hidden pages and sleeping devices are late.
  useWindowEvent("focus", read);
  useWindowEvent("pageshow", read);
  return now;
}
