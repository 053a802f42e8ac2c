import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { serveTable } from "../testing/fake-tables.ts";
import {
  input,
  open,
  opened,
  profiles,
  respondWithError,
  serveProfiles,
  server,
  startProfileScreens,
  stored,
  type,
} from "../testing/profile-screen.tsx";

startProfileScreens();

const job = {
  id: "11111111-1111-4111-8111-111111111111",
  profile_id: profileId,
  company: "Clinique d'Arc",
  title: "Nurse",
  location: null,
  description: null,
  start_date: "2019-03-01",
  start_date_precision: "month",
  end_date: null,
  end_date_precision: null,
  is_current: true,
  sort_order: 4,
  version: 1,
};
let jobs = serveTable(server, "experiences", { rows: [job] });

beforeEach(() => {
  jobs = serveTable(server, "experiences", { rows: [job] });
  for (const table of ["education", "contributions", "competencies", "websites", "other", "files"])
    serveTable(server, table, { rows: [] });
});

const resume = {
  basics: { name: "Zoé Martin", phone: "+33 6 12 34 56 78" },
  work: [
    { name: "clinique d'arc", position: "Nurse", startDate: "2019-03" },
    { name: "Harbour Clinic", position: "Head nurse", startDate: "2022" },
    { name: "No position" },
  ],
};

async function choose(content: string, name = "resume.json") {
  const file = new File([content], name);
  fireEvent.change(await screen.findByLabelText(/Import a file/), {
    target: { files: { item: () => file } },
  });
}

test("an import fills empty fields, adds new entries, and overwrites nothing", async () => {
  await open();
  await opened();
  type("City", "Typed");
  await choose(JSON.stringify(resume));
  expect(await screen.findByText("1 value filled in · 1 entry added")).toBeDefined();
  expect(screen.getByText("1 entry lacked too much to be added")).toBeDefined();
  expect(profiles.rows()[0]).toMatchObject({
    first_name: "Amélie",
    phone_number: "+33 6 12 34 56 78",
  });
  expect(jobs.rows()[1]).toMatchObject({
    profile_id: profileId,
    company: "Harbour Clinic",
    start_date_precision: "year",
    is_current: true,
    sort_order: 5,
  });
  await waitFor(() => expect(input("Phone number").value).toBe("+33 6 12 34 56 78"));
  expect(input("City").value).toBe("Typed");

  await choose(JSON.stringify(resume));
  expect(
    await screen.findByText("Everything in this file was already in your profile."),
  ).toBeDefined();
  expect(jobs.rows()).toHaveLength(2);
});

test("a file that is chosen before the profile is loaded is imported afterwards", async () => {
  const known = Promise.withResolvers<Response>();
  server.handle("GET /rest/v1/profile", () => known.promise);
  await open();
  await choose(JSON.stringify(resume));
  expect(await screen.findByText("Importing resume.json…")).toBeDefined();
  serveProfiles({ rows: [stored] });
  known.resolve(Response.json([{ id: profileId }]));
  expect(await screen.findByText("1 value filled in · 1 entry added")).toBeDefined();
});

test("another kind of file is rejected, and an error of the server shown", async () => {
  await open();
  await opened();
  await choose("%PDF-1.7", "cv.pdf");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "This is neither a JSON Resume nor the ZIP of a LinkedIn export.",
  );
  server.handle("POST /rest/v1/experiences", respondWithError(500, "X"));
  await choose(JSON.stringify(resume));
  expect(await screen.findByText("Import Error")).toBeDefined();
});

test("the export is a JSON Resume of the whole profile", async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      saved.push(blob);
      return "blob:file";
    },
    revokeObjectURL: () => {},
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open();
  await opened();
  fireEvent.click(screen.getByRole("button", { name: "Export as JSON Resume" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toMatchObject({
    basics: { name: "Amélie O'Connor", location: { city: "Lyon", countryCode: "FR" } },
    work: [{ name: "Clinique d'Arc", position: "Nurse", startDate: "2019-03" }],
  });
  click.mockRestore();
});
