import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { password, profileId, startFakeServer } from "../testing/fake-server.ts";
import { renderApp, freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

async function signIn() {
  fireEvent.change(await screen.findByLabelText("E-mail"), {
    target: { value: "ann@example.org" },
  });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
}

describe("the dashboard", () => {
  test("redirects a visitor to the sign-in page, and back after signing in", async () => {
    const app = await renderApp("/dashboard/profile?tab=plan");
    await waitFor(() =>
      expect(app.address()).toBe("/auth/login?next=%2Fdashboard%2Fprofile%3Ftab%3Dplan"),
    );
    await signIn();
    await waitFor(() => expect(app.address()).toBe("/dashboard/profile?tab=plan"));
    await screen.findByRole("button", { name: "Logout" });
    const main = within(screen.getByRole("main"));
    expect(await main.findByText("ann@example.org")).toBeDefined();
    await waitFor(() => expect(main.getAllByText("3")).toHaveLength(3));
  });

  test("shows the links of a signed-in user; logging out clears all user data and redirects to the front page", async () => {
    const app = await renderApp("/dashboard/profile");
    await signIn();
    await screen.findByRole("button", { name: "Logout" });
    const navigation = await screen.findByRole("navigation", { name: "Main" });
    const links = within(navigation).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Today", "/dashboard/today"],
      ["Applications", "/dashboard/applications"],
      ["Profile", "/dashboard/your-informations"],
      ["Generate cover letter", "/dashboard/cover-letter"],
      ["My CV", "/dashboard/cv"],
      ["Account", "/dashboard/profile"],
    ]);
    expect(screen.getByRole("link", { name: "Postulo home" }).getAttribute("href")).toBe(
      "/dashboard",
    );
    await waitFor(() => expect(localStorage.getItem("profile_id")).not.toBeNull());
    sessionStorage.setItem("postulo-draft:ann:application", "{}");

    fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(app.address()).toBe("/"));
    expect(await screen.findByRole("link", { name: "Login" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Postulo home" }).getAttribute("href")).toBe("/");
    expect(Object.keys(localStorage)).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test("an answer that comes after another tab has signed out leaves nothing of the user", async () => {
    const profile = Promise.withResolvers<Response>();
    let isAsked = false;
    server.handle("GET /rest/v1/profile", () => {
      isAsked = true;
      return profile.promise;
    });
    await renderApp("/dashboard/profile");
    await signIn();
    await waitFor(() => expect(isAsked).toBe(true));
    localStorage.removeItem("postulo-session");
    profile.resolve(Response.json([{ id: profileId }]));
    // As long as storing takes otherwise.
    await new Promise((resolve) => void setTimeout(resolve, 500));
    expect(localStorage.getItem("profile_id")).toBeNull();
  });

  test("redirects to the sign-in page when the server rejects the session, and keeps drafts", async () => {
    const app = await renderApp("/auth/login");
    await signIn();
    await waitFor(() => expect(localStorage.getItem("profile_id")).not.toBeNull());
    sessionStorage.setItem("postulo-draft:ann:application", "{}");
    server.handle("HEAD /rest/v1/education", () => new Response(null, { status: 401 }));
    await app.navigate("/dashboard/profile");
    await waitFor(() => expect(app.address()).toBe("/auth/login?next=%2Fdashboard%2Fprofile"), {
      timeout: 3000,
    });
    expect(localStorage.getItem("profile_id")).toBeNull();
    expect(sessionStorage.getItem("postulo-draft:ann:application")).toBe("{}");
  });
});
