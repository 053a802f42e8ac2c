import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TabList, TabPanel, Tabs } from "./tabs.tsx";

const values = ["table", "board", "calendar"] as const;

function Page() {
  const [value, setValue] = useState<(typeof values)[number]>("table");
  return (
    <Tabs value={value} values={values} onChange={setValue}>
      <TabList label="Views" tabs={values.map((name) => ({ value: name, label: name }))} />
      {values.map((name) => (
        <TabPanel key={name} value={name}>
          content of {name}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");

/** The text of the element that has the focus after keys. */
function focusedAfter(...keys: readonly (string | KeyboardEventInit)[]): string | null {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document, typeof key === "string" ? { key } : key);
  return document.activeElement?.textContent ?? null;
}

afterEach(cleanup);

test("the selected tab is the only one in the order of Tab, and names its panel", () => {
  render(<Page />);
  expect(screen.getByRole("tablist", { name: "Views" })).toBeDefined();
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getByRole("tabpanel", { name: "table" })).toBe(panel());
  expect(tab("table").getAttribute("aria-controls")).toBe(panel().id);

  fireEvent.click(tab("calendar"));
  expect(screen.getByRole("tab", { selected: true })).toBe(tab("calendar"));
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  expect(screen.getByRole("tabpanel", { name: "calendar" }).textContent).toBe(
    "content of calendar",
  );
  for (const other of ["table", "board"])
    expect(tab(other).hasAttribute("aria-controls")).toBe(false);
});

test("keys move the focus around the list, and select nothing", () => {
  render(<Page />);
  act(() => tab("table").focus());
  expect(focusedAfter("ArrowRight")).toBe("board");
  expect(focusedAfter("End", "ArrowRight")).toBe("table");
  expect(focusedAfter("ArrowLeft")).toBe("calendar");
  expect(focusedAfter("Home")).toBe("table");
  expect(focusedAfter({ key: "ArrowRight", altKey: true }, "ArrowDown", "x")).toBe("table");
  expect(screen.getByRole("tab", { selected: true })).toBe(tab("table"));
});

test("a list that is wider than its place shows the selected tab in its middle", () => {
  const rectangle = vi
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockImplementation(function (this: Element) {
      // Three tabs of 100 pixels in a list of 150, which has not scrolled yet.
      const at = [...values].findIndex((name) => name === this.textContent);
      return at === -1 ? new DOMRect(0, 0, 150, 40) : new DOMRect(100 * at, 0, 100, 40);
    });
  render(<Page />);
  fireEvent.click(tab("calendar"));
  rectangle.mockRestore();
  expect(screen.getByRole("tablist").scrollLeft).toBe(-25 + 175);
});
