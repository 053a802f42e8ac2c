import { useEffect, useEffectEvent } from "react";
import { useWindowEvent } from "./use-window-event.ts";

interface Target {
  readonly onFile: (file: File) => void;
  /** Undefined for a target that takes what no other one does. */
  readonly accepts: ((file: File) => boolean) | undefined;
}

/** The mounted targets. */
const targets = new Set<Target>();

function targetFor(file: File): Target | undefined {
  const all = [...targets];
  return all.find(({ accepts }) => accepts?.(file)) ?? all.find(({ accepts }) => !accepts);
}

/**
 * Receives a file that is dropped anywhere on the page and not on a drop zone. The browser does not open dropped files in place of
 * the page while the component is mounted.
 * @param accepts The files that this component takes before one that takes all; without it, all that are left.
 */
export function useFileDrop(onFile: (file: File) => void, accepts?: (file: File) => boolean): void {
  const open = useEffectEvent(onFile);
  const takes = useEffectEvent((file: File) => accepts?.(file) ?? false);
  const isRestricted = accepts !== undefined;
  useEffect(() => {
    const target: Target = {
      onFile: (file) => open(file),
      accepts: isRestricted ? (file) => takes(file) : undefined,
    };
    targets.add(target);
    return () => void targets.delete(target);
  }, [isRestricted]);
  useWindowEvent("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useWindowEvent("drop", (event) => {
    const file = event.dataTransfer?.files.item(0);
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    targetFor(file)?.onFile(file);
  });
}
