import { useSyncExternalStore } from "react";

/** A mail or an invitation to read: a file, pasted text, or neither, to be given in the dialog. */
export interface MailRequest {
  readonly id: number;
  readonly file?: File;
  readonly text?: string;
}

let request: MailRequest | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: MailRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that reads a mail or an invitation. */
export function requestMailReading(input: Omit<MailRequest, "id"> = {}): void {
  lastId += 1;
  set({ ...input, id: lastId });
}

export const endMailReading = (): void => set(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readRequest = () => request;

/** What is to be read; undefined while the dialog is closed. */
export const useMailRequest = (): MailRequest | undefined =>
  useSyncExternalStore(subscribe, readRequest, readRequest);
