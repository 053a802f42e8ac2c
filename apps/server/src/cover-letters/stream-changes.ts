import { EventEmitter } from "node:events";
import type { StreamKey } from "./letter-streams.ts";

const nameOf = ({ userId, id }: StreamKey) => `${userId} ${id}`;

/** Notifies readers in this process of changes; readers in other processes poll the row. */
export function createChanges() {
  const changes = new EventEmitter().setMaxListeners(0);
  const readers = new Map<string, number>();
  return {
    notify: (key: StreamKey): void => void changes.emit(nameOf(key)),
    isRead: (key: StreamKey): boolean => readers.has(nameOf(key)),
    /** Registers a reader. @returns a function that removes it. */
    enter: (key: StreamKey): (() => void) => {
      const name = nameOf(key);
      readers.set(name, (readers.get(name) ?? 0) + 1);
      return () => {
        const left = (readers.get(name) ?? 1) - 1;
        if (left > 0) readers.set(name, left);
        else readers.delete(name);
      };
    },
    /** Resolves with the next change, after the time, or when the signal is aborted. */
    next: (key: StreamKey, limitMs: number, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const name = nameOf(key);
        const end = () => {
          clearTimeout(timer);
          changes.off(name, end);
          signal.removeEventListener("abort", end);
          resolve();
        };
        const timer = setTimeout(end, limitMs);
        changes.on(name, end);
        signal.addEventListener("abort", end);
      }),
  };
}

export type Changes = ReturnType<typeof createChanges>;
