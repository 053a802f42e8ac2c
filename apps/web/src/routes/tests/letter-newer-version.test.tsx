import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  letterId,
  letterText,
  openStoredLetter,
  startLetterScreens,
  typeInto,
  versions,
  written,
} from "../testing/letter-screen.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

startLetterScreens();

const typed = `${letterText}\nPS`;
const newer = /^A newer version was saved in another tab\./;
const saveElsewhere = () => {
  const body = JSON.stringify({
    letter_id: letterId,
    text: "Dear Rose,",
    sentences: [],
    writer: "person",
  });
  return versions.insert(new Request("http://server.test", { method: "POST", body }));
};
const reload = async () => {
  cleanup();
  await renderDashboard(`/dashboard/cover-letter?letter=${letterId}`);
  return written();
};

test("unsaved text is kept over a reload beside a notice of the version that another tab saved", async () => {
  typeInto((await openStoredLetter()).field, typed);
  await saveElsewhere();
  expect((await reload()).value).toBe(typed);
  expect((await screen.findByText(newer)).textContent).toContain("Your changes here are kept");
  expect(versions.rows()).toHaveLength(2);
});

test("the newer version replaces unsaved text only by a click, which can be taken back", async () => {
  typeInto((await openStoredLetter()).field, typed);
  await saveElsewhere();
  const field = await reload();
  fireEvent.click(await screen.findByRole("button", { name: "Discard mine" }));
  await waitFor(() => expect(field.value).toBe("Dear Rose,"));
  expect(screen.queryByText(newer)).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Show them" }));
  expect(field.value).toBe(typed);
});

test("saving unsaved text adds it as the newest version", async () => {
  typeInto((await openStoredLetter()).field, typed);
  await saveElsewhere();
  await reload();
  await screen.findByText(newer);
  fireEvent.click(screen.getByRole("button", { name: "Save version" }));
  await waitFor(() => expect(screen.queryByText(newer)).toBeNull());
  expect(versions.rows().map(({ text }) => text)).toEqual([letterText, "Dear Rose,", typed]);
});

test("a letter without changes offers the version that another tab saved", async () => {
  await openStoredLetter();
  await saveElsewhere();
  const field = await reload();
  expect(field.value).toBe(letterText);
  fireEvent.click(await screen.findByRole("button", { name: "Show it" }));
  await waitFor(() => expect(field.value).toBe("Dear Rose,"));
});

test("own versions are no newer ones", async () => {
  const { field } = await openStoredLetter();
  typeInto(field, typed);
  fireEvent.click(screen.getByRole("button", { name: "Save version" }));
  await waitFor(() => expect(versions.rows()).toHaveLength(2));
  typeInto(field, `${typed} again`);
  await screen.findByRole("button", { name: "Restore version 1" });
  expect(screen.queryByText(newer)).toBeNull();
});
