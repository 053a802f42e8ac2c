import { useCallback, useState } from "react";
import type { EditMode } from "../column-views.ts";

/** The rows in edit mode, each in one mode at a time. */
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
