/** The file that was dropped on the page before the code that reads it was loaded. */
let dropped: File | undefined;

function keep(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  // The browser would open it in place of the page.
  event.preventDefault();
  dropped = event.dataTransfer?.files.item(0) ?? dropped;
}

// Pages are rendered on the server too.
if (typeof window === "object")
  for (const type of ["dragover", "drop"] as const) addEventListener(type, keep);

/** Returns the file that was dropped before the first call, and leaves further ones to the caller. */
export function takeEarlyDrop(): File | undefined {
  for (const type of ["dragover", "drop"] as const) removeEventListener(type, keep);
  const file = dropped;
  dropped = undefined;
  return file;
}
