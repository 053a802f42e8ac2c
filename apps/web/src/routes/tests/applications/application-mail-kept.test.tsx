import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/mail/mail-dialog.tsx";
import "postal-mime";
import { messages as english } from "../../../applications/mail/messages.ts";
import {
  baker,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import {
  accept,
  dialog,
  drop,
  field,
  invited,
  mailFile,
  openList,
  refused,
  serveMails,
  source,
} from "../../testing/mail-screen.tsx";

startApplicationScreens();

const meeting = (...lines: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    ...lines,
    "SUMMARY:Talk",
    "DTSTART:20991130T143000Z",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

const planned = {
  id: "66666666-6666-4666-8666-666666666666",
  user_id: userId,
  application_id: baker.id,
  kind: "video",
  starts_at: "2099-11-20T14:30:00+00:00",
  time_zone: "UTC",
  duration_minutes: null,
  place: null,
  people: null,
  preparation: null,
  outcome: null,
  outcome_note: null,
  asked_at: null,
  calendar_uid: "1@x",
  created_at: "2026-11-01T00:00:00+00:00",
  version: 1,
  job_applied: null,
};

const driver = {
  ...baker,
  id: "44444444-4444-4444-8444-444444444444",
  job_title: "Driver",
  company_name: "Transports Petit",
};

test("an invitation is of the application whose interview it changes, also where its lines are folded", async () => {
  serveMails();
  serveTable(server, "job_applied", { rows: [driver, baker] });
  const uid = "a-long-name-of-an-event-in-two-lines@calendar.example";
  serveTable(server, "interview", { rows: [{ ...planned, calendar_uid: uid }] });
  await openList();
  drop(new File([meeting(`UID:${uid.slice(0, 20)}`, ` ${uid.slice(20)}`)], "a.ics"));
  const combobox = await screen.findByRole<HTMLInputElement>("combobox", { name: "Application" });
  expect(combobox.value).toBe("Baker, Maison Lenoir");
});

const withCalendar = (text: string, calendar: string) =>
  new File(
    [
      source(
        [
          "--b",
          "Content-Type: text/plain",
          "",
          text,
          "--b",
          "Content-Type: text/calendar; method=REQUEST",
          "",
          calendar,
          "--b--",
        ].join("\r\n"),
        ["MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="b"'],
      ),
    ],
    "mail.eml",
  );

test("the invitation in a mail changes the interview of its application, and of no other one", async () => {
  serveMails();
  serveTable(server, "job_applied", { rows: [driver, baker] });
  const interviews = serveTable(server, "interview", {
    rows: [{ ...planned, application_id: driver.id }],
    defaults: () => ({ job_applied: null, version: 1 }),
  });
  await openList();
  drop(withCalendar(invited, meeting("UID:1@x")));
  await screen.findByText(english.applicationHint.planned);
  expect(field("Application").value).toBe("Driver, Transports Petit");
  fireEvent.click(screen.getByRole("combobox", { name: "Application" }));
  fireEvent.click(await screen.findByRole("option", { name: /Baker/ }));
  await accept();
  await waitFor(() => expect(interviews.rows()).toHaveLength(2));
  expect(interviews.rows()).toMatchObject([
    { application_id: driver.id, starts_at: planned.starts_at },
    { application_id: baker.id, starts_at: "2099-11-30T14:30:00.000Z" },
  ]);
});

test("nothing of a mail in the notes is formatted, and no marks are around it", async () => {
  const { applications } = serveMails();
  await openList();
  drop(mailFile("Dear Ann,\r\n~~~~~~\r\n# Offer"));
  await dialog();
  await waitFor(() => expect(field(english.keepText).disabled).toBe(false));
  fireEvent.click(field(english.keepText));
  await accept();
  await waitFor(() => expect(applications.rows()[0]?.["notes"]).toContain("# Offer"));
  const notes = String(applications.rows()[0]?.["notes"]);
  expect(notes).toMatch(/\n\n {4}Dear Ann,\n {4}~~~~~~\n {4}# Offer$/);
  expect(notes).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

test("a mail is applied where nothing can be stored in the browser", async () => {
  const { applications } = serveMails();
  await openList();
  drop(mailFile(refused));
  await dialog();
  await waitFor(() => expect(field("Stage").value).toBe("rejected"));
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await accept();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  full.mockRestore();
  await waitFor(() => expect(applications.rows()[0]?.["application_stage"]).toBe("rejected"));
});
