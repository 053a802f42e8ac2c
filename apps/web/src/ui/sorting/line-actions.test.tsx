import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { LineAction, MoveActions } from "./line-action.tsx";
import { LineActions } from "./line-actions.tsx";

afterEach(cleanup);

const button = (name: string) => screen.getByRole("button", { name });
const isOpen = () => button("Actions of Baker").getAttribute("aria-expanded") === "true";

function openActions() {
  const onAct = vi.fn<() => void>();
  const onMove = vi.fn<(by: -1 | 1) => void>();
  render(
    <LineActions label="Actions of Baker">
      <MoveActions up="Up" down="Down" isFirst={false} isLast={false} size={18} onMove={onMove} />
      <LineAction label="Remove" action="remove" onAct={onAct}>
        x
      </LineAction>
    </LineActions>,
  );
  fireEvent.click(button("Actions of Baker"));
  return { onAct, onMove };
}

test("the button names the group of actions that it opens", () => {
  openActions();
  const group = screen.getByRole("group", { name: "Actions of Baker" });
  expect(group.contains(button("Remove"))).toBe(true);
  expect(button("Actions of Baker").getAttribute("aria-controls")).toBe(group.id);
  expect(group.id).not.toBe("");
});

test.each(["Actions of Baker", "Remove"])("Escape at “%s” closes them only", (name) => {
  openActions();
  const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
  window.addEventListener("keydown", onKeyDown);
  button(name).focus();
  fireEvent.keyDown(button(name), { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button("Actions of Baker"));
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(button("Actions of Baker"), { key: "Escape" });
  expect(onKeyDown).toHaveBeenCalledOnce();
  window.removeEventListener("keydown", onKeyDown);
});

test("an action closes them; moves, which are repeated, do not", () => {
  const { onAct, onMove } = openActions();
  fireEvent.click(button("Up"));
  fireEvent.click(button("Up"));
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(isOpen()).toBe(true);
  fireEvent.click(button("Remove"));
  expect(onAct).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button("Actions of Baker"));
});
