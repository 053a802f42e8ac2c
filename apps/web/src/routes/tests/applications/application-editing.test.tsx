import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  baker,
  choose,
  open,
  respondWithError,
  serve,
  server,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { onNarrowScreen } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const contact = {
  ...baker,
  contact_name: "Léa Petit",
  contact_email: "lea@lenoir.example",
  contact_phone: "+33 1 23 45 67 89",
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
/** The name of a required field has an asterisk. */
const field = (name: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(String.raw`^${name}(?: \*)?$`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = (name: string) => {
  const form = screen.getByRole("form", { name });
  fireEvent.submit(form);
};

async function openWith(row: Readonly<Record<string, unknown>> = baker) {
  const table = serve({ rows: [{ ...row }] });
  await open();
  await stageOf("Baker, Maison Lenoir");
  return table;
}

describe("the position", () => {
  test("shows company, location, source and posting in a popover, and restores the focus", async () => {
    await openWith();
    press("Details of Baker, Maison Lenoir");
    const details = await screen.findByRole("dialog", { name: "Details of Baker, Maison Lenoir" });
    for (const text of ["Maison Lenoir", "Lyon"])
      expect(within(details).getByText(text)).toBeDefined();
    expect(within(details).getAllByText("Not given")).toHaveLength(2);
    const posting = within(details).getByRole("link");
    expect(posting.getAttribute("href")).toBe("https://lenoir.example/1");
    expect(posting.getAttribute("target")).toBe("_blank");
    fireEvent.keyDown(details, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.getAttribute("data-edits")).toBe("position");
  });

  async function openEditor() {
    press("Details of Baker, Maison Lenoir");
    fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
    await screen.findByRole("form", { name: "Edit Baker, Maison Lenoir" });
  }

  test("is edited inline, from the first field on; only changes are sent", async () => {
    await openWith();
    await openEditor();
    await waitFor(() => expect(document.activeElement).toBe(field("Job title")));
    type("Job title", " Pastry cook ");
    type("Job URL", "lenoir.example/2");
    submit("Edit Baker, Maison Lenoir");
    expect(await screen.findByText("Position updated successfully")).toBeDefined();
    const [request] = server.requests("PATCH /rest/v1/job_applied");
    expect(await request?.json()).toEqual({
      job_title: "Pastry cook",
      job_url: "https://lenoir.example/2",
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole("button", { name: "Details of Pastry cook, Maison Lenoir" }),
      ),
    );
  });

  test("requires its required fields, and reports which", async () => {
    await openWith();
    await openEditor();
    type("Company name", " ");
    type("Job URL", "javascript:alert(1)");
    submit("Edit Baker, Maison Lenoir");
    expect(screen.getByText("This field is required")).toBeDefined();
    expect(
      screen.getByText("Enter a web address without spaces, such as https://example.org/job"),
    ).toBeDefined();
    expect(document.activeElement).toBe(field("Company name"));
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
  });

  test("has no link for a web search, which stays until one is typed", async () => {
    const job_url = "https://duckduckgo.com/?q=Baker%20Maison%20Lenoir";
    await openWith({ ...baker, job_url });
    await openEditor();
    expect(field("Job URL").value).toBe("");
    type("Job title", "Pastry cook");
    submit("Edit Baker, Maison Lenoir");
    expect(await screen.findByText("Position updated successfully")).toBeDefined();
    const [request] = server.requests("PATCH /rest/v1/job_applied");
    expect(await request?.json()).toEqual({ job_title: "Pastry cook" });
  });

  test("is unchanged after Escape, and after saving without changes", async () => {
    await openWith();
    await openEditor();
    type("Job title", "Cook");
    fireEvent.keyDown(field("Job title"), { key: "Escape" });
    expect(await stageOf("Baker, Maison Lenoir")).toBeDefined();
    await openEditor();
    submit("Edit Baker, Maison Lenoir");
    expect(await stageOf("Baker, Maison Lenoir")).toBeDefined();
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
  });
});

describe("the contact", () => {
  test("is added when there is none", async () => {
    const table = await openWith();
    press("Add contact to Baker, Maison Lenoir");
    type("E-mail", "lea@");
    submit("Edit the contact of Baker, Maison Lenoir");
    expect(screen.getByText("Please enter a valid email address")).toBeDefined();
    type("E-mail", "lea@lenoir.example");
    type("Phone", "01 23 45 67 89");
    submit("Edit the contact of Baker, Maison Lenoir");
    expect(await screen.findByText("Contact updated successfully")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({
      contact_name: null,
      contact_email: "lea@lenoir.example",
      contact_phone: "01 23 45 67 89",
    });
  });

  test("has mail and phone links in a popover", async () => {
    await openWith(contact);
    press(/^Léa Petit.*, contact of/);
    const details = await screen.findByRole("dialog", { name: "Contact of Baker, Maison Lenoir" });
    const links = within(details).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "mailto:lea@lenoir.example",
      "tel:+33123456789",
    ]);
  });

  test("without a valid address is a text, not a link", async () => {
    await openWith({ ...contact, contact_email: "javascript:alert(1)" });
    press(/^Léa Petit.*, contact of/);
    const details = await screen.findByRole("dialog");
    expect(within(details).getAllByRole("link")).toHaveLength(1);
  });
});

describe("the applied date", () => {
  test("is changed by Enter, with a message, and keeps the focus", async () => {
    const table = await openWith();
    press("Nov 2, 2026");
    const day = field("Applied date of Baker, Maison Lenoir");
    fireEvent.change(day, { target: { value: "2026-10-30" } });
    fireEvent.keyDown(day, { key: "Enter" });
    expect(await screen.findByText("Applied date updated successfully")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({ applied_at: "2026-10-30" });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Oct 30, 2026" }));
  });

  test("is refused when it is still to come", async () => {
    await openWith();
    press("Nov 2, 2026");
    const day = field("Applied date of Baker, Maison Lenoir");
    fireEvent.change(day, { target: { value: "2099-03-01" } });
    fireEvent.keyDown(day, { key: "Enter" });
    expect((await screen.findByRole("alert")).textContent).toContain(
      "The day you applied cannot be after today",
    );
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
    expect(screen.getByRole("button", { name: "Nov 2, 2026" })).toBeDefined();
  });

  test("is unchanged after Escape and without input; an error is reported", async () => {
    await openWith();
    press("Nov 2, 2026");
    const label = "Applied date of Baker, Maison Lenoir";
    fireEvent.change(field(label), { target: { value: "2026-10-30" } });
    fireEvent.keyDown(field(label), { key: "Escape" });
    press("Nov 2, 2026");
    fireEvent.change(field(label), { target: { value: "" } });
    fireEvent.blur(field(label));
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
    server.handle("PATCH /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    press("Nov 2, 2026");
    fireEvent.change(field(label), { target: { value: "2026-10-30" } });
    fireEvent.blur(field(label));
    expect((await screen.findByRole("alert")).textContent).toContain("Error updating applied date");
    expect(screen.getByRole("button", { name: "Nov 2, 2026" })).toBeDefined();
  });
});

describe("the next action", () => {
  test("is selected in the row", async () => {
    const table = await openWith();
    choose(
      screen.getByRole("combobox", { name: "Next action of Baker, Maison Lenoir" }),
      "followUp",
    );
    expect(await screen.findByText("Next action updated successfully")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({ next_action: "followUp" });
  });

  test("has a day and a reminder, which marks the row; a reminder requires a day", async () => {
    const day = "2099-12-01";
    const table = await openWith();
    press("Edit reminder of Baker, Maison Lenoir");
    fireEvent.click(field("Remind me"));
    submit("Edit reminder of Baker, Maison Lenoir");
    expect(screen.getByText("Choose the day of the reminder")).toBeDefined();
    type("Due date", day);
    submit("Edit reminder of Baker, Maison Lenoir");
    expect(await screen.findByText("Next action updated successfully")).toBeDefined();
    expect(table.rows()[0]).toMatchObject({ next_action_date: day, reminder_set: true });
    const marks = screen.getByText("Reminder").closest("tr")?.dataset;
    expect([marks?.["reminder"], marks?.["due"]]).toEqual(["true", undefined]);
    expect(screen.getByText("Dec 1, 2099")).toBeDefined();
  });

  test("that is overdue says so, and its reminder tints the row", async () => {
    serve({ rows: [{ ...baker, next_action_date: "2025-03-04", reminder_set: true }] });
    await open();
    const overdue = await screen.findByText("Overdue: Mar 4, 2025");
    expect(overdue.closest("tr")?.dataset["due"]).toBe("true");
  });

  test("that could not be stored shows an error", async () => {
    await openWith();
    server.handle("PATCH /rest/v1/job_applied", respondWithError(500, "The disk is full"));
    choose(
      screen.getByRole("combobox", { name: "Next action of Baker, Maison Lenoir" }),
      "followUp",
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Error updating next action");
  });
});

test("a row is in one mode at a time, and input is kept on blur", async () => {
  const table = await openWith();
  press("Add contact to Baker, Maison Lenoir");
  expect(screen.queryByRole("button", { name: /^Edit reminder/ })).toBeNull();
  type("Name", "Léa Petit");
  const outside = screen.getByRole("button", { name: "Add application" });
  Object.assign(document, { hasFocus: () => true });
  fireEvent.focusOut(field("Name"), { relatedTarget: outside });
  Reflect.deleteProperty(document, "hasFocus");
  expect(await screen.findByText("Contact updated successfully")).toBeDefined();
  expect(table.rows()[0]).toMatchObject({ contact_name: "Léa Petit" });
});

describe("a row on a narrow screen", () => {
  async function openActions() {
    onNarrowScreen();
    const table = serve({ rows: [baker] });
    await open();
    const actions = await screen.findByRole("button", { name: "Actions for Baker, Maison Lenoir" });
    fireEvent.click(actions);
    return { table, sheet: within(await screen.findByRole("dialog", { name: /^Baker/ })) };
  }

  test("gets another stage by a sheet, with one undo", async () => {
    const { table, sheet } = await openActions();
    expect(sheet.getByRole("button", { name: "Applied" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    fireEvent.click(sheet.getByRole("button", { name: "Offer" }));
    expect(await screen.findByText("Stage updated successfully")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(table.rows()[0]).toMatchObject({ application_stage: "applied" }));
  });

  test("gives the focus to the next row when its stage leaves the filter", async () => {
    onNarrowScreen();
    const nurse = { ...baker, id: "22222222-2222-4222-8222-222222222222", job_title: "Nurse" };
    serve({ rows: [baker, nurse] });
    await open("?stage=applied");
    const actions = await screen.findAllByRole("button", { name: /^Actions for/ });
    actions[0]?.focus();
    if (actions[0]) fireEvent.click(actions[0]);
    const sheet = within(await screen.findByRole("dialog"));
    fireEvent.click(sheet.getByRole("button", { name: "Offer" }));
    await waitFor(() => {
      const left = screen.getAllByRole("button", { name: /^Actions for/ });
      expect(left).toHaveLength(1);
      expect(document.activeElement).toBe(left[0]);
    });
  });

  test("keeps its stage when the same is chosen", async () => {
    const { sheet } = await openActions();
    fireEvent.click(sheet.getByRole("button", { name: "Applied" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.requests("PATCH /rest/v1/job_applied")).toEqual([]);
  });

  test("has its reminder edited and is deleted by the sheet", async () => {
    const { table, sheet } = await openActions();
    fireEvent.click(sheet.getByRole("button", { name: "Edit reminder" }));
    const form = await screen.findByRole("form", { name: /^Edit reminder of Baker/ });
    fireEvent.click(within(form).getByRole("button", { name: "Cancel" }));
    fireEvent.click(screen.getByRole("button", { name: "Actions for Baker, Maison Lenoir" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(table.rows()).toEqual([]));
    expect(screen.getByText("Application deleted")).toBeDefined();
  });
});
