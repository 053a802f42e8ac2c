import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { open, openAdding, startEntryScreens, type } from "../testing/entry-screen.tsx";

startEntryScreens();

const company = async () =>
  (await openAdding("Add experience")).getByLabelText<HTMLInputElement>(/Company/);

const typeSomething = async () => {
  const page = await open("experience");
  type(await company(), "Port Clinic");
  await waitFor(() => expect(screen.getByText("Unsaved changes")).toBeDefined());
  return page;
};

test("unsaved changes are kept on a change of tabs, without a warning", async () => {
  const page = await typeSomething();
  fireEvent.click(screen.getByRole("link", { name: "Files" }));
  await waitFor(() => expect(page.address()).toBe("/dashboard/your-informations/files"));
  fireEvent.click(screen.getByRole("link", { name: "Experience" }));
  expect((await company()).value).toBe("Port Clinic");
});

test("leaving with unsaved changes asks whether to stay or leave", async () => {
  const page = await typeSomething();
  await page.navigate("/dashboard/applications");
  const dialog = await screen.findByRole("dialog", { name: "Leave without saving?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(page.address()).toBe("/dashboard/your-informations/experience");
  expect((await company()).value).toBe("Port Clinic");

  await page.navigate("/dashboard/applications");
  const again = await screen.findByRole("dialog", { name: "Leave without saving?" });
  fireEvent.click(within(again).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(page.address()).toBe("/dashboard/applications"));
});

test("leaving without unsaved changes does not ask", async () => {
  const page = await open("experience");
  await openAdding("Add experience");
  await page.navigate("/dashboard/applications");
  expect(page.address()).toBe("/dashboard/applications");
});

test("closing the tab asks only with unsaved changes", async () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await open("experience");
  const field = await company();
  expect(leave()).toBe(false);
  type(field, "Port Clinic");
  await waitFor(() => expect(leave()).toBe(true));
  type(field, "");
  await waitFor(() => expect(leave()).toBe(false));
});
