import { act, fireEvent, screen, within } from "@testing-library/react";
import { open, server, serveSheet } from "./applications-screen.tsx";
import { serveTable } from "./fake-tables.ts";

export const source = (text: string, headers: readonly string[] = []) =>
  [
    "From: Lenoir Recruitment <jobs@lenoir.example>",
    "To: Ann <ann@example.org>",
    "Subject: Your application as a baker",
    "Date: Tue, 10 Nov 2026 09:00:00 +0000",
    "Message-ID: <1@lenoir.example>",
    ...headers,
    "",
    text,
  ].join("\r\n");

export const invited =
  "Dear Ann,\r\n\r\nWe would like to invite you to a video interview on Tuesday 17 November at 2.30 pm (Paris time).\r\n\r\nRose";
export const refused =
  "Dear Ann,\r\n\r\nUnfortunately we will not be taking your application any further.";

const defaults = () => ({ job_applied: null, version: 1 });

export function serveMails(row: Readonly<Record<string, unknown>> = {}) {
  const applications = serveSheet({ notes: "Call Rose", ...row });
  return {
    applications,
    tasks: serveTable(server, "task", { rows: [], defaults }),
    interviews: serveTable(server, "interview", { rows: [], defaults }),
  };
}

/** Opens the list, with what `serveMails` and later handlers serve. */
export async function openList(): Promise<void> {
  await open();
  await screen.findByRole("table");
}

/** Drops a file on the page, as the browser reports it. */
export function drop(file: File, target: EventTarget = document.body): boolean {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ["Files"], files: { item: () => file } } });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

export const mailFile = (text: string, headers?: readonly string[]) =>
  new File([source(text, headers)], "mail.eml", { type: "message/rfc822" });

export const dialog = () => screen.findByRole("dialog", { name: "Read a mail" });
export const accept = async () =>
  fireEvent.click(within(await dialog()).getByRole("button", { name: "Apply" }));
export const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
