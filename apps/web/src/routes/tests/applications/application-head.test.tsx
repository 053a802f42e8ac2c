import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, test } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import {
  baker,
  chooseFromMenu,
  open,
  serveSheet,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();
afterEach(() => onlineManager.setOnline(true));

async function openSheet() {
  const page = await open(`/${baker.id}`);
  const sheet = await screen.findByRole("dialog");
  await within(sheet).findByRole("combobox", { name: /^Stage of/ });
  return { page, sheet: within(sheet) };
}

type Sheet = Awaited<ReturnType<typeof openSheet>>["sheet"];

/** Opens a field by its button, and types in it. */
function type(sheet: Sheet, button: string | RegExp, text: string): HTMLElement {
  fireEvent.click(sheet.getByRole("button", { name: button }));
  const field = document.activeElement;
  if (!(field instanceof HTMLElement)) throw new Error("no field has the focus");
  fireEvent.change(field, { target: { value: text } });
  return field;
}
const contact = {
  contact_name: "Iris",
  contact_email: "iris@lenoir.example",
  contact_phone: "+33 1 11 11",
};
const unsaved = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith("postulo-unsaved:"));
const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: "Enter" });
const status = (sheet: Sheet) => sheet.getByRole("status").textContent;

describe("a field of the head", () => {
  test.each([
    ["job_title", "Baker", "Pastry chef"],
    ["company_name", "Company name: Maison Lenoir", "Maison Blanche"],
    ["location", "Location: Lyon", "Paris"],
    ["job_url", "Job URL: https://lenoir.example/1", "https://blanche.example/2"],
    ["contact_name", "Contact: Iris", "Rose"],
    ["contact_email", "E-mail: iris@lenoir.example", "rose@lenoir.example"],
    ["contact_phone", "Phone: +33 1 11 11", "+33 1 23 45"],
    ["applied_at", /^Applied date: /, "2026-10-05"],
  ])("%s is edited in its place, and saved by Enter", async (column, button, text) => {
    const applications = serveSheet(contact);
    const { sheet } = await openSheet();
    const field = type(sheet, button, text);
    expect(status(sheet)).toBe("Not saved yet");
    enter(field);
    await waitFor(() => expect(applications.rows()).toMatchObject([{ [column]: text }]));
    await waitFor(() => expect(status(sheet)).toBe("Saved"));
    expect(document.activeElement?.textContent).toContain(column === "applied_at" ? "2026" : text);
    expect(unsaved()).toEqual([]);
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    const before = new Map<string, unknown>(Object.entries({ ...baker, ...contact })).get(column);
    await waitFor(() => expect(applications.rows()).toMatchObject([{ [column]: before }]));
  });

  test.each([
    "https://duckduckgo.com/?q=Baker%20Maison%20Lenoir",
    "https://www.google.com/search?q=baker+lyon",
  ])("has no link for a web search, and takes one that is added: %s", async (job_url) => {
    const applications = serveSheet({ job_url });
    const { sheet } = await openSheet();
    expect(sheet.queryByRole("button", { name: /^Job URL/ })).toBeNull();
    await chooseFromMenu("Add a detail", "Job URL");
    const field = sheet.getByRole("textbox", { name: "Job URL" });
    expect(field).toHaveProperty("value", "");
    fireEvent.change(field, { target: { value: "https://lenoir.example/7" } });
    enter(field);
    const link = "https://lenoir.example/7";
    await waitFor(() => expect(applications.rows()).toMatchObject([{ job_url: link }]));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(applications.rows()).toMatchObject([{ job_url }]));
  });

  test("is saved when it is left, restored by Escape, and unchanged without a change", async () => {
    const applications = serveSheet();
    const { sheet } = await openSheet();
    const field = type(sheet, "Location: Lyon", "Paris");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(document.activeElement).toBe(sheet.getByRole("button", { name: "Location: Lyon" }));
    expect(status(sheet)).toBe("Saved");
    expect(screen.getByRole("dialog")).toBeDefined();
    enter(type(sheet, "Location: Lyon", " Lyon "));
    expect(status(sheet)).toBe("Saved");
    fireEvent.blur(type(sheet, "Location: Lyon", ""));
    await waitFor(() =>
      expect(applications.rows()).toMatchObject([{ location: null, version: 2 }]),
    );
    await waitFor(() => expect(sheet.queryByRole("button", { name: /^Location/ })).toBeNull());
  });

  test("shows what is wrong beside it, and keeps what was typed", async () => {
    const applications = serveSheet(contact);
    const { page, sheet } = await openSheet();
    const wrong = async (button: string | RegExp, text: string, problem: string) => {
      const field = type(sheet, button, text);
      enter(field);
      expect((await sheet.findByRole("alert")).textContent).toBe(problem);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(field);
      fireEvent.keyDown(field, { key: "Escape" });
      expect(sheet.queryByRole("alert")).toBeNull();
    };
    await wrong("Baker", " ", "This field is required");
    await wrong("Location: Lyon", "x".repeat(501), "At most 500 characters");
    await wrong(/^Applied date/, "", "Enter a date");
    await wrong(/^E-mail/, "rose", "Please enter a valid email address");
    await wrong(/^Phone/, "soon", "Enter a phone number");
    const problem = "Enter a web address without spaces, such as https://example.org/job";
    const field = type(sheet, /^Job URL/, "javascript:alert(1)");
    fireEvent.blur(field);
    expect((await sheet.findByRole("alert")).textContent).toBe(problem);
    page.unmount();
    const again = await openSheet();
    expect(again.sheet.getByRole("textbox", { name: "Job URL" })).toHaveProperty(
      "value",
      "javascript:alert(1)",
    );
    expect(again.sheet.getByRole("alert").textContent).toBe(problem);
    expect(applications.rows()).toMatchObject([{ version: 1 }]);
  });

  test("saves what was typed when the application is closed before the field was left", async () => {
    const applications = serveSheet();
    const { sheet } = await openSheet();
    type(sheet, "Location: Lyon", "Paris");
    fireEvent.click(sheet.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(applications.rows()).toMatchObject([{ location: "Paris" }]));
  });

  test("waits for the connection, also after its tab was closed", async () => {
    const applications = serveSheet();
    const { page, sheet } = await openSheet();
    onlineManager.setOnline(false);
    enter(type(sheet, "Location: Lyon", "Paris"));
    await waitFor(() => expect(status(sheet)).toBe("Waiting for the connection"));
    expect(sheet.getByRole("button", { name: "Location: Paris" })).toBeDefined();
    const kept = unsaved();
    expect(kept).toHaveLength(1);
    page.unmount();
    expect(unsaved()).toEqual(kept);
    onlineManager.setOnline(true);
    const again = await openSheet();
    expect(again.sheet.getByRole("button", { name: "Location: Paris" })).toBeDefined();
    await waitFor(() => expect(applications.rows()).toMatchObject([{ location: "Paris" }]));
    await waitFor(() => expect(unsaved()).toEqual([]));
  });

  test("is not sent from a second tab while it is typed in the first", async () => {
    const applications = serveSheet();
    const first = await openSheet();
    type(first.sheet, "Location: Lyon", "Par");
    const kept = unsaved().map(([key, text]) => [key, String(text)] as const);
    fireEvent.keyDown(first.sheet.getByRole("textbox", { name: "Location" }), { key: "Escape" });
    first.page.unmount();
    for (const [key, text] of kept) localStorage.setItem(key, text);
    const second = await openSheet();
    const field = second.sheet.getByRole("textbox", { name: "Location" });
    expect(field).toHaveProperty("value", "Par");
    expect(document.activeElement).not.toBe(field);
    second.page.unmount();
    expect(applications.rows()).toMatchObject([{ location: "Lyon", version: 1 }]);
    expect(unsaved()).toHaveLength(1);
  });

  test("that another window changed meanwhile is chosen, others are merged", async () => {
    const applications = serveSheet();
    const { sheet } = await openSheet();
    const field = type(sheet, "Location: Lyon", "Paris");
    applications.change(baker.id, { source: "A friend", location: "Lille" });
    enter(field);
    const dialog = within(await screen.findByRole("dialog", { name: "Changed twice" }));
    fireEvent.click(dialog.getByRole("radio", { name: /Paris/ }));
    fireEvent.click(dialog.getByRole("button", { name: "Save the choice" }));
    await waitFor(() =>
      expect(applications.rows()).toMatchObject([{ location: "Paris", source: "A friend" }]),
    );
  });

  test("is not shown while it is empty, but offered by a menu, which gets the focus back", async () => {
    const applications = serveSheet({ location: null });
    const { sheet } = await openSheet();
    expect(
      sheet.queryByRole("button", { name: /^(Location|Source|Contact|E-mail|Phone):/ }),
    ).toBeNull();
    await chooseFromMenu("Add a detail", "Source");
    const source = sheet.getByRole("textbox", { name: "Source" });
    expect(document.activeElement).toBe(source);
    fireEvent.keyDown(source, { key: "Escape" });
    expect(sheet.queryByRole("textbox", { name: "Source" })).toBeNull();
    expect(document.activeElement).toBe(sheet.getByRole("button", { name: "Add a detail" }));
    await chooseFromMenu("Add a detail", "Location");
    const place = sheet.getByRole("textbox", { name: "Location" });
    fireEvent.change(place, { target: { value: "Lyon" } });
    enter(place);
    expect(document.activeElement).toBe(sheet.getByRole("button", { name: "Location: Lyon" }));
    await waitFor(() => expect(applications.rows()).toMatchObject([{ location: "Lyon" }]));
    fireEvent.click(sheet.getByRole("button", { name: "Add a detail" }));
    expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual([
      "Employment type",
      "Source",
      "Tags",
    ]);
  });

  test("that is invalid stays open with its message while another detail is added", async () => {
    const applications = serveSheet({ location: null });
    const { sheet } = await openSheet();
    await chooseFromMenu("Add a detail", "Location");
    const place = sheet.getByRole("textbox", { name: "Location" });
    fireEvent.change(place, { target: { value: "x".repeat(501) } });
    fireEvent.blur(place);
    expect((await sheet.findByRole("alert")).textContent).toBe("At most 500 characters");
    await chooseFromMenu("Add a detail", "Source");
    expect(document.activeElement).toBe(sheet.getByRole("textbox", { name: "Source" }));
    expect(sheet.getByRole("textbox", { name: "Location" })).toBe(place);
    expect(sheet.getByRole("alert").textContent).toBe("At most 500 characters");
    fireEvent.change(place, { target: { value: "Lyon" } });
    enter(place);
    await waitFor(() => expect(applications.rows()).toMatchObject([{ location: "Lyon" }]));
    expect(sheet.getByRole("textbox", { name: "Source" })).toBeDefined();
  });

  test("leads the focus to the first field when the last optional one is emptied, and none is missing", async () => {
    const known = { employment_type: "permanent", source: "A friend", tags: ["night"] };
    const applications = serveSheet({ ...contact, ...known });
    const { sheet } = await openSheet();
    expect(sheet.queryByRole("button", { name: "Add a detail" })).toBeNull();
    enter(type(sheet, /^Phone/, ""));
    expect(document.activeElement).toBe(sheet.getByRole("button", { name: /^Company name/ }));
    await waitFor(() => expect(applications.rows()).toMatchObject([{ contact_phone: null }]));
  });

  test("does not take the focus from what it moved to", async () => {
    serveSheet({ ...contact, location: null });
    const { sheet } = await openSheet();
    const field = type(sheet, /^Phone/, "");
    const target = sheet.getByRole("button", { name: /^E-mail/ });
    fireEvent.focusOut(field, { relatedTarget: target });
    await waitFor(() => expect(field.isConnected).toBe(false));
    expect(document.activeElement).toBe(document.body);
  });

  test("has a select for the contract, and links for the contact", async () => {
    const applications = serveSheet({ contact_email: "rose@lenoir.example" });
    const { sheet } = await openSheet();
    await chooseFromMenu("Add a detail", "Employment type");
    expect(document.activeElement).toBe(sheet.getByRole("combobox", { name: "Employment type" }));
    fireEvent.change(sheet.getByRole("combobox", { name: "Employment type" }), {
      target: { value: "permanent" },
    });
    await waitFor(() =>
      expect(applications.rows()).toMatchObject([{ employment_type: "permanent" }]),
    );
    const link = sheet.getByRole("link", { name: "Write to rose@lenoir.example" });
    expect(link.getAttribute("href")).toBe("mailto:rose@lenoir.example");
  });
});
