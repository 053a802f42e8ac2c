import { onlineManager } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import {
  applicationId,
  drawnPage,
  fullLetter,
  generate,
  jobId,
  letters,
  letterId,
  letterText,
  openStoredLetter,
  paste,
  sentences,
  server,
  serveStoredLetter,
  startLetterScreens,
  typeInto,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

const documentRequest = z.looseObject({ format: z.string() });

const openStored = async (columns?: Parameters<typeof openStoredLetter>[0]) => {
  server.handle("POST /cover-letter", () => Response.json(fullLetter));
  return (await openStoredLetter(columns)).field;
};
const isDisabled = (button: HTMLElement) => button.hasAttribute("disabled");
const moveTo = (field: HTMLTextAreaElement, words: string) => {
  field.focus();
  const at = field.value.indexOf(words);
  field.setSelectionRange(at, at);
  fireEvent.select(field);
};
const announcement = (field: HTMLTextAreaElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

test("a letter that was composed here does not say that data left the server", async () => {
  serveStoredLetter({}, letterText, "composer");
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  expect(screen.getByText(/without an AI model/)).toBeDefined();
  expect(screen.queryByRole("link", { name: "What left this server" })).toBeNull();
  expect(screen.getByRole("link", { name: "See whether anything left this server" })).toBeDefined();
});

test("the sources of a sentence are shown at the caret", async () => {
  const field = await openStored();
  expect(field.value).toBe(letterText);
  expect(announcement(field)).toContain("Point at a sentence");
  moveTo(field, "baked bread");
  await waitFor(() =>
    expect(announcement(field)).toBe(
      "Rests on: Experience: Baker, Maison Lenoir · Skill: Sourdough",
    ),
  );
  moveTo(field, "would like");
  expect(announcement(field)).toBe("A courtesy: it says nothing about you.");
  moveTo(field, "Dear team");
  expect(announcement(field)).toBe("Address, date and greeting.");
  expect(screen.getByText(/Written by an AI model/)).toBeDefined();
  const way = screen.getByRole("link", { name: "What left this server" });
  expect(way.getAttribute("href")).toBe("/dashboard/profile#sent");
});

test("the sources of a sentence are shown under the pointer", async () => {
  const field = await openStored();
  const sentence = [...document.querySelectorAll("[data-piece]")].find(({ textContent }) =>
    textContent.includes("baked bread"),
  );
  if (!sentence) throw new Error("The sentence is not marked");
  const area = { left: 10, right: 200, top: 10, bottom: 30 };
  Object.assign(sentence, { getClientRects: () => [area] });
  fireEvent.mouseMove(field, { clientX: 50, clientY: 20 });
  await waitFor(() => expect(announcement(field)).toContain("Rests on: Experience: Baker"));
  fireEvent.mouseMove(field, { clientX: 50, clientY: 60 });
  await waitFor(() => expect(announcement(field)).toContain("Point at a sentence"));
});

test("each sentence is a button that is named by its text and its sources", async () => {
  const field = await openStored();
  fireEvent.click(screen.getByText("Where each sentence comes from"));
  const sentence = await screen.findByRole("button", {
    name: `${sentences[0]?.text} Rests on: Experience: Baker, Maison Lenoir · Skill: Sourdough`,
  });
  expect(screen.queryByRole("button", { name: /^Dear team/ })).toBeNull();
  sentence.focus();
  await waitFor(() => expect(announcement(field)).toContain("Rests on: Experience: Baker"));
  fireEvent.click(sentence);
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(sentences[0]?.text);
});

test("a letter that leaves the page with open doubts says so, and leads to them", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  Object.assign(URL, { createObjectURL: () => "blob:letter", revokeObjectURL: () => {} });
  const field = await openStored({ doubtful: uncertain });
  typeInto(field, letterText.replace("bread at", "bread for 7 years at"));
  const note = await screen.findByRole("button", { name: "3 points to check before you send it" });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("3 points are still to check.")).toBeDefined();
  expect(copied).toEqual([field.value]);
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(document.activeElement?.textContent).toBe("Check these 2 sentences");
  fireEvent.click(screen.getByRole("button", { name: "Download DOCX" }));
  expect(await screen.findByText("File downloaded")).toBeDefined();
  fireEvent.click(note);
  expect(document.activeElement?.textContent).toBe("Check these 2 sentences");
  for (const button of screen.getAllByRole("button", { name: "Leave out" }))
    fireEvent.click(button);
  typeInto(field, letterText);
  await waitFor(() => expect(screen.queryByText(/to check before you send it/)).toBeNull());
  Reflect.deleteProperty(navigator, "clipboard");
});

test("doubtful words of the user are highlighted with the reason, reachable from the list, and never rejected", async () => {
  const field = await openStored();
  typeInto(field, letterText.replace("bread at", "bread for 7 years at"));
  const way = await screen.findByRole("button", { name: /“7[^”]*”: this length of time/ });
  expect(screen.getByText("1 detail to check")).toBeDefined();
  fireEvent.click(way);
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("7");
  fireEvent.select(field);
  await waitFor(() =>
    expect(announcement(field)).toContain(
      "Changed by you. It rested on: Experience: Baker, Maison Lenoir",
    ),
  );
  expect(announcement(field)).toContain("“7”: this length of time");
  typeInto(field, letterText);
  await waitFor(() => expect(screen.queryByText("1 detail to check")).toBeNull());
});

test("characters missing in the PDF's font are listed until they are removed", async () => {
  const field = await openStored();
  expect(screen.queryByText(/The PDF font cannot draw/)).toBeNull();
  typeInto(field, letterText.replace("Ann Bell", "山本 Ann Bell, Київ"));
  expect(await screen.findByText(/The PDF font cannot draw 山 本:/)).toBeDefined();
  typeInto(field, letterText);
  expect(screen.queryByText(/The PDF font cannot draw/)).toBeNull();
});

test("each saved change is a version; versions are compared and restored without losing any", async () => {
  const field = await openStored();
  expect(isDisabled(screen.getByRole("button", { name: "Save version" }))).toBe(true);
  typeInto(field, letterText.replace("Dear team", "Dear bakers"));
  const save = screen.getByRole("button", { name: "Save version" });
  expect(isDisabled(save)).toBe(false);
  fireEvent.click(save);
  fireEvent.click(save);
  expect(await screen.findByText("Version 2")).toBeDefined();
  expect(versions.rows()).toHaveLength(2);
  expect(versions.rows()[1]).toMatchObject({ letter_id: letterId, writer: "person" });
  await waitFor(() => expect(isDisabled(save)).toBe(true));

  fireEvent.click(screen.getByRole("button", { name: "Compare version 1" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("team", { selector: "del" })).toBeDefined();
  expect(within(dialog).getByText("bakers", { selector: "ins" })).toBeDefined();
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));

  // Unsaved when an older version is restored: it becomes a version first.
  typeInto(field, letterText.replace("Dear team", "Dear Ann"));
  fireEvent.click(screen.getByRole("button", { name: "Restore version 1" }));
  await waitFor(() => expect(field.value).toBe(letterText));
  expect(versions.rows().map(({ text }) => /Dear \w+/.exec(String(text))?.[0])).toEqual([
    "Dear team",
    "Dear bakers",
    "Dear Ann",
    "Dear team",
  ]);
});

const uncertain = [
  { text: "I also sold it.", sources: [jobId], problems: [{ kind: "unsupported", words: "sold" }] },
  { text: "I led 3 bakers.", sources: [jobId], problems: [{ kind: "credit", words: "led" }] },
].map((one) => ({ ...one, after: sentences[0]?.text }));

test("sentences to check come back with a reopened letter until the user has decided", async () => {
  const field = await openStored({ doubtful: uncertain });
  expect(await screen.findByText("Check these 2 sentences")).toBeDefined();
  const buttonOf = (text: string, name: string) => {
    const item = screen.getByText(text).closest("li");
    if (!item) throw new Error(`${text} is not listed`);
    return within(item).getByRole("button", { name });
  };
  fireEvent.click(buttonOf("I led 3 bakers.", "Leave out"));
  await waitFor(() => expect(letters.rows()[0]).toMatchObject({ doubtful: [uncertain[0]] }));

  // Added, but not saved: it would be asked again.
  fireEvent.click(buttonOf("I also sold it.", "Add to the letter"));
  expect(field.value).toContain("at Maison Lenoir. I also sold it. I would");
  expect(letters.rows()[0]).toMatchObject({ doubtful: [uncertain[0]] });
  fireEvent.click(screen.getByRole("button", { name: "Save version" }));
  await waitFor(() => expect(letters.rows()[0]).toMatchObject({ doubtful: [] }));
});

test("offline the box of versions says why it is empty, and fills with the connection", async () => {
  const field = await openStored();
  expect(await screen.findByText("Version 1")).toBeDefined();
  cleanup();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await renderDashboard("/dashboard/cover-letter");
  expect((await written()).value).toBe(field.value);
  expect(
    await screen.findByText(/^You are offline\. The versions are on the server/),
  ).toBeDefined();
  onlineManager.setOnline(true);
  expect(await screen.findByText("Version 1")).toBeDefined();
});

test("a reopened letter says again what it lacks, and why no model wrote it", async () => {
  await openStored({
    missing: [{ kind: "add", what: "education" }],
    fallback: "providerUnavailable",
  });
  expect(screen.getByText("Add your education to your profile.")).toBeDefined();
  expect(screen.getByText(/The AI provider could not be reached/)).toBeDefined();
});

test("unsaved changes are stored as a version before another letter is opened", async () => {
  const field = await openStored();
  typeInto(field, `${letterText}\nPS`);
  await paste("Baker wanted");
  generate();
  expect(await screen.findByText(/What you changed is not carried over/)).toBeDefined();
  expect(versions.rows()).toHaveLength(1);
  fireEvent.click(await screen.findByRole("button", { name: "Write it again" }));
  await waitFor(() => expect(versions.rows()).toHaveLength(2));
  expect(versions.rows()[1]).toMatchObject({ text: `${letterText}\nPS` });
});

test("a letter is linked to an application and unlinked, and deleted after confirmation", async () => {
  await openStored();
  const select = await screen.findByLabelText("Belongs to the application");
  fireEvent.change(select, { target: { value: applicationId } });
  await waitFor(() => expect(letters.rows()[0]).toMatchObject({ application_id: applicationId }));
  expect(await screen.findByText(/for Baker, Four d’Or/)).toBeDefined();
  fireEvent.change(select, { target: { value: "" } });
  await waitFor(() => expect(letters.rows()[0]).toMatchObject({ application_id: null }));

  fireEvent.click(screen.getByRole("button", { name: "Delete the letter Baker, Four d’Or" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete letter" }));
  await waitFor(() => expect(letters.rows()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull());
});

test("opening a deleted letter shows an error", async () => {
  serveStoredLetter();
  await renderDashboard("/dashboard/cover-letter?letter=99999999-9999-4999-8999-999999999999");
  expect(await screen.findByText("There is no letter at this address")).toBeDefined();
});

test("files contain the current text: changed text is rendered again, and stored with its application", async () => {
  const requested: unknown[] = [];
  server.handle("POST /cover-letter/document", async (request) => {
    const body = documentRequest.parse(await request.json());
    if (body.format === "svg") return drawnPage();
    requested.push(body);
    return new Response("%PDF-1.7 changed", { headers: { "content-type": "application/pdf" } });
  });
  const field = await openStored();
  typeInto(field, letterText.replace("Dear team", "Dear bakers"));
  Object.assign(URL, { createObjectURL: () => "blob:letter", revokeObjectURL: () => {} });
  fireEvent.click(screen.getByRole("button", { name: "Download DOCX" }));
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(requested[0]).toEqual({
    text: field.value,
    language: "en",
    format: "docx",
    country: "FR",
    title: "Baker",
    company: "Four d’Or",
  });
});
