import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Loads the lazy component before the test's timeout starts.
import "../../../applications/application/application-sheet.tsx";
import "../../../applications/application/markdown-text.tsx";
import { messages as english } from "../../../applications/application/messages.ts";
import { messages as french } from "../../../applications/application/messages.fr.ts";
import {
  baker,
  open,
  serve,
  server,
  startApplicationScreens,
  userId,
} from "../../testing/applications-screen.tsx";
import { serveTable } from "../../testing/fake-tables.ts";
import { renderDashboard } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

const notes = [
  "# Call",
  "Ring **Léa** at [her desk](https://lenoir.example/lea) <img src=x onerror=alert(1)>",
  "- [x] sent",
  "- ![plan](javascript:alert(1)) [bad](javascript:alert(2)) [mail](mailto:lea@lenoir.example)",
].join("\n\n");

const receipt = {
  version: 1,
  page: "https://lenoir.example/apply",
  filledAt: "2026-11-02T09:30:00Z",
  fields: [
    { key: "first_name", label: "Given name", outcome: "filled", source: "profile.first_name" },
    { key: "gender", label: "Gender", outcome: "left", reason: "sensitive" },
    { key: "city", label: "", outcome: "failed", reason: "changedByPage" },
  ],
  files: [{ kind: "resume", fileName: "cv.pdf", sha256: "ab12" }],
};

const cv = {
  id: "44444444-4444-4444-8444-444444444444",
  file_name: "cv.pdf",
  file_path: "p/1.pdf",
  file_type: "resume",
};

function serveSheet(row: Readonly<Record<string, unknown>> = {}) {
  const detailed = { ...baker, salary: null, posting_text: null, notes, receipt: null };
  const applications = serve({ rows: [{ ...detailed, ...row }] });
  serveTable(server, "application_event", { rows: [] });
  for (const written of ["cvs", "letters"]) serveTable(server, written, { rows: [] });
  serveTable(server, "files", { rows: [cv] });
  const links = serveTable(server, "application_files", { rows: [] });
  let made = 0;
  const contacts = serveTable(server, "application_contacts", {
    rows: [],
    defaults: () => ({
      id: `5555555${(made += 1)}-5555-4555-8555-555555555555`,
      created_at: `2026-11-0${made}T00:00:00Z`,
      version: 1,
    }),
  });
  return { applications, links, contacts };
}

async function openSheet(): Promise<HTMLElement> {
  await open(`/${baker.id}`);
  await screen.findByRole("button", { name: "Write" });
  return screen.getByRole("dialog", { name: "Baker" });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function fillContact(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByRole("textbox", { name: label }), { target: { value } });
  fireEvent.submit(screen.getByRole("textbox", { name: "Phone" }).closest("form") ?? document.body);
}

test("the first contact is that of the application, others are listed beside it, and none is lost", async () => {
  const { applications, contacts } = serveSheet();
  await openSheet();
  press("Add contact");
  await fillContact({ Name: "", "E-mail": "" });
  expect(await screen.findByText(/^Enter a name, an e-mail address/)).toBeDefined();
  await fillContact({ "E-mail": "lea" });
  expect(await screen.findByText("Please enter a valid email address")).toBeDefined();
  await fillContact({ Name: "Léa", "E-mail": "lea@lenoir.example" });
  await screen.findByRole("button", { name: "Edit Léa" });
  expect(applications.rows()).toMatchObject([{ contact_name: "Léa" }]);
  expect(contacts.rows()).toEqual([]);

  press("Add contact");
  await fillContact({ Name: "Tom", Phone: "+33 1 23 45" });
  const phone = await screen.findByRole("link", { name: "+33 1 23 45" });
  expect(phone.getAttribute("href")).toBe("tel:+3312345");
  press("Edit Tom");
  await fillContact({ Name: "Tomás" });
  await screen.findByRole("button", { name: "Edit Tomás" });
  expect(contacts.rows()).toMatchObject([{ name: "Tomás", phone: "+33 1 23 45", version: 2 }]);

  press("Remove Léa");
  await waitFor(() => expect(applications.rows()).toMatchObject([{ contact_name: null }]));
  press("Remove Tomás");
  await waitFor(() => expect(contacts.rows()).toEqual([]));
  for (const undo of await screen.findAllByRole("button", { name: "Undo" })) fireEvent.click(undo);
  await screen.findByRole("button", { name: "Edit Léa" });
  await screen.findByRole("button", { name: "Edit Tomás" });
  expect(applications.rows()).toMatchObject([{ contact_email: "lea@lenoir.example" }]);
});

test("a contact that was changed elsewhere is not overwritten", async () => {
  const { contacts } = serveSheet({ contact_name: "Léa" });
  await openSheet();
  press("Add contact");
  await fillContact({ Name: "Tom" });
  await screen.findByRole("button", { name: "Edit Tom" });
  contacts.change(String(contacts.rows()[0]?.["id"]), { name: "Thomas" });
  press("Edit Tom");
  await fillContact({ Name: "Tim" });
  expect((await screen.findByRole("alert")).textContent).toContain("changed in another window");
  expect(contacts.rows()).toMatchObject([{ name: "Thomas" }]);
});

test("a file is linked and unlinked", async () => {
  const { links } = serveSheet();
  await openSheet();
  fireEvent.click(await screen.findByRole("button", { name: "Link a file" }));
  fireEvent.change(await screen.findByLabelText("Link one of your files"), {
    target: { value: cv.id },
  });
  fireEvent.submit(screen.getByRole("button", { name: "Link" }));
  await screen.findByRole("button", { name: "Download cv.pdf" });
  expect(links.rows()).toEqual([{ application_id: baker.id, file_id: cv.id, user_id: userId }]);
  press("Unlink cv.pdf");
  await screen.findByRole("button", { name: "Link a file" });
  expect(links.rows()).toEqual([]);
});

test("notes are rendered as Markdown without HTML and unsafe URLs", async () => {
  serveSheet();
  await openSheet();
  const preview = screen.getByRole("region", { name: "Notes" });
  expect(await within(preview).findByRole("heading", { name: "Call" })).toBeDefined();
  expect(preview.querySelector("strong")?.textContent).toBe("Léa");
  const links = within(preview).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://lenoir.example/lea",
    "mailto:lea@lenoir.example",
  ]);
  expect(preview.querySelector("img")).toBeNull();
  expect(preview.textContent).toContain("<img src=x onerror=alert(1)>");
  expect(preview.textContent).toContain("☑ sent");
  press("Write");
  expect(screen.getByRole("textbox", { name: "Notes" })).toBeDefined();
});

test("a click in the notes opens them for writing, with the focus in them", async () => {
  serveSheet();
  await openSheet();
  const part = screen.getByRole("region", { name: "Notes" });
  const heading = await within(part).findByRole("heading", { name: "Call" });
  const [link] = within(part).getAllByRole("link");
  link?.addEventListener("click", (event) => event.preventDefault());
  if (link) fireEvent.click(link);
  expect(screen.queryByRole("textbox", { name: "Notes" })).toBeNull();
  fireEvent.click(heading);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Notes" }));
});

test.each([
  [
    "en",
    ["Filled in (1)", "from your profile (first name)", "Personal: only you answer this"],
    ["Field without a name", "The page did not keep the value", "SHA-256 ab12"],
  ],
  [
    "fr",
    ["Remplis (1)", "à partir de votre profil (prénom)", "Personnel : c’est à vous de répondre"],
    ["Champ sans nom", "La page n’a pas gardé la valeur", "Empreinte SHA-256 ab12"],
  ],
] as const)("the receipt of the extension is shown in %s", async (language, ...texts) => {
  serveSheet({ application_method: "extension", receipt });
  await renderDashboard(`/dashboard/applications/${baker.id}`, language);
  const title = { en: "Receipt of the extension", fr: "Compte rendu de l’extension" }[language];
  const shown = await screen.findByRole("region", { name: title });
  await within(shown).findByText("cv.pdf");
  for (const text of texts.flat())
    expect(shown.textContent?.replaceAll(/\s/g, " ")).toContain(text);
});

test.each([
  ["en", english],
  ["fr", french],
] as const)("each reason of a receipt is shown as a text in %s", async (language, messages) => {
  const reasons = Object.keys(messages.receipt.reasons);
  const fields = reasons.map((reason) => ({ label: "City", outcome: "left", reason }));
  serveSheet({ application_method: "extension", receipt: { ...receipt, fields, files: [] } });
  await renderDashboard(`/dashboard/applications/${baker.id}`, language);
  const title = { en: "Receipt of the extension", fr: "Compte rendu de l’extension" }[language];
  const shown = await screen.findByRole("region", { name: title });
  const items = await within(shown).findAllByText("City");
  const texts = items.map((item) => item.nextSibling?.textContent);
  expect(texts).toEqual(Object.values(messages.receipt.reasons));
  expect(texts).not.toContainEqual(expect.stringMatching(/^\w*$/));
});

test("an application of the extension without a valid receipt shows a notice", async () => {
  serveSheet({ application_method: "extension", receipt: { fields: "no" } });
  await openSheet();
  expect(await screen.findByText("The receipt cannot be read.")).toBeDefined();
});
