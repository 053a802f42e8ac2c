import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serveTable } from "../testing/fake-tables.ts";
import {
  chooseResume,
  input,
  open,
  server,
  startProfileScreens,
} from "../testing/profile-screen.tsx";
import { resumeReading } from "../testing/resume-reading.ts";
import { storedResume } from "../testing/stored-files.ts";

startProfileScreens();

const serveUsage = (used: number) =>
  server.handle("POST /rest/v1/rpc/get_current_user_usage", () =>
    Response.json([{ feature: "doc_upload", used, quota: 2, is_unlimited: false }]),
  );
const serveFiles = (rows: readonly (typeof storedResume)[]) =>
  serveTable(server, "files", { rows });

beforeEach(() => {
  serveUsage(0);
  serveFiles([]);
  server.handle("POST /storage/v1/object/list/user-documents", () => Response.json([]));
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const region = (name: string) => screen.getByRole("region", { name });
const itemsOf = (name: string) => within(region(name)).queryAllByRole("listitem");

async function openReview(reading: object = {}) {
  server.handle("POST /resume-parser/review", () =>
    Response.json({ ...resumeReading, ...reading }),
  );
  await open();
  await chooseResume("cv.pdf");
  return screen.findByRole<HTMLInputElement>("checkbox", { name: "Keep the file" });
}

test("the file of a first résumé is kept by default, so that the extension can attach it", async () => {
  const keep = await openReview();
  await waitFor(() =>
    expect(server.requests("POST /rest/v1/rpc/get_current_user_usage")).not.toEqual([]),
  );
  expect(keep.checked).toBe(true);
  expect(screen.getByText(/for the extension to attach/)).toBeDefined();
});

test("the file is not kept by default beside another résumé", async () => {
  serveFiles([storedResume]);
  const keep = await openReview();
  await waitFor(() => expect(keep.checked).toBe(false));
});

test("the file is not kept by default when all documents of the plan are used", async () => {
  serveUsage(2);
  const keep = await openReview();
  await waitFor(() => expect(keep.checked).toBe(false));
});

test("adds to an entry of the profile what it lacks, and says what another choice leaves out", async () => {
  await openReview();
  const card = () => screen.getByRole("heading", { name: "CAP" }).closest("li")?.textContent;
  expect(input("What to do").value).toBe("complete");
  expect(card()).toContain("The résumé adds: Degree.");
  fireEvent.change(input("What to do"), { target: { value: "keep" } });
  expect(screen.getByRole("heading", { name: "Bakery" }).closest("li")?.textContent).toContain(
    "Not taken from the résumé: Degree.",
  );
  press("Edit Bakery");
  fireEvent.change(input(/^School/), { target: { value: "CFA de Lyon" } });
  expect(input("What to do").value).toBe("complete");
});

test("leaves a value of the profile by a click, shows it, and says where else something was read", async () => {
  await openReview();
  expect(screen.getByText("Nothing of this file is saved yet.", { exact: false })).toBeDefined();
  const [city] = itemsOf("To check: 4");
  expect(city?.textContent).toContain("In your profile: Lyon");
  expect(region("Education").textContent).toContain("What was read is above, to check.");
  press("Keep mine: City");
  expect(itemsOf("To check: 3")).toHaveLength(3);
  expect(itemsOf("Personal details")).toHaveLength(2);
  expect(input("City").value).toBe("Lyon");
  expect(screen.queryByText(/Kept from your profile/)).toBeNull();
  fireEvent.change(input("City"), { target: { value: "Lyon 3e" } });
  fireEvent.change(input(/^Company/), { target: { value: "Le Fournil" } });
  press("Done");
  server.handle("POST /rest/v1/rpc/store_resume", () =>
    Response.json({ fields: 2, added: 3, changed: 1, deleted: 0 }),
  );
  press("Save to profile");
  await screen.findByText("Résumé saved to your profile");
  const [changes] = server.requests("POST /rest/v1/rpc/store_resume");
  expect(await changes?.json()).toMatchObject({
    p_fields: { city: { before: "Lyon", after: "Lyon 3e" } },
  });
});

test("says that a section has nothing new where the profile has all of it", async () => {
  const fields = resumeReading.fields.map((field) => ({ ...field, current: field.found }));
  await openReview({ fields });
  expect(region("Personal details").textContent).toContain("Nothing new");
  expect(region("Contributions").textContent).toContain("None read.");
});
