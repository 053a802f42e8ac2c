import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyPart, PartBoundary, PartMissing } from "./lazy-part.tsx";

afterEach(cleanup);

test("a page goes on without a part whose code cannot be fetched, and hides no part that broke", async () => {
  const onCaughtError = vi.fn<(error: unknown) => void>();
  const Missing = lazyPart<object>(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <PartBoundary fallback="The page without it">
      <Suspense>
        <Missing />
      </Suspense>
    </PartBoundary>,
    { onCaughtError },
  );
  expect(await screen.findByText("The page without it")).toBeDefined();
  expect(onCaughtError.mock.lastCall?.[0]).toBeInstanceOf(PartMissing);

  function Broken(): null {
    throw new Error("A bug");
  }
  const broken = (
    <PartBoundary fallback="Hidden">
      <Broken />
    </PartBoundary>
  );
  expect(() => render(broken, { onCaughtError })).toThrow("A bug");
});
