import { isLoopback } from "./loopback.ts";
import type { Settings } from "../settings.ts";

/** What an operator will wonder about later, when people cannot come in: settings that are right by themselves, and not together. */
export function adviceOn({ HOST, PUBLIC_URL, SMTP_URL }: Settings): string[] {
  const advice: string[] = [];
  if (!isLoopback(HOST) && PUBLIC_URL === undefined) {
    advice.push(
      `HOST ${HOST} lets other machines in, but pages and mails send them to this one: set PUBLIC_URL to the address by which they reach it.`,
    );
  }
  if (
    SMTP_URL === undefined &&
    PUBLIC_URL !== undefined &&
    !isLoopback(new URL(PUBLIC_URL).hostname)
  ) {
    advice.push(
      "No mail reaches anybody, and none is shown at /inbox either, because PUBLIC_URL is not this machine: set SMTP_URL.",
    );
  }
  return advice;
}
