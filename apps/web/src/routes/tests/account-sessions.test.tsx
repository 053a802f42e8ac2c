import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { errorResponse, startFakeServer } from "../testing/fake-server.ts";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";
import { renderDashboard } from "../testing/render-dashboard.tsx";

const server = startFakeServer();
freshBrowserForEachTest();

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const session = {
  id: "6f0d1c1e-0d7a-4f55-9f0e-6c8b9a1d2e3f",
  user_agent: firefox,
  created_at: "2026-11-20T08:00:00Z",
  last_used_at: "2026-11-22T12:00:00Z",
  is_current: true,
  is_extension: false,
};
const phone = { ...session, id: "phone", user_agent: "curl/8.5.0", is_current: false };
const extension = { ...session, id: "extension", is_current: false, is_extension: true };

const serve = (...sessions: readonly object[]) =>
  server.handle("POST /rest/v1/rpc/my_sessions", () => Response.json(sessions));
beforeEach(() => {
  server.reset();
  serve(session, phone, extension);
});

const lines = async () => {
  const list = await screen.findByRole("list", { name: "Where you are signed in" });
  return within(list).getAllByRole("listitem");
};

describe("the sessions of the account", () => {
  test("are listed with device, times, this browser and the extension", async () => {
    await renderDashboard("/dashboard/profile");
    const [current, other, ofExtension] = await lines();
    expect(current?.textContent).toContain("Firefox on LinuxThis browser");
    expect(current?.textContent).toContain("Signed in: Nov 20, 2026");
    expect(other?.textContent).toContain("Unknown device");
    expect(other?.textContent).toContain("Last seen: Nov 22, 2026");
    expect(ofExtension?.textContent).toContain("Postulo extension · Firefox on Linux");
    expect(current && within(current).queryByRole("button")).toBeNull();
  });

  test("one ends without the others; the list has the focus afterwards", async () => {
    server.handle("POST /rest/v1/rpc/end_session", () => {
      serve(session, extension);
      return Response.json(true);
    });
    await renderDashboard("/dashboard/profile");
    await lines();
    const end = screen.getByRole("button", { name: /^Sign out: Unknown device, last seen Nov 22/ });
    end.focus();
    fireEvent.click(end);
    expect(await screen.findByText("Unknown device is signed out")).toBeDefined();
    expect(await lines()).toHaveLength(2);
    await waitFor(() => expect(document.activeElement?.id).toBe("sessions-title"));
    const [request] = server.requests("POST /rest/v1/rpc/end_session");
    expect(await request?.json()).toEqual({ p_id: "phone" });
    expect(server.requests("POST /auth/v1/logout")).toEqual([]);
  });

  test("a failure leaves the session listed", async () => {
    server.handle("POST /rest/v1/rpc/end_session", () =>
      Response.json({ code: "XX", message: "The disk is full" }, { status: 500 }),
    );
    await renderDashboard("/dashboard/profile");
    await lines();
    fireEvent.click(screen.getByRole("button", { name: /^Sign out: Unknown/ }));
    expect(await screen.findByText("The session could not be ended.")).toBeDefined();
    expect(await lines()).toHaveLength(3);
  });

  test("all others end together, after which only this browser is left", async () => {
    server.handle("POST /auth/v1/logout", () => errorResponse(500, "unexpected_failure", "no"));
    await renderDashboard("/dashboard/profile");
    await lines();
    const endOthers = screen.getByRole("button", { name: "Sign out everywhere else" });
    fireEvent.click(endOthers);
    expect(await screen.findByText("The other sessions could not be ended.")).toBeDefined();
    server.handle("POST /auth/v1/logout", () => {
      serve(session);
      return new Response(null, { status: 204 });
    });
    fireEvent.click(endOthers);
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
    expect(server.requests("POST /auth/v1/logout").at(-1)?.url).toContain("scope=others");
  });

  test("shows an error with a retry when they cannot be loaded", async () => {
    server.handle("POST /rest/v1/rpc/my_sessions", () =>
      Response.json({ code: "X", message: "no" }, { status: 400 }),
    );
    await renderDashboard("/dashboard/profile");
    expect(await screen.findByText("Your sessions could not be loaded.")).toBeDefined();
    serve(session);
    const section = screen.getByRole("region", { name: "Where you are signed in" });
    fireEvent.click(within(section).getByRole("button", { name: "Try again" }));
    expect(await lines()).toHaveLength(1);
  });
});
