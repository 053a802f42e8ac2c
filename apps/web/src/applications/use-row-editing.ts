import { useCallback, useState } from "react";
import type { EditMode } from "./row-tools.ts";

/** Which rows are being edited, and in which of their modes: one at a time in each row. */
export function useRowEditing() {
  const [modes, setModes] = useState<ReadonlyMap<string, EditMode>>(() => new Map());
  const openEditor = useCallback((id: string, mode: EditMode) => {
    setModes((now) => new Map(now).set(id, mode));
  }, []);
  const closeEditor = useCallback((id: string) => {
    setModes((now) => new Map([...now].filter(([other]) => other !== id)));
  }, []);
  return { modes, openEditor, closeEditor };
}
