import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { profileId } from "../testing/fake-server.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import {
  serveProfiles,
  profiles,
  server,
  stored,
  open,
  input,
  opened,
  type,
  save,
  respondWithError,
  startProfileScreens,
} from "../testing/profile-screen.tsx";

startProfileScreens();

test("the tabs of the area are links, and the open one is marked", async () => {
  await renderDashboard("/dashboard/your-informations/profile");
  const tabs = await screen.findByRole("navigation", { name: "Parts of the profile" });
  const links = within(tabs).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Profile", "/dashboard/your-informations/profile"],
    ["Files", "/dashboard/your-informations/files"],
    ["Education", "/dashboard/your-informations/education"],
    ["Experience", "/dashboard/your-informations/experience"],
    ["Contributions", "/dashboard/your-informations/contributions"],
    ["Skills", "/dashboard/your-informations/skills"],
    ["Websites", "/dashboard/your-informations/websites"],
    ["Other", "/dashboard/your-informations/other"],
  ]);
  const marked = links.filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map((link) => link.textContent)).toEqual(["Profile"]);
  expect(document.title).toBe("Profile · Postulo");
});

describe("the profile form", () => {
  test("shows the stored values", async () => {
    await open();
    expect((await opened()).value).toBe("Amélie");
    expect(input("Country").value).toBe("France");
    expect(input("Remote").checked).toBe(true);
    expect(input("Hybrid").checked).toBe(false);
    expect(screen.queryByText("Unsaved changes")).toBeNull();
  });

  test("stores all values, trimmed, once for a double click, and shows a message", async () => {
    await open();
    await opened();
    type(/First name/, " Amélie Marie ");
    type("Age", "42");
    fireEvent.change(input("Gender"), { target: { value: "preferNotToSay" } });
    fireEvent.click(input("Hybrid"));
    expect(screen.getByText("Unsaved changes")).toBeDefined();
    save();
    save();
    expect(await screen.findByText("Profile saved")).toBeDefined();
    expect(server.requests("PATCH /rest/v1/profile")).toHaveLength(1);
    expect(profiles.rows()[0]).toMatchObject({
      first_name: "Amélie Marie",
      age: 42,
      gender: "preferNotToSay",
      job_preferences: { remote: true, onsite: false, hybrid: true },
    });
    expect(input(/First name/).value).toBe("Amélie Marie");
    expect(screen.queryByText("Unsaved changes")).toBeNull();
    type("City", "Paris");
    save();
    await waitFor(() => expect(profiles.rows()[0]).toMatchObject({ city: "Paris", version: 3 }));
  });

  test("stores null for a cleared country", async () => {
    await open();
    await opened();
    type("Country", "");
    fireEvent.blur(input("Country"));
    save();
    await waitFor(() => expect(profiles.rows()[0]).toMatchObject({ country: "", version: 2 }));
    expect(await screen.findByText("Profile saved")).toBeDefined();
  });

  test("requires both names, an integer age and a valid address; focuses the first invalid field", async () => {
    await open();
    await opened();
    type(/Last name/, " ");
    type("Age", "100");
    type("E-mail", "amelie@");
    save();
    expect(await screen.findByText("First name and last name are required")).toBeDefined();
    expect(screen.getByText("Age must be empty or between 0 and 99")).toBeDefined();
    expect(screen.getByText("Please enter a valid email address")).toBeDefined();
    expect(document.activeElement).toBe(input(/Last name/));
    expect(server.requests("PATCH /rest/v1/profile")).toEqual([]);
  });

  test("keeps input when saving failed, through a reload, and over changes made meanwhile", async () => {
    server.handle("PATCH /rest/v1/profile", respondWithError(500, "X"));
    const page = await open();
    await opened();
    type("Phone number", "+33 6 12 34 56 78");
    save();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your profile could not be saved",
    );
    expect(input("Phone number").value).toBe("+33 6 12 34 56 78");
    page.unmount();

    serveProfiles({ rows: [{ ...stored, city: "Nantes", version: 2 }] });
    await open();
    await opened();
    expect(input("Phone number").value).toBe("+33 6 12 34 56 78");
    expect(input("City").value).toBe("Nantes");
    save();
    await waitFor(() =>
      expect(profiles.rows()[0]).toMatchObject({
        city: "Nantes",
        phone_number: "+33 6 12 34 56 78",
      }),
    );
  });

  test("reports a change made elsewhere, and does not overwrite it", async () => {
    await open();
    await opened();
    profiles.change(profileId, { city: "Nantes" });
    type("City", "Paris");
    save();
    expect((await screen.findByRole("alert")).textContent).toContain("changed in another window");
    expect(input("City").value).toBe("Paris");
    expect(profiles.rows()[0]).toMatchObject({ city: "Nantes" });
  });

  test("that could not be loaded shows an error with a retry", async () => {
    server.handle("GET /rest/v1/profile", respondWithError(400, "X"));
    await open();
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Your profile could not be loaded.",
    );
    serveProfiles({ rows: [stored] });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect((await opened()).value).toBe("Amélie");
  });

  test("is translated to French", async () => {
    await renderDashboard("/dashboard/your-informations/profile", "fr");
    expect((await screen.findByLabelText<HTMLInputElement>(/Prénom/)).value).toBe("Amélie");
    fireEvent.change(screen.getByLabelText(/Prénom/), { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
    expect(await screen.findByText("Le prénom et le nom sont obligatoires")).toBeDefined();
  });
});
