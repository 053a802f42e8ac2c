import { connectionAttributes } from "@postulo/contract/connection-attributes";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { publicConfig, sessionResponse, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest, renderApp } from "../testing/render-app.tsx";
import { sessionStorageKey } from "../../session/storage-key.ts";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

const connectButton = () => screen.getByRole("button", { name: "Connect the extension" });

/** What the extension does: it reads the user's id, and reports its state beside it. */
async function report(state: "installed" | "connected"): Promise<string> {
  const holder = await waitFor(() => {
    const found = document.querySelector(`[${connectionAttributes.user}]`);
    if (!found) throw new Error("the page has no place for the state");
    return found;
  });
  await act(async () => holder.setAttribute(connectionAttributes.state, state));
  return holder.getAttribute(connectionAttributes.user) ?? "";
}

const userId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

async function storeSession(): Promise<void> {
  localStorage.setItem(sessionStorageKey, await sessionResponse("ann@example.org").text());
}

test("the extension page shows that nothing was detected, then what the extension reports", async () => {
  await renderApp("/extension");
  expect(screen.getByText(/^Not seen in this browser yet/)).toBeDefined();
  expect(await report("installed")).toBe("");
  expect(await screen.findByText("The extension is installed.")).toBeDefined();
  expect(
    screen.getAllByRole("link", { name: "Log in to connect it" })[0]?.getAttribute("href"),
  ).toBe("/auth/login");
});

test("the extension page links to the dashboard when the user's extension is connected", async () => {
  await storeSession();
  await renderApp("/extension");
  expect(await report("connected")).toBe(userId);
  expect(
    (await screen.findByRole("link", { name: "Go to your applications" })).getAttribute("href"),
  ).toBe("/dashboard");
  expect(screen.queryByText(/^Not seen in this browser yet/)?.closest("[hidden]")).not.toBeNull();
});

test("the extension page offers one token for a double click, and shows when it was used", async () => {
  await storeSession();
  const answered: string[] = [];
  server.handle("POST /extension-connection", () => {
    answered.push("token");
    const expiresAt = new Date(Date.now() + 180_000).toISOString();
    return Response.json({ token: "a".repeat(43), expiresAt }, { status: 201 });
  });
  await renderApp("/extension");
  await report("installed");
  fireEvent.click(connectButton());
  fireEvent.click(connectButton());
  const offer = await waitFor(() => {
    const found = document.querySelector(`[${connectionAttributes.token}^="aaa"]`);
    if (!found) throw new Error("there is no token yet");
    return found;
  });
  expect(answered).toEqual(["token"]);
  expect(screen.getByRole("button", { name: "Connect again" })).toBeDefined();
  await act(async () => offer.setAttribute(connectionAttributes.connected, ""));
  expect(await screen.findByText("The extension is installed and connected.")).toBeDefined();
});

test("the extension page reports a failed request, and the button works again", async () => {
  await storeSession();
  server.handle("POST /extension-connection", () => Response.error());
  await renderApp("/extension");
  await report("installed");
  fireEvent.click(connectButton());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("The connection could not be prepared. Try again.");
  expect(connectButton().getAttribute("aria-busy")).toBe("false");
});

test("the extension page links to a configured store", async () => {
  server.handle("GET /config.json", () =>
    Response.json({
      ...publicConfig(),
      links: { feedback: {}, store: "https://store.example/postulo" },
    }),
  );
  await renderApp("/extension");
  const link = await screen.findByRole("link", { name: "Open the extension’s store page" });
  expect(link.getAttribute("href")).toBe("https://store.example/postulo");
});
