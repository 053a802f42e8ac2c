import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useRequested } from "./use-requested.ts";

afterEach(cleanup);

const names = ["import", "report"] as const;

type Change = ReturnType<typeof useRequested<(typeof names)[number]>>[1];

/** Renders a page where the state of its location requests "import". */
function openPage(load?: () => Promise<object>) {
  let change: Change | undefined;
  function Page() {
    const [open, onChange] = useRequested(names);
    return (
      <button
        onClick={() => {
          change = onChange;
        }}
      >
        {open ?? "nothing"}
      </button>
    );
  }
  const router = createMemoryRouter(
    [
      { path: "list", element: <Page /> },
      { path: "other", ...(load ? { lazy: load } : { element: <p>other</p> }) },
    ],
    { initialEntries: [{ pathname: "/list", search: "?q=a", hash: "#b", state: "import" }] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole("button"));
  return {
    router,
    change: (next?: (typeof names)[number]) => act(() => change?.(next)),
    shown: () => screen.getByRole("button").textContent,
  };
}

test("what the location requests is open, and is no longer requested once it is closed", () => {
  const { router, change, shown } = openPage();
  expect(shown()).toBe("import");
  change();
  expect(shown()).toBe("nothing");
  expect(router.state.location).toMatchObject({
    pathname: "/list",
    search: "?q=a",
    hash: "#b",
    state: null,
  });
});

test("another that is opened in its place ends the request", () => {
  const { router, change, shown } = openPage();
  change("report");
  expect(shown()).toBe("report");
  expect(router.state.location.state).toBeNull();
});

test("a page opened meanwhile stays open", async () => {
  const { router, change } = openPage();
  await act(() => router.navigate("/other"));
  change();
  expect(router.state.location.pathname).toBe("/other");
  expect(screen.getByText("other")).toBeDefined();
});

test("a page that is still loading is opened", async () => {
  const code = Promise.withResolvers<object>();
  const { router, change } = openPage(() => code.promise);
  let opening = Promise.resolve();
  act(() => {
    opening = router.navigate("/other");
  });
  change();
  await act(async () => {
    code.resolve({ Component: () => <p>loaded</p> });
    await opening;
  });
  expect(router.state.location.pathname).toBe("/other");
});
