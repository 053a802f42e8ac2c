import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  fullLetter,
  letterId,
  letterText,
  paste,
  server,
  serveStoredLetter,
  startLetterScreens,
  written,
} from "../testing/letter-screen.tsx";
import { mainLinks } from "../shell/main-links.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

const [, , letterLink] = mainLinks;

const openStored = async () => {
  serveStoredLetter();
  server.handle("POST /cover-letter", () => Response.json(fullLetter));
  const page = await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  await written();
  return page;
};

test("a form about another job shows nothing of the open letter, which a click shows again", async () => {
  await openStored();
  await paste("Bookseller wanted");
  fireEvent.click(screen.getByRole("radio", { name: "Job" }));
  expect(await screen.findByText(/^You are preparing a new letter/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Back to that letter" }));
  expect(await screen.findByRole("button", { name: "Download PDF" })).toBeDefined();
});

test("a new letter frees the page, and the former one can be opened again", async () => {
  await openStored();
  fireEvent.click(screen.getByRole("link", { name: "New letter" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Job description/).value).toBe("");
  fireEvent.click(await screen.findByRole("button", { name: "Open it again" }));
  expect((await written()).value).toBe(letterText);
});

const languageField = () => screen.getByLabelText<HTMLSelectElement>("Language");

test("a new letter is written in the language of its posting, not of the letter that was open", async () => {
  await openStored();
  fireEvent.click(screen.getByRole("radio", { name: "Job" }));
  expect(languageField().value).toBe("en");
  fireEvent.click(screen.getByRole("link", { name: "New letter" }));
  await waitFor(() => expect(languageField().value).toBe("posting"));
});

test("a language that was chosen for another posting stays with it", async () => {
  const page = await openStored();
  await paste("Bookseller wanted");
  fireEvent.click(screen.getByRole("radio", { name: "Job" }));
  fireEvent.change(languageField(), { target: { value: "fr" } });
  await page.navigate(letterLink.to, letterLink.state);
  await screen.findByRole("button", { name: "Open it again" });
  expect(languageField().value).toBe("fr");
});

test("the entry of the menu begins a new letter", async () => {
  const page = await openStored();
  await page.navigate(letterLink.to, letterLink.state);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull());
});

test("the entry of the menu begins a new letter once, not when the page is shown again by Back", async () => {
  const page = await openStored();
  await page.navigate(letterLink.to, letterLink.state);
  fireEvent.click(await screen.findByRole("button", { name: "Open it again" }));
  await written();
  await page.navigate("/dashboard/pricing");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull());
  await page.back();
  expect((await written()).value).toBe(letterText);
  expect(screen.queryByText("Your letter is kept under “Past letters”")).toBeNull();
});

test("a double click on New letter stores the changes of the former one once", async () => {
  await openStored();
  const versions = server.requests("POST /rest/v1/letter_versions").length;
  fireEvent.change(await written(), { target: { value: `${letterText} More.` } });
  const button = screen.getByRole("link", { name: "New letter" });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull());
  expect(server.requests("POST /rest/v1/letter_versions").length - versions).toBe(1);
});

test("the title of a letter that was picked in the list takes the focus once, not while its posting is edited", async () => {
  await openStored();
  fireEvent.click(await screen.findByRole("link", { name: /^Baker, Four d’Or/ }));
  const title = () => screen.getByRole("heading", { name: "Your letter" });
  await waitFor(() => expect(document.activeElement).toBe(title()));
  fireEvent.click(screen.getByRole("radio", { name: "Job" }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Job description/);
  const posting = field.value;
  field.focus();
  fireEvent.change(field, { target: { value: `N${posting}` } });
  expect(await screen.findByText(/^You are preparing a new letter/)).toBeDefined();
  fireEvent.change(field, { target: { value: posting } });
  expect(await screen.findByRole("button", { name: "Download PDF" })).toBeDefined();
  expect(document.activeElement).toBe(field);
});
