import { useEffect, useState } from "react";

/** Whether a wait has lasted longer than `limitMs`, once and for all: what was shown for that reason stays. */
export function useTimeLimit(isWaiting: boolean, limitMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsOver(true), limitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, limitMs]);
  return isOver;
}
