import { useWindowEvent } from "../ui/hooks/use-window-event.ts";

/** The file that was dropped on the page while the code that reads it was being loaded. */
let dropped: File | undefined;

function keep(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  // The browser would open it in place of the page.
  event.preventDefault();
  dropped = event.dataTransfer.files.item(0) ?? dropped;
}

/** Keeps the file that is dropped on the page while the component is mounted. */
export function useEarlyDrop(): void {
  useWindowEvent("dragover", keep);
  useWindowEvent("drop", keep);
}

/** Returns the file that was kept, once. */
export function takeEarlyDrop(): File | undefined {
  const file = dropped;
  dropped = undefined;
  return file;
}
