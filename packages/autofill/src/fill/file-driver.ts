import { isInput } from "../collect/controls.ts";
import { frameOf } from "../collect/shown-value.ts";
import type { Action, Documents, Driver } from "./driver.ts";
import { setFiles } from "./set-value.ts";
import { waitFor } from "./wait-for.ts";

declare global {
  interface Window {
    /** In a content script of Firefox, the window of the page. */
    readonly wrappedJSObject?: Window & typeof globalThis;
  }
}

type Attach = Extract<Action, { kind: "attach" }>;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

type OfPage = Pick<typeof globalThis, "DataTransfer">;

function transferOf(file: File, { DataTransfer: Transfer }: OfPage = globalThis): DataTransfer {
  const transfer = new Transfer();
  transfer.items.add(file);
  return transfer;
}

function drop(element: HTMLElement, file: File): void {
  try {
    // Created with the page's constructor, because Firefox hides files of a content script's DataTransfer from the page.
    const dataTransfer = transferOf(file, window.wrappedJSObject);
    for (const kind of ["dragenter", "dragover", "drop"]) {
      element.dispatchEvent(
        new DragEvent(kind, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
      );
    }
  } catch {
    // The page has replaced the constructor: nothing was dropped, which verification detects.
  }
}

/** How often the text around an upload mentions the file name. */
function mentions(element: HTMLElement, name: string): number {
  const around = [frameOf(element), element.parentElement, element.parentElement?.parentElement];
  const texts = around.flatMap((at) =>
    at && at.localName !== "form" && at.localName !== "body" ? at.textContent : [],
  );
  return Math.max(...texts.map((text) => text.split(name).length - 1), 0);
}

/** Attaches a document by the input's files, or by a drop event where there is no input. */
export function fileDriver(
  element: HTMLElement,
  action: Attach,
  documents: Documents,
): Driver | undefined {
  const found = documents.find((one) => one.kind === action.document);
  if (!found) return undefined;
  const { fileName, mediaType, base64 } = found;
  const stem = fileName.replace(/\.\w+$/, "");
  const mentionsBefore = mentions(element, stem);
  // Uploads often clear their input immediately and show the file name instead.
  const isShown = () => mentions(element, stem) > mentionsBefore;
  const hasFile = () => isInput(element) && (element.files?.length ?? 0) > 0;
  return {
    element,
    isEmpty: () => !hasFile() && mentions(element, fileName) === 0,
    write: () => {
      const file = new File([bytesOf(base64)], fileName, { type: mediaType });
      if (isInput(element)) setFiles(element, transferOf(file).files);
      else drop(element, file);
    },
    holds: () => (isInput(element) && element.files?.[0]?.name === fileName) || isShown(),
    shown: () => fileName,
    clear: async () => {
      if (hasFile() && isInput(element)) setFiles(element, new DataTransfer().files);
      // A page draws its list of files after the event.
      await waitFor(document, () => (isShown() ? undefined : true), { limitMs: 500, quietMs: 120 });
      return isInput(element) && !hasFile() && !isShown();
    },
  };
}
