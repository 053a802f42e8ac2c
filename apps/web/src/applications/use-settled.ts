import { startTransition, useEffect, useState } from "react";

/** False for the first paint, which is to come soon; true when there is time for the rest. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
