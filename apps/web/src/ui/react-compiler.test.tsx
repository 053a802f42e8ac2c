import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { CountedForm } from "./testing/counted-form.tsx";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a compiled form renders only what has changed", () => {
  onTestFinished(cleanup);
  const onRender = vi.fn<() => void>();
  render(<CountedForm onRender={onRender} />);
  const before = onRender.mock.calls.length;
  press("press");
  press("press");
  press("two");
  expect(screen.getByRole("status").textContent).toBe("2: two");
  expect(onRender).toHaveBeenCalledTimes(before);
});
