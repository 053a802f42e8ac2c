import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { deferredResponse } from "../testing/render-dashboard.tsx";
import { serveTable } from "../testing/fake-tables.ts";
import {
  input,
  open,
  opened,
  respondWithError,
  server,
  startProfileScreens,
  type,
} from "../testing/profile-screen.tsx";

startProfileScreens();

const own = (row: object) => ({ profile_id: profileId, id: "x", ...row });

function serveLists({ hasAll = false } = {}) {
  for (const table of ["experiences", "education", "competencies"])
    serveTable(server, table, { rows: hasAll ? [own({})] : [] });
  serveTable(server, "files", { rows: hasAll ? [own({ file_type: "resume" })] : [] });
  const domain = "https://www.linkedin.com/in/amelie";
  serveTable(server, "websites", { rows: hasAll ? [own({ domain, display_name: null })] : [] });
}

const hint = () => screen.findByRole("region", { name: /For the extension to fill most forms/ });

test("the profile lists what the extension lacks, with links", async () => {
  serveLists();
  await open();
  await opened();
  const gaps = within(await hint());
  expect(gaps.getByRole("link", { name: "Résumé file" }).getAttribute("href")).toBe(
    "/dashboard/your-informations/files",
  );
  expect(gaps.getByRole("link", { name: "LinkedIn profile" })).toBeDefined();
  expect(gaps.queryByRole("button", { name: "City" })).toBeNull();
  fireEvent.click(gaps.getByRole("button", { name: "Phone number" }));
  expect(document.activeElement).toBe(input("Phone number"));
});

test("the hint disappears as soon as nothing is missing", async () => {
  serveLists({ hasAll: true });
  await open();
  await opened();
  await hint();
  type("Phone number", "+33 6 12 34 56 78");
  type("Postal code", "69003");
  type("Address", "1 quai Saint-Antoine");
  expect(screen.queryByRole("region", { name: /For the extension/ })).toBeNull();
});

test("the form waits for the hint above it, so that it does not move", async () => {
  serveLists();
  const held = deferredResponse();
  server.handle("GET /rest/v1/websites", held.respond);
  await open();
  await waitFor(() => expect(server.requestNames()).toContain("GET /rest/v1/profile"));
  await waitFor(() => expect(server.requestNames()).toContain("GET /rest/v1/websites"));
  expect(screen.queryByLabelText(/First name/)).toBeNull();
  held.release(Response.json([]));
  await opened();
  expect(
    screen.getByRole("region", { name: /For the extension to fill most forms/ }),
  ).toBeDefined();
});

test("a hint that cannot be read does not keep the form back", async () => {
  serveLists();
  server.handle("GET /rest/v1/websites", respondWithError(500, "broken"));
  await open();
  await opened();
  expect(screen.queryByRole("region", { name: /For the extension/ })).toBeNull();
});

test("a hint that hangs keeps the form back for 1.5 seconds, and does not move it later", async () => {
  serveLists();
  const held = deferredResponse();
  server.handle("GET /rest/v1/websites", held.respond);
  await open();
  await screen.findByLabelText(/First name/);
  held.release(Response.json([]));
  await waitFor(() => expect(server.requestNames()).toContain("GET /rest/v1/websites"));
  await opened();
  expect(screen.queryByRole("region", { name: /For the extension/ })).toBeNull();
});
