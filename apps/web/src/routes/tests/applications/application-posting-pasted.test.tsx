import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import "../../../posting/read-job.ts";
import "../../../applications/application/posting/read-asked.ts";
import { serveTable } from "../../testing/fake-tables.ts";
import {
  open,
  respondWithError,
  serve,
  server,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

const posting = [
  "Job title: Staff Nurse",
  "Company: Harbour Clinic",
  "Location: Leeds",
  "Contract: Fixed term, 12 months",
  "Salary: £32,000 – £36,000 per year",
  "",
  "We are looking for a nurse who cares for our patients.",
  "Send your CV to Ines Calder, Matron, at nurses@harbour.example.",
].join("\n");

const field = (name: RegExp): HTMLInputElement => screen.getByLabelText(name);
const posted = () => field(/Text of the posting/);
const paste = (text: string) => fireEvent.change(posted(), { target: { value: text } });
const drop = (file: File) =>
  fireEvent.drop(field(/^Job title/), { dataTransfer: { files: { item: () => file } } });
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function openForm() {
  const table = serve();
  const page = await open();
  fireEvent.click(await screen.findByRole("button", { name: "Add application" }));
  await screen.findByLabelText(/Text of the posting/);
  return { table, page };
}
const untilRead = () => screen.findByText(/Read from the posting, please check/);

describe("a pasted posting", () => {
  test("fills title, company, place, contract, salary and contact, and is saved once with its text", async () => {
    const { table } = await openForm();
    paste(posting);
    expect((await untilRead()).textContent).toContain(
      "Job title, Company name, Location, Employment type, Salary, Contact’s name, Contact’s e-mail",
    );
    expect(field(/^Job title/).value).toBe("Staff Nurse");
    click("Save for later");
    click("Save for later");
    expect(await screen.findByText("Job saved, not applied to yet")).toBeDefined();
    expect(await stageOf("Staff Nurse, Harbour Clinic")).toBeDefined();
    expect(server.requests("POST /rest/v1/job_applied")).toHaveLength(1);
    expect(table.rows().at(-1)).toMatchObject({
      job_title: "Staff Nurse",
      company_name: "Harbour Clinic",
      location: "Leeds",
      employment_type: "fixedTerm",
      salary: "£32,000 – £36,000 per year",
      contact_name: "Ines Calder",
      contact_email: "nurses@harbour.example",
      posting_text: posting,
      job_url: "https://duckduckgo.com/?q=Staff%20Nurse%20Harbour%20Clinic",
      application_stage: "saved",
      applied_at: null,
      application_method: "manual",
    });
    expect(table.rows().at(-1)?.["saved_at"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    click("Open");
    expect(await screen.findByRole("heading", { name: "Staff Nurse", level: 2 })).toBeDefined();
  });

  test("gives the application its closing date as a task in the posting's words", async () => {
    await openForm();
    const tasks = serveTable(server, "task", { rows: [] });
    paste(`${posting}\nClosing date: 11 December 2099, 5 pm`);
    expect((await untilRead()).textContent).toContain("Closing date");
    expect(field(/^Closing date/).value).not.toBe("");
    click("Save for later");
    expect(await screen.findByText("Job saved, not applied to yet")).toBeDefined();
    const title = "Closing date: 11 December 2099, 5 pm";
    await waitFor(() =>
      expect(tasks.rows()).toMatchObject([{ title, action: null, due_date: "2099-12-11" }]),
    );
  });

  test("leaves nothing to do for its closing date where the application was sent", async () => {
    await openForm();
    const tasks = serveTable(server, "task", { rows: [] });
    paste(`${posting}\nClosing date: 11 December 2099, 5 pm`);
    await untilRead();
    click("Add application");
    expect(await screen.findByText("Application added")).toBeDefined();
    await waitFor(() => expect(tasks.rows()).toMatchObject([{ due_date: "2099-12-11" }]));
    expect(tasks.rows()[0]?.["done_at"]).not.toBeNull();
  });

  test("without a day leaves the typed closing date a task with its name", async () => {
    const { table } = await openForm();
    const tasks = serveTable(server, "task", { rows: [] });
    paste(posting);
    await untilRead();
    fireEvent.change(field(/^Closing date/), { target: { value: "2099-12-11" } });
    click("Save for later");
    expect(await screen.findByText("Job saved, not applied to yet")).toBeDefined();
    await waitFor(() =>
      expect(tasks.rows()).toMatchObject([{ title: "Closing date", due_date: "2099-12-11" }]),
    );
    // The database writes another task for a day in the row itself.
    expect(table.rows().at(-1)).not.toHaveProperty("next_action_date", "2099-12-11");
  });

  test("has the telephone number of its contact", async () => {
    const { table } = await openForm();
    paste(`${posting}\nQuestions? Call Ines Calder on 01632 960000.`);
    expect((await untilRead()).textContent).toContain("Contact’s phone");
    click("Save for later");
    expect(await screen.findByText("Job saved, not applied to yet")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({ contact_phone: "01632 960000" });
  });

  test("has its link where one is alone on a line, and no link is typed over", async () => {
    await openForm();
    paste(`${posting}\nhttps://harbour.example/jobs/7`);
    expect((await untilRead()).textContent).toContain("Job URL");
    expect(field(/^Job URL/).value).toBe("https://harbour.example/jobs/7");
    fireEvent.change(field(/^Job URL/), { target: { value: "https://board.example/8" } });
    paste(`${posting}\nhttps://harbour.example/jobs/9`);
    await untilRead();
    expect(field(/^Job URL/).value).toBe("https://board.example/8");
  });

  test("that is only a link fills the link and its job board, and asks for the text", async () => {
    await openForm();
    paste("https://uk.indeed.com/viewjob?jk=1a2b");
    expect(await screen.findByText(/Paste the text of the posting too/)).toBeDefined();
    expect(field(/^Job URL/).value).toBe("https://uk.indeed.com/viewjob?jk=1a2b");
    expect(field(/^Source/).value).toBe("Indeed");
  });

  test("that goes into another field is taken as the posting, and can be added as applied", async () => {
    const { table } = await openForm();
    const clipboardData = { getData: () => posting };
    fireEvent.paste(field(/^Job title/), { clipboardData });
    await untilRead();
    expect(posted().value).toBe(posting);
    fireEvent.change(field(/Job URL/), { target: { value: "https://harbour.example/1" } });
    const day = { target: { value: "2026-11-02" } };
    fireEvent.change(field(/^Applied date/), day);
    click("Add application");
    expect(await screen.findByText("Application added")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({
      job_url: "https://harbour.example/1",
      application_stage: "applied",
      applied_at: "2026-11-02",
      posting_text: posting,
    });
  });

  test("leaves the applied date as it stands, and Enter adds the application", async () => {
    const { table } = await openForm();
    const today = field(/^Applied date/).value;
    expect(today).not.toBe("");
    paste(posting);
    await untilRead();
    expect(field(/^Applied date/).value).toBe(today);
    fireEvent.submit(screen.getByRole("form", { name: "Add an application" }));
    expect(await screen.findByText("Application added")).toBeDefined();
    expect(screen.getByText("Recorded as sent today.")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({ application_stage: "applied", applied_at: today });
  });

  test("whose applied date was cleared can be saved for later", async () => {
    const { table } = await openForm();
    paste(posting);
    await untilRead();
    fireEvent.change(field(/^Applied date/), { target: { value: "" } });
    fireEvent.submit(screen.getByRole("form", { name: "Add an application" }));
    expect(screen.getByText("Enter the day you applied, or save it for later")).toBeDefined();
    expect(document.activeElement).toBe(field(/^Applied date/));
    click("Save for later");
    expect(await screen.findByText("Job saved, not applied to yet")).toBeDefined();
    expect(table.rows().at(-1)).toMatchObject({ application_stage: "saved", applied_at: null });
  });

  test("changes nothing that was typed or cleared", async () => {
    await openForm();
    fireEvent.change(field(/^Job title/), { target: { value: "Night nurse" } });
    paste(posting);
    expect((await untilRead()).textContent).not.toContain("Job title,");
    fireEvent.change(field(/Company name/), { target: { value: "" } });
    paste(posting.replace("Leeds", "York"));
    await waitFor(() => expect(field(/Location/).value).toBe("York"));
    expect(field(/^Job title/).value).toBe("Night nurse");
    expect(field(/Company name/).value).toBe("");
  });

  test("is kept with the form when saving failed, and after a cancel is undone", async () => {
    await openForm();
    paste(posting);
    await untilRead();
    server.handle("POST /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    click("Save for later");
    expect((await screen.findByRole("alert")).textContent).toContain("Error adding application");
    expect(posted().value).toBe(posting);
    click("Cancel");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect((await screen.findByLabelText<HTMLInputElement>(/Text of the posting/)).value).toBe(
      posting,
    );
    expect(field(/Company name/).value).toBe("Harbour Clinic");
  });

  test("that is not read yet when the form is closed leaves no draft", async () => {
    await openForm();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    paste(posting);
    click("Cancel");
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await import("../../../posting/read-job.ts");
    expect(sessionStorage.length).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Add application" }));
    expect((await screen.findByLabelText<HTMLInputElement>(/Text of the posting/)).value).toBe("");
  });

  test("that is too long is rejected in another field too", async () => {
    await openForm();
    const clipboardData = { getData: () => "A line\n".repeat(20_000) };
    fireEvent.paste(field(/^Job title/), { clipboardData });
    expect(await screen.findByText(/more text than the 100,?000 characters/)).toBeDefined();
    expect(posted().value).toBe("");
    expect(field(/^Job title/).value).toBe("");
  });

  test("that a file replaced comes back by an undo", async () => {
    await openForm();
    paste("My own words");
    drop(new File([posting], "posting.txt"));
    await untilRead();
    expect(posted().value).toBe(posting);
    expect(screen.getByText("The file replaced the text of the posting")).toBeDefined();
    click("Undo");
    expect(posted().value).toBe("My own words");
    await waitFor(() => expect(field(/Company name/).value).toBe(""));
  });

  test("does not come back into a form that is closed", async () => {
    await openForm();
    paste("My own words");
    drop(new File([posting], "posting.txt"));
    await untilRead();
    click("Save for later");
    await screen.findByText("Job saved, not applied to yet");
    click("Undo");
    expect(sessionStorage.length).toBe(0);
  });

  test("of a dropped file is read, and a file that the server cannot read says why", async () => {
    await openForm();
    server.handle("POST /resume-parser/text", () =>
      Response.json({ code: "no_text", message: "No text" }, { status: 422 }),
    );
    drop(new File(["%PDF-1.7"], "posting.pdf"));
    expect(await screen.findByText(/This file has no text/)).toBeDefined();
    drop(new File([posting], "posting.txt"));
    await untilRead();
    expect(field(/Company name/).value).toBe("Harbour Clinic");
  });

  test("of a PDF is read by the server, and what is chosen meanwhile waits", async () => {
    await openForm();
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.handle("POST /resume-parser/text", () => promise);
    drop(new File(["%PDF-1.7"], "posting.pdf"));
    expect(await screen.findByText("Reading the file…")).toBeDefined();
    resolve(Response.json({ text: posting }));
    await untilRead();
    expect(posted().value).toBe(posting);
    expect(field(/^Job title/).value).toBe("Staff Nurse");
  });
});
