import { act, render, waitFor } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { loadCatalogues } from "../../../i18n/catalogue.ts";
import ApplicationsRoute from "../../applications.tsx";
import { AppFrame } from "../../testing/app-frame.tsx";
import Dashboard from "../../dashboard.tsx";
import {
  serve,
  server,
  stageOf,
  startApplicationScreens,
} from "../../testing/applications-screen.tsx";
import { signedInAs } from "../../testing/render-dashboard.tsx";

startApplicationScreens();

/** The account page, with a link to the list, whose code is not loaded. */
async function openAccount() {
  await loadCatalogues("en");
  await signedInAs("ann@example.org");
  const { promise: code, resolve: arrive } = Promise.withResolvers<object>();
  const children = [
    { path: "profile", element: <h1>Account</h1> },
    { path: "applications", lazy: () => code },
  ];
  const router = createMemoryRouter([{ path: "dashboard", element: <Dashboard />, children }], {
    initialEntries: ["/dashboard/profile"],
  });
  const page = render(<AppFrame language="en" router={router} />);
  await page.findByRole("heading", { name: "Account" });
  return {
    go: (to: string) => act(async () => void router.navigate(to)),
    arrive: () => arrive({ Component: ApplicationsRoute }),
  };
}

const lists = () =>
  server.requests("GET /rest/v1/job_applied").filter(({ url }) => !url.includes("deleted_at"));

test("navigating to the list prefetches its rows in parallel with its code, and only once", async () => {
  serve();
  const account = await openAccount();
  expect(lists()).toHaveLength(0);
  await account.go("/dashboard/applications");
  await waitFor(() => expect(lists()).toHaveLength(1));
  account.arrive();
  await stageOf("Baker, Maison Lenoir");
  expect(lists()).toHaveLength(1);
});
