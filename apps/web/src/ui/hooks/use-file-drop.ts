import { useWindowEvent } from "./use-window-event.ts";

/**
 * Receives a file that is dropped anywhere on the page and not on a drop zone. The browser does not open dropped files in place of
 * the page while the component is mounted.
 */
export function useFileDrop(onFile: (file: File) => void): void {
  useWindowEvent("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useWindowEvent("drop", (event) => {
    const file = event.dataTransfer?.files.item(0);
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(file);
  });
}
