/** Hands a file to the browser's own download. */
export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then; the address is not needed any more.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
