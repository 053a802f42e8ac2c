import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ActionMenu } from "./action-menu.tsx";

afterEach(cleanup);

async function openMenu() {
  const chosen = vi.fn<(action: string, hasFocus: boolean) => void>();
  const action = (label: string, isDisabled = false) => ({
    label,
    isDisabled,
    onChoose: (button: HTMLElement) => chosen(label, document.activeElement === button),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActionMenu
        label="More"
        icon={null}
        actions={[action("Print"), action("Redo", true), action("Delete")]}
      />
      <p>Elsewhere</p>
    </QueryClientProvider>,
  );
  const button = screen.getByRole("button", { name: "More" });
  fireEvent.click(button);
  const menu = await screen.findByRole("menu", { name: "More" });
  return { button, menu, chosen };
}

const focused = () => document.activeElement?.textContent;

test("the actions are walked through by keyboard, and the button has the focus before one runs", async () => {
  const { button, menu, chosen } = await openMenu();
  expect(focused()).toBe("Print");
  expect(button.getAttribute("aria-expanded")).toBe("true");
  fireEvent.keyDown(menu, { key: "ArrowUp" });
  expect(focused()).toBe("Delete");
  fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(chosen.mock.calls).toEqual([["Delete", true]]);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("an action that is not possible stays in the menu and does nothing", async () => {
  const { chosen } = await openMenu();
  const item = screen.getByRole("menuitem", { name: "Redo" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(item);
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole("menu")).toBeDefined();
});

test("Escape closes the menu alone, and a press elsewhere closes it too", async () => {
  const { button, menu } = await openMenu();
  const outside = vi.fn<() => void>();
  window.addEventListener("keydown", outside);
  fireEvent.keyDown(menu, { key: "Escape" });
  window.removeEventListener("keydown", outside);
  expect(outside).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole("menu")).toBeNull();
  fireEvent.click(button);
  await screen.findByRole("menu");
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(screen.queryByRole("menu")).toBeNull();
});

test("an action that is not done cannot be chosen again, and the menu's button is busy", async () => {
  const onChoose = vi.fn<() => void>();
  const client = new QueryClient();
  const menuOf = (isPending: boolean) => (
    <QueryClientProvider client={client}>
      <ActionMenu label="More" icon={null} actions={[{ label: "Export", isPending, onChoose }]} />
    </QueryClientProvider>
  );
  const { rerender } = render(menuOf(false));
  const button = screen.getByRole("button", { name: "More" });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Export" }));
  expect(button.getAttribute("aria-busy")).toBeNull();
  rerender(menuOf(true));
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  const item = await screen.findByRole("menuitem", { name: "Export" });
  expect(item.getAttribute("aria-disabled")).toBe("true");
  expect(item.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(item);
  expect(onChoose).toHaveBeenCalledOnce();
});
