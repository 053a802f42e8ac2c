import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { onlineManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/mail/mail-dialog.tsx";
import "postal-mime";
import { messages as english } from "../../../applications/mail/messages.ts";
import { messages as french } from "../../../applications/mail/messages.fr.ts";
import { hashMail } from "../../../applications/mail/applied-mails.ts";
import {
  baker,
  open,
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
} from "../../testing/mail-screen.tsx";

startApplicationScreens();

// The first test: later ones find the reader loaded.
test("a mail that is dropped before its reader is loaded is taken", async () => {
  serveMails();
  await open();
  expect(drop(mailFile(invited))).toBe(true);
  await dialog();
  expect(await screen.findByText(/We would like to invite you/)).toBeDefined();
});

test("a dropped invitation proposes application, stage and date, and changes nothing before it is accepted", async () => {
  const { applications, interviews } = serveMails();
  await openList();
  expect(drop(mailFile(invited))).toBe(true);
  const shown = await dialog();
  expect(await within(shown).findByText(/We would like to invite you/)).toBeDefined();
  expect(field("Application").value).toBe("Baker, Maison Lenoir");
  expect(field("Stage").value).toBe("interview1");
  expect(within(shown).getByText("Applied becomes Interview 1.")).toBeDefined();
  expect(field("Day and time").value).toBe("2026-11-17T14:30");
  expect(field("Time zone").value).toBe("Europe/Paris");
  expect(applications.rows()[0]?.["application_stage"]).toBe("applied");
  await accept();
  await waitFor(() => expect(applications.rows()[0]?.["application_stage"]).toBe("interview1"));
  await waitFor(() =>
    expect(interviews.rows()).toMatchObject([
      {
        application_id: baker.id,
        starts_at: "2026-11-17T13:30:00.000Z",
        time_zone: "Europe/Paris",
      },
    ]),
  );
});

test("an interview whose kind the mail does not tell is planned once it is chosen", async () => {
  const { interviews } = serveMails();
  await openList();
  drop(mailFile(invited.replace("a video interview", "an interview")));
  await dialog();
  await waitFor(() => expect(field("Kind").value).toBe(""));
  await accept();
  expect(await screen.findByText(english.date.needsKind)).toBeDefined();
  expect(document.activeElement).toBe(field("Kind"));
  fireEvent.change(field("Kind"), { target: { value: "onSite" } });
  await accept();
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ kind: "onSite", place: null }]));
});

test("an interview has the length that the mail gives, as it is corrected", async () => {
  const { interviews } = serveMails();
  await openList();
  drop(mailFile(invited.replace("at 2.30 pm (Paris time)", "from 14:30 to 15:15")));
  await dialog();
  await waitFor(() => expect(field("Length in minutes").value).toBe("45"));
  expect(field("Day and time").value).toBe("2026-11-17T14:30");
  fireEvent.change(field("Length in minutes"), { target: { value: "3" } });
  await accept();
  expect(await screen.findByText(/^Enter 5 to 1,?440 minutes/)).toBeDefined();
  fireEvent.change(field("Length in minutes"), { target: { value: "50" } });
  await accept();
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ duration_minutes: 50 }]));
});

test("a time zone that is a guess from the sender's country says so, and can be changed", async () => {
  const { interviews } = serveMails({ contact_email: "rose@lenoir.ch" });
  await openList();
  const lines = ["From: Rose <rose@lenoir.ch>", "Subject: Your application as a baker"];
  const body = invited.replace(" (Paris time)", "");
  const text = [...lines, "Date: Tue, 10 Nov 2026 09:00:00 +0000", "", body].join("\r\n");
  drop(new File([text], "a.eml"));
  await dialog();
  await waitFor(() => expect(field("Time zone").value).toBe("Europe/Zurich"));
  expect(screen.getByText(english.date.zoneLikely)).toBeDefined();
  fireEvent.change(field("Time zone"), { target: { value: "Europe/London" } });
  await accept();
  await waitFor(() =>
    expect(interviews.rows()).toMatchObject([
      { time_zone: "Europe/London", starts_at: "2026-11-17T14:30:00.000Z" },
    ]),
  );
});

test("one undo takes back stage, date and note", async () => {
  const { applications, interviews } = serveMails();
  await openList();
  drop(mailFile(invited));
  await dialog();
  await waitFor(() => expect(field("Keep the mail’s text in the notes").disabled).toBe(false));
  fireEvent.click(field("Keep the mail’s text in the notes"));
  await accept();
  await waitFor(() =>
    expect(applications.rows()[0]?.["notes"]).toMatch(/^Call Rose\n\n.*Tuesday/s),
  );
  await waitFor(() => expect(interviews.rows()).toHaveLength(1));
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(applications.rows()[0]).toMatchObject({
      application_stage: "applied",
      notes: "Call Rose",
    }),
  );
  await waitFor(() => expect(interviews.rows()).toEqual([]));
});

test("a rejection after an offer is written out as a step back", async () => {
  serveMails({ application_stage: "offer" });
  await openList();
  drop(mailFile(refused));
  expect(
    await screen.findByText("This takes the application back: Offer becomes Rejected."),
  ).toBeDefined();
  fireEvent.change(field("Stage"), { target: { value: "offer" } });
  expect(screen.getByText("Now: Offer")).toBeDefined();
  await accept();
  expect(await screen.findByText(english.nothing)).toBeDefined();
});

test("a mail that was applied before is recognised, in each copy of it", async () => {
  serveMails();
  await openList();
  drop(mailFile(refused));
  await dialog();
  expect(screen.queryByText(english.again)).toBeNull();
  await waitFor(() => expect(field("Stage").value).toBe("rejected"));
  await accept();
  const known = () => localStorage.getItem(`postulo-applied-mails:${userId}`);
  // It is marked once it is stored, after the dialog was closed.
  await waitFor(() => expect(known()).toContain('"'));
  expect(screen.queryByRole("dialog")).toBeNull();
  drop(mailFile(refused, ["X-Copy: 1"]));
  expect(await screen.findByText(english.again)).toBeDefined();
  expect(known()).not.toContain("lenoir");
});

test("an application in doubt is chosen from a list, or by the button of a likely one", async () => {
  serveMails();
  serveTable(server, "job_applied", {
    rows: [
      { ...baker, company_name: "Meunier", id: "44444444-4444-4444-8444-444444444444" },
      { ...baker, job_title: "Cook", id: "55555555-5555-4555-8555-555555555555" },
      baker,
    ],
  });
  await openList();
  drop(mailFile(refused.replace("your application", "it"), ["Subject: Your application"]));
  const combobox = await screen.findByRole("combobox", { name: "Application" });
  fireEvent.click(combobox);
  const options = screen.getAllByRole("option").map((option) => option.textContent);
  expect(options[0]).toContain("Lenoir");
  expect(options).toHaveLength(3);
  fireEvent.keyDown(combobox, { key: "Escape" });
  const likely = screen.getByRole("list", { name: "Application" });
  fireEvent.click(within(likely).getAllByRole("button")[0] ?? likely);
  expect(field("Application").value).toContain("Maison Lenoir");
  expect(screen.queryByRole("list", { name: "Application" })).toBeNull();
});

test("a pasted mail opens the dialog, but not in a field", async () => {
  serveMails();
  await openList();
  const text =
    "From: Lenoir <jobs@lenoir.example>\nSubject: Your application\n\nThe role has been filled.";
  const paste = (target: EventTarget) => {
    const event = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    act(() => void target.dispatchEvent(event));
  };
  paste(screen.getAllByRole("searchbox")[0] ?? document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
  paste(document.body);
  await dialog();
  expect(await screen.findByText("The role has been filled.")).toBeDefined();
});

const calendar = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1@x",
  "SUMMARY:Talk",
  "DTSTART:20991130T143000Z",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

/** Drops an invitation on the list, and chooses its application. */
async function dropInvitation() {
  const { interviews } = serveMails();
  await openList();
  drop(new File([calendar], "a.ics"));
  const shown = await screen.findByRole("dialog", { name: "Invitation" });
  const combobox = await within(shown).findByRole("combobox", { name: "Application" });
  const focused = document.activeElement;
  fireEvent.click(combobox);
  fireEvent.click(await screen.findByRole("option", { name: /Baker/ }));
  const save = await screen.findByRole("button", { name: "Save" });
  return { interviews, focused, save };
}

test("an invitation that is dropped on the list asks for its application", async () => {
  const { interviews, focused, save } = await dropInvitation();
  expect(focused?.contains(screen.getByRole("combobox", { name: "Application" }))).toBe(true);
  expect(focused).not.toBe(document.body);
  fireEvent.click(save);
  await waitFor(() =>
    expect(interviews.rows()).toMatchObject([
      { application_id: baker.id, calendar_uid: "1@x", starts_at: "2099-11-30T14:30:00.000Z" },
    ]),
  );
});

test("an invitation that is saved without a connection waits for it, and its dialog closes", async () => {
  const { interviews, save } = await dropInvitation();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("Interview added")).toBeDefined();
  expect(interviews.rows()).toEqual([]);
  onlineManager.setOnline(true);
  await waitFor(() => expect(interviews.rows()).toHaveLength(1));
});

test.each([
  ["mail.msg", "", english.problems.outlook],
  ["cv.pdf", "", english.problems.unsupported],
  ["mail.eml", "no mail at all", english.problems.unreadable],
  ["mail.txt", " ", english.problems.empty],
])("%s is not read, and says why", async (name, content, problem) => {
  serveMails();
  await openList();
  expect(drop(new File([content], name))).toBe(true);
  expect(await screen.findByText(problem)).toBeDefined();
});

test("the focus is on the mail after it was read from pasted text", async () => {
  serveMails();
  await openList();
  fireEvent.click(screen.getByRole("button", { name: "Read a mail…" }));
  const text =
    "From: Lenoir <jobs@lenoir.example>\nSubject: Your application\n\nThe role has been filled.";
  fireEvent.change(await screen.findByLabelText(english.paste), { target: { value: text } });
  const button = screen.getByRole("button", { name: "Read" });
  button.focus();
  fireEvent.click(button);
  const summary = await screen.findByRole("region", { name: "Your application" });
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

test("a file that the browser cannot read any more says so", async () => {
  serveMails();
  await openList();
  const file = mailFile(refused);
  file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  drop(file);
  expect(await screen.findByText(english.problems.unreadable)).toBeDefined();
});

test("a mail is hashed by its id", async () => {
  const mail = {
    from: { name: "", address: "" },
    subject: "",
    date: null,
    messageId: "<1@x>",
    text: "a",
    calendars: [],
  };
  expect(await hashMail(mail)).toBe(await hashMail({ ...mail, text: "b" }));
  expect(await hashMail({ ...mail, messageId: null })).not.toBe(
    await hashMail({ ...mail, messageId: null, text: "b" }),
  );
});

test("the French texts match the English ones", () => {
  expect(compareMessages(english, french)).toEqual([]);
  expect(frenchTypographyProblems(french)).toEqual([]);
});
