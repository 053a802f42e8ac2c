import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { startFakeServer } from "../testing/fake-server.ts";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import { freshBrowserForEachTest } from "../testing/render-app.tsx";

const server = startFakeServer();
beforeEach(() => server.reset());
freshBrowserForEachTest();

test("the newest toast is visible immediately; toasts with an action are hidden last", async () => {
  await renderDashboard("/auth/login");
  const onUndo = vi.fn<() => void>();
  act(() => {
    showUndoToast({ title: "Deleted", onUndo });
    showToast({ title: "First" });
    showToast({ title: "Second" });
    showToast({ title: "Third" });
  });
  expect(await screen.findByText("Third")).toBeDefined();
  await waitFor(() => expect(screen.queryByText("First")).toBeNull());
  expect(screen.getByText("Second")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  expect(onUndo).toHaveBeenCalledOnce();
});
