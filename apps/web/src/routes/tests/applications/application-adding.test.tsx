import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { deferredResponse } from "../../testing/render-dashboard.tsx";
import {
  baker,
  open,
  serve,
  server,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";

startApplicationScreens();

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

function addCook(day: string) {
  type(/Job title/, "Cook");
  type(/Company name/, "Chez Paul");
  type(/Job URL/, "paul.example/jobs/4");
  type(/Applied date/, day);
  fireEvent.submit(screen.getByRole("form", { name: "Add an application" }));
}

test.each([
  ["leaves a page that is opened meanwhile as it is", "/dashboard/pricing", 0],
  ["shows the first rows of the list", "", 1],
])("after adding, %s", async (_, next, times) => {
  serve();
  const held = deferredResponse();
  server.handle("POST /rest/v1/job_applied", held.respond);
  vi.stubGlobal("scrollY", 500);
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const page = await open();
  await screen.findByRole("button", { name: "Add application" });
  await page.navigate("/dashboard/applications", "add");
  await screen.findByLabelText(/Job title/);
  addCook("2026-11-02");
  if (next) await page.navigate(next);
  const address = page.address();
  held.release(Response.json({ ...baker, id: "44444444-4444-4444-8444-444444444444" }));
  expect(await screen.findByText("Application added")).toBeDefined();
  expect(page.address()).toBe(address);
  expect(scrollTo).toHaveBeenCalledTimes(times);
  vi.unstubAllGlobals();
  scrollTo.mockRestore();
});

test("opens what was added in the order that was chosen since", async () => {
  serve();
  const page = await open("?sort=job_title&order=asc");
  fireEvent.click(await screen.findByRole("button", { name: "Add application" }));
  await screen.findByLabelText(/Job title/);
  addCook("2026-11-02");
  const openAdded = await screen.findByRole("button", { name: "Open" });
  fireEvent.click(screen.getByRole("button", { name: "Position" }));
  expect(page.address()).toContain("order=desc");
  fireEvent.click(openAdded);
  expect(page.address()).toMatch(/^\/dashboard\/applications\/33333333-.*order=desc/);
});
