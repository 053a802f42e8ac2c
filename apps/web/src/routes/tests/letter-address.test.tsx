import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  fullLetter,
  generate,
  letterId,
  letterText,
  paste,
  posting,
  respondWithError,
  server,
  serveStoredLetter,
  startLetterScreens,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

const path = "/dashboard/cover-letter";
const address = `${path}?letter=${letterId}`;
const unknownId = "99999999-9999-4999-8999-999999999999";
const changedText = `${letterText} More.`;

const pick = async () =>
  fireEvent.click(await screen.findByRole("link", { name: /^Baker, Four d’Or/ }));
const type = async (value: string) => fireEvent.change(await written(), { target: { value } });
const untilClosed = () =>
  waitFor(() => expect(screen.queryByRole("textbox", { name: "Your letter" })).toBeNull());

async function openPage(at = path) {
  serveStoredLetter();
  server.handle("POST /cover-letter", () => Response.json(fullLetter));
  return renderDashboard(at);
}

test("a letter of the list has an address; Back closes it and stores its changes, and the address opens it again", async () => {
  const page = await openPage();
  await pick();
  await written();
  expect(page.address()).toBe(address);
  await type(changedText);
  await page.back();
  await untilClosed();
  expect(page.address()).toBe(path);
  expect((await posting()).value).toBe("");
  expect(document.activeElement?.textContent).toBe("Generate a cover letter");
  expect(versions.rows().map(({ text }) => text)).toEqual([letterText, changedText]);
  await page.navigate(address);
  expect((await written()).value).toBe(changedText);
  expect(document.activeElement?.textContent).toBe("Your letter");
});

test("a generated letter has an address, in place of that of the form", async () => {
  const page = await openPage("/dashboard/pricing");
  await page.navigate(path);
  await paste("Baker wanted");
  generate();
  await written();
  await waitFor(() => expect(page.address()).toBe(address));
  await page.back();
  expect(page.address()).toBe("/dashboard/pricing");
});

test("the open letter gets its address again on the page without one, and keeps its changes over a reload", async () => {
  await openPage(address);
  await type(changedText);
  cleanup();
  const page = await renderDashboard(path);
  expect((await written()).value).toBe(changedText);
  expect(page.address()).toBe(address);
  cleanup();
  await renderDashboard(address);
  expect((await written()).value).toBe(changedText);
  expect(versions.rows()).toHaveLength(1);
});

test("a letter whose changes cannot be stored stays open when Back leaves its address", async () => {
  const page = await openPage();
  await pick();
  await type(changedText);
  server.handle("POST /rest/v1/letter_versions", respondWithError(500, "full"));
  await page.back();
  expect(await screen.findByText("The version could not be saved")).toBeDefined();
  await waitFor(() => expect(page.address()).toBe(address));
  expect((await written()).value).toBe(changedText);
});

test.each([unknownId, "no-id"])(
  "the address of no letter, %s, shows that, and a way on",
  async (id) => {
    const page = await openPage(`${path}?letter=${id}`);
    expect(await screen.findByText("There is no letter at this address")).toBeDefined();
    expect(screen.queryByLabelText("Job description")).toBeNull();
    fireEvent.click(screen.getByRole("link", { name: "Write a letter" }));
    expect((await posting()).value).toBe("");
    expect(document.activeElement?.textContent).toBe("Generate a cover letter");
    expect(page.address()).toBe(path);
  },
);

test("the address of no letter leaves the open one as it is", async () => {
  const page = await openPage(address);
  await type(changedText);
  await page.navigate(`${path}?letter=${unknownId}`);
  await screen.findByText("There is no letter at this address");
  await page.back();
  expect((await written()).value).toBe(changedText);
  expect(versions.rows()).toHaveLength(1);
});

test("a letter that could not be loaded is loaded at a second attempt", async () => {
  serveStoredLetter();
  server.handle("GET /rest/v1/letter_versions", respondWithError(400, "broken"));
  await renderDashboard(address);
  expect(await screen.findByText("The letter could not be opened")).toBeDefined();
  serveStoredLetter();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect((await written()).value).toBe(letterText);
});

test("a letter that replaces the open one is a step of its own", async () => {
  const newId = "88888888-8888-4888-8888-888888888889";
  const page = await openPage(address);
  await written();
  server.handle("POST /cover-letter", () => Response.json({ ...fullLetter, letterId: newId }));
  fireEvent.click(screen.getByRole("radio", { name: "Job" }));
  generate();
  await waitFor(() => expect(page.address()).toBe(`${path}?letter=${newId}`));
  await page.back();
  await waitFor(() => expect(page.address()).toBe(address));
  expect((await written()).value).toBe(letterText);
});

test("a deleted letter loses its address", async () => {
  const page = await openPage(address);
  await written();
  fireEvent.click(screen.getByRole("button", { name: "Delete the letter Baker, Four d’Or" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete letter" }));
  await untilClosed();
  await waitFor(() => expect(page.address()).toBe(path));
});
