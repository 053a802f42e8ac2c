import { sampleInterview } from "@postulo/domain/testing/sample-schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loads the lazy components before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import "../../../schedule/invitation/invitation-form.tsx";
import {
  baker,
  open,
  serve,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";

startApplicationScreens();

const lines = (...own: readonly string[]) =>
  [
    "BEGIN:VCALENDAR",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    "UID:invitation-1@lenoir.example",
    "SUMMARY:Interview",
    "DTSTART;TZID=Europe/Paris:20991130T143000",
    "DTEND;TZID=Europe/Paris:20991130T151500",
    'ORGANIZER;CN="Rose Delmas":mailto:rose@lenoir.example',
    "LOCATION:https://meet.google.com/abc",
    ...own,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");

/** 30 November 2099, 14:30 in Paris. */
const hour = "2099-11-30T13:30:00.000Z";
const planned = {
  ...sampleInterview(baker.id, {
    starts_at: "2099-11-29T09:00:00+00:00",
    duration_minutes: 30,
    place: "Room 4",
    preparation: "Read their site",
    calendar_uid: "invitation-1@lenoir.example",
  }),
  user_id: userId,
  job_applied: null,
};

function serveInterviews(rows: readonly Readonly<Record<string, unknown>>[] = []) {
  serve({ rows: [{ ...baker, salary: null, posting_text: null, notes: null, receipt: null }] });
  const empty = ["application_contacts", "application_files", "application_event", "files"];
  for (const name of [...empty, "cvs", "letters"]) serveTable(server, name, { rows: [] });
  const defaults = () => ({ job_applied: null, version: 1 });
  return serveTable(server, "interview", { rows, defaults });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openReading(): Promise<HTMLElement> {
  await open(`/${baker.id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Invitation (.ics)" }));
  return screen.findByRole("textbox", { name: "Or paste its text" });
}

const paste = async (text: string) =>
  fireEvent.change(await openReading(), { target: { value: text } });

async function chooseFile(file: File) {
  await openReading();
  const input = screen.getByLabelText("Invitation: choose a file");
  fireEvent.change(input, { target: { files: { item: () => file } } });
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);

test("a pasted invitation is stored as an interview only after it was confirmed", async () => {
  const interviews = serveInterviews();
  await paste(lines());
  expect(await screen.findByDisplayValue("2099-11-30T14:30")).toBeDefined();
  expect(field("Length in minutes").value).toBe("45");
  expect(field("With whom").value).toBe("Rose Delmas");
  expect(interviews.rows()).toEqual([]);
  press("Save");
  await screen.findByText("Interview added");
  await waitFor(() => expect(interviews.rows()).toHaveLength(1));
  expect(interviews.rows()).toMatchObject([
    {
      application_id: baker.id,
      kind: "video",
      starts_at: hour,
      time_zone: "Europe/Paris",
      duration_minutes: 45,
      place: "https://meet.google.com/abc",
      calendar_uid: planned.calendar_uid,
      preparation: "Interview",
    },
  ]);
});

test("a chosen file is read; one that is too large, no invitation or a whole calendar is refused", async () => {
  const interviews = serveInterviews();
  await chooseFile(new File([new Uint8Array(5_000_000)], "all.ics"));
  expect(await screen.findByText("This file is too large for an invitation.")).toBeDefined();
  const input = screen.getByLabelText("Invitation: choose a file");
  const choose = (text: string) =>
    fireEvent.change(input, { target: { files: { item: () => new File([text], "a.ics") } } });
  choose("Dear Ann");
  expect(await screen.findByText(/^No event with a date was found/)).toBeDefined();
  const event = lines().split("\r\n").slice(2, -1).join("\r\n");
  choose(`BEGIN:VCALENDAR\r\n${`${event}\r\n`.repeat(10_000).slice(0, 900_000)}END:VCALENDAR`);
  expect(await screen.findByText(/it seems to be a whole calendar/)).toBeDefined();
  choose(lines());
  expect(await screen.findByDisplayValue("2099-11-30T14:30")).toBeDefined();
  expect(interviews.rows()).toEqual([]);
});

test("a new version of an invitation changes the interview that it made, and nothing that it leaves open", async () => {
  const interviews = serveInterviews([planned]);
  await paste(lines("SEQUENCE:2"));
  expect(
    await screen.findByText(/^This changes the interview that you have for .*29/),
  ).toBeDefined();
  press("Save");
  await screen.findByText("Interview changed by the invitation");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ duration_minutes: 45 }]));
  expect(interviews.rows()).toMatchObject([
    { id: planned.id, starts_at: hour, people: "Rose Delmas", preparation: "Read their site" },
  ]);
});

test("a cancellation is proposed, and applied when it is accepted", async () => {
  const interviews = serveInterviews([planned]);
  await paste(lines("STATUS:CANCELLED"));
  expect(await screen.findByText(/^This cancels the interview that you have for/)).toBeDefined();
  expect(interviews.rows()).toMatchObject([{ outcome: null }]);
  press("Mark it as cancelled");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ outcome: "cancelled" }]));
});

test("a cancellation of an unknown interview changes nothing", async () => {
  serveInterviews();
  await paste(lines("STATUS:CANCELLED"));
  expect(
    await screen.findByText("This cancels an interview that is not in your list."),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: "Mark it as cancelled" })).toBeNull();
});

test("of several events one is chosen; one at the hour of another interview says so", async () => {
  const other = { ...planned, calendar_uid: null, starts_at: "2099-11-30T14:00:00+00:00" };
  serveInterviews([other]);
  const event = lines().split("\r\n").slice(2, -1).join("\r\n");
  const second = event.replaceAll("invitation-1", "invitation-2").replaceAll("1130T", "1201T");
  await paste(`BEGIN:VCALENDAR\r\n${event}\r\n${second}\r\nEND:VCALENDAR`);
  const choice = await screen.findAllByRole("button", { name: /· Interview$/ });
  expect(choice).toHaveLength(2);
  fireEvent.click(choice[0] ?? document.body);
  const form = (await screen.findByDisplayValue("2099-11-30T14:30")).closest("form");
  expect(within(form ?? document.body).getByText(/^Overlaps/)).toBeDefined();
});

test("an edit sends only what was changed, so that a change of another window stays", async () => {
  const interviews = serveInterviews([planned]);
  await open(`/${baker.id}`);
  fireEvent.click(await screen.findByRole("button", { name: /^Edit: / }));
  interviews.change(planned.id, { place: "Room 5" });
  fireEvent.change(field("With whom"), { target: { value: "Tom" } });
  press("Save");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ people: "Tom" }]));
  expect(interviews.rows()).toMatchObject([{ place: "Room 5", starts_at: planned.starts_at }]);
});

test("the same invitation again keeps how it went, and the kind of a call", async () => {
  const answered = {
    ...planned,
    starts_at: "2099-11-30T13:30:00+00:00",
    kind: "phone",
    outcome: "good",
    asked_at: "2099-12-01T09:00:00+00:00",
  };
  const interviews = serveInterviews([answered]);
  await paste(lines().replace("LOCATION:https://meet.google.com/abc\r\n", ""));
  await screen.findByText(/^This changes the interview/);
  press("Save");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ duration_minutes: 45 }]));
  expect(interviews.rows()).toMatchObject([
    { outcome: "good", asked_at: answered.asked_at, kind: "phone" },
  ]);
});

test("a moved interview is asked about again, and has the kind of its new place", async () => {
  const answered = { ...planned, kind: "phone", outcome: "mixed", asked_at: planned.created_at };
  const interviews = serveInterviews([answered]);
  await paste(lines());
  await screen.findByText(/^This changes the interview/);
  press("Save");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ duration_minutes: 45 }]));
  expect(interviews.rows()).toMatchObject([{ outcome: null, asked_at: null, kind: "video" }]);
});

test("a change of another window, loaded while the invitation is confirmed, stays", async () => {
  const own = {
    id: baker.id,
    company_name: "Lenoir",
    job_title: "Baker",
    application_stage: "interview1",
  };
  const interviews = serveInterviews([{ ...planned, job_applied: own }]);
  await paste(lines());
  await screen.findByText(/^This changes the interview at Lenoir that you have for/);
  interviews.change(planned.id, { preparation: "Ask about the ovens" });
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  await screen.findByText("Ask about the ovens");
  press("Save");
  await waitFor(() => expect(interviews.rows()).toMatchObject([{ duration_minutes: 45 }]));
  expect(interviews.rows()).toMatchObject([{ preparation: "Ask about the ovens" }]);
});

test("a long description is cut to what the form accepts", async () => {
  const interviews = serveInterviews();
  await paste(lines(`DESCRIPTION:${"x".repeat(20_000)}`));
  await screen.findByDisplayValue("2099-11-30T14:30");
  press("Save");
  await waitFor(() => expect(interviews.rows()).toHaveLength(1));
  expect(interviews.rows()[0]?.["preparation"]).toHaveLength(20_000);
});

test("a day that cannot be is a problem of the form", async () => {
  serveInterviews();
  await paste(lines());
  const at = await screen.findByDisplayValue("2099-11-30T14:30");
  fireEvent.change(at, { target: { value: "9999-12-31T23:30" } });
  press("Save");
  expect(await screen.findByText("Enter a day and a time")).toBeDefined();
});

test("the keyboard stays in the choice and in the cancellation, and returns to the button that opened them", async () => {
  serveInterviews([planned]);
  const event = lines().split("\r\n").slice(2, -1).join("\r\n");
  const second = lines("STATUS:CANCELLED").split("\r\n").slice(2, -1).join("\r\n");
  await paste(`BEGIN:VCALENDAR\r\n${event}\r\n${second}\r\nEND:VCALENDAR`);
  const choice = await screen.findAllByRole("button", { name: /· Interview$/ });
  expect(document.activeElement).toBe(choice[0]);
  fireEvent.click(choice[1] ?? document.body);
  const mark = await screen.findByRole("button", { name: "Mark it as cancelled" });
  expect(document.activeElement).toBe(mark);
  fireEvent.keyDown(mark, { key: "Escape" });
  expect(screen.queryByRole("button", { name: "Mark it as cancelled" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Invitation (.ics)" }));
});

test("a calendar file dropped anywhere on the page is read, and a task that is being typed stays", async () => {
  serveInterviews();
  await open(`/${baker.id}`);
  fireEvent.click(await screen.findByRole("button", { name: "Task" }));
  const task = screen.getByRole("combobox", { name: "What to do" });
  fireEvent.change(task, { target: { value: "Ask about the oven" } });
  const drop = (name: string) => {
    const files = [new File([lines()], name)];
    const dataTransfer = {
      files: Object.assign(files, { item: () => files[0] }),
      types: ["Files"],
    };
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  };
  drop("photo.png");
  expect(screen.queryByRole("textbox", { name: "With whom" })).toBeNull();
  drop("invite.ics");
  const people = await screen.findByRole("textbox", { name: "With whom" });
  expect(people).toHaveProperty("value", "Rose Delmas");
  expect(task).toHaveProperty("value", "Ask about the oven");
  // A form listens to keys from when it has the focus, which is after it is shown.
  await waitFor(() => expect(people.closest("form")?.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(people, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "With whom" })).toBeNull());
  expect(document.activeElement?.textContent).toBe("Invitation (.ics)");
  expect(task).toHaveProperty("value", "Ask about the oven");
});
