import { startTransition, useEffect, useState } from "react";

/** False for the first render, true for a following one with lower priority. */
export function useAfterFirstPaint(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
