import { useState } from "react";
import { useLocation } from "react-router";

/** Whether the form is open; initially, if the navigation requests it. */
export function useAdding() {
  const { state, key } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [announced, setAnnounced] = useState<string>();
  const wish: unknown = state;
  if (wish === "add" && announced !== key) {
    setAnnounced(key);
    setIsAdding(true);
  }
  return [isAdding, setIsAdding] as const;
}
