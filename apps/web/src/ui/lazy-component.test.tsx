import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { lazyComponent, ChunkBoundary, ChunkLoadError } from "./lazy-component.tsx";

afterEach(cleanup);

test("a component whose code cannot be loaded is replaced by the fallback, other errors are thrown", async () => {
  const onCaughtError = vi.fn<(error: unknown) => void>();
  const Missing = lazyComponent<object>(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <ChunkBoundary fallback="The page without it">
      <Suspense>
        <Missing />
      </Suspense>
    </ChunkBoundary>,
    { onCaughtError },
  );
  expect(await screen.findByText("The page without it")).toBeDefined();
  expect(onCaughtError.mock.lastCall?.[0]).toBeInstanceOf(ChunkLoadError);

  function Broken(): null {
    throw new Error("A bug");
  }
  const broken = (
    <ChunkBoundary fallback="Hidden">
      <Broken />
    </ChunkBoundary>
  );
  expect(() => render(broken, { onCaughtError })).toThrow("A bug");
});
