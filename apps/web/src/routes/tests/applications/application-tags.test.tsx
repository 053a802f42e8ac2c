import { onlineManager } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

async function openTags(tags: readonly string[]) {
  const applications = serveSheet({ tags });
  await open(`/${baker.id}`);
  const sheet = within(await screen.findByRole("dialog"));
  if (tags.length === 0) await chooseFromMenu("Add a detail", "Tags");
  const field = await sheet.findByRole("combobox", { name: /^Add a tag to/ });
  return { field, stored: () => applications.rows()[0]?.["tags"] };
}

test("a pasted list adds tags up to the limits, and shows which were left out or shortened", async () => {
  const nine = Array.from({ length: 9 }, (_, at) => `Tag ${at}`);
  const { field, stored } = await openTags(nine);
  fireEvent.change(field, { target: { value: `${"x".repeat(40)}, tag 1, Lyon, Paris` } });
  await waitFor(() => expect(stored()).toEqual([...nine, "x".repeat(30)]));
  expect(await screen.findByText("Ten tags at most: 2 left out")).toBeDefined();
  expect(screen.getByText("Lyon, Paris")).toBeDefined();
  expect(screen.getByText("1 tag shortened to 30 characters")).toBeDefined();
});

test("a half-typed tag is added when the field is left, but not when the window is", async () => {
  const { field, stored } = await openTags([]);
  fireEvent.change(field, { target: { value: "Rem" } });
  Object.assign(document, { hasFocus: () => false });
  fireEvent.blur(field);
  expect(field).toHaveProperty("value", "Rem");
  Object.assign(document, { hasFocus: () => true });
  fireEvent.blur(field);
  Reflect.deleteProperty(document, "hasFocus");
  await waitFor(() => expect(stored()).toEqual(["Rem"]));
});

test("an application without tags has no field for them until it is asked for", async () => {
  const { field } = await openTags([]);
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole("button", { name: "Add a detail" }));
  await screen.findByRole("menuitem", { name: "Source" });
  expect(screen.queryByRole("menuitem", { name: "Tags" })).toBeNull();
});

test("tags changed offline are shown, wait for the connection and are stored in order", async () => {
  const { field, stored } = await openTags(["Lyon"]);
  onlineManager.setOnline(false);
  fireEvent.change(field, { target: { value: "Remote," } });
  fireEvent.click(await screen.findByRole("button", { name: "Remove the tag Lyon" }));
  expect(await screen.findByRole("button", { name: "Remove the tag Remote" })).toBeDefined();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Remove the tag Lyon" })).toBeNull(),
  );
  expect(await screen.findByText(/^2 changes are waiting for the connection/)).toBeDefined();
  expect(stored()).toEqual(["Lyon"]);
  onlineManager.setOnline(true);
  await waitFor(() => expect(stored()).toEqual(["Remote"]));
  await waitFor(() => expect(screen.queryByText(/waiting for the connection/)).toBeNull());
});
