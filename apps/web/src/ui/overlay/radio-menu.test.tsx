import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { RadioMenu } from "./radio-menu.tsx";

afterEach(cleanup);

const items = ["light", "dark", "system"].map((value) => ({ value, label: value, icon: null }));

function openMenu() {
  const onChoose = vi.fn<(value: string) => void>();
  function Page() {
    const [button, setButton] = useState<HTMLElement | null>(null);
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" id="theme" ref={setButton} onClick={() => setIsOpen(!isOpen)}>
          Theme
        </button>
        <p>Elsewhere</p>
        {button ? (
          <RadioMenu
            id="menu"
            button={button}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            value="dark"
            onChoose={onChoose}
            items={items}
          />
        ) : null}
      </>
    );
  }
  render(<Page />);
  const menu = screen.getByRole("menu", { name: "Theme" });
  return { onChoose, menu, button: screen.getByRole("button", { name: "Theme" }) };
}

const focused = () => document.activeElement?.textContent;

test("arrow keys, Home and End move between the items, and a choice returns the focus", () => {
  const { onChoose, menu, button } = openMenu();
  expect(focused()).toBe("light");
  expect(screen.getByRole("menuitemradio", { checked: true }).textContent).toBe("dark");
  for (const [key, item] of [
    ["ArrowUp", "system"],
    ["ArrowDown", "light"],
    ["End", "system"],
    ["Home", "light"],
    ["ArrowDown", "dark"],
  ] as const) {
    fireEvent.keyDown(menu, { key });
    expect(focused()).toBe(item);
  }
  fireEvent.click(screen.getByRole("menuitemradio", { name: "dark" }));
  expect(onChoose).toHaveBeenCalledWith("dark");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("Escape, Tab, its button and a press elsewhere close it", () => {
  const { menu, button } = openMenu();
  // Prevented, so that nothing behind the menu handles the key too.
  expect(fireEvent.keyDown(menu, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(button);
  const isOpenAgain = () => {
    fireEvent.pointerDown(button);
    fireEvent.click(button);
    return screen.queryByRole("menu") !== null;
  };
  expect(isOpenAgain()).toBe(true);
  expect(isOpenAgain()).toBe(false);
  expect(isOpenAgain()).toBe(true);
  fireEvent.keyDown(screen.getByRole("menu"), { key: "Tab" });
  expect(isOpenAgain()).toBe(true);
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(screen.queryByRole("menu")).toBeNull();
});
