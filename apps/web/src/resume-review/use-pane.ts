import { useRef, useState } from "react";
import { flushSync } from "react-dom";

export const panes = ["entries", "file"] as const;
export type Pane = (typeof panes)[number];

/** The pane that a narrow screen shows. Each one is shown where it was left, at first from its beginning. */
export function usePane() {
  const [pane, setPane] = useState<Pane>("entries");
  const positions = useRef<Record<Pane, number>>({ entries: 0, file: 0 });
  const showPane = (next: Pane) => {
    if (next === pane) return;
    positions.current[pane] = window.scrollY;
    flushSync(() => setPane(next));
    window.scrollTo({ top: positions.current[next] });
  };
  return { pane, showPane };
}
