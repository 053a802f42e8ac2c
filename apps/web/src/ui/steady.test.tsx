import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, useState, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isSame } from "./same-shown.ts";
import { steady } from "./steady.tsx";

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string }[];
  readonly icon: ReactNode;
  readonly onPick: (value: string) => void;
}

let draws = 0;

const Choice = steady(function Choice({ label, options, icon, onPick }: ChoiceProps) {
  draws += 1;
  return (
    <p>
      {icon}
      {options.map(({ value }) => (
        <button key={value} type="button" onClick={() => onPick(value)}>
          {`${label} ${value}`}
        </button>
      ))}
    </p>
  );
});

/** Draws everything anew at each press, as a form does at each key. */
function Form() {
  const [presses, setPresses] = useState(0);
  const [label, setLabel] = useState("Take");
  const [picked, setPicked] = useState("");
  return (
    <>
      <output>{`${presses}: ${picked}`}</output>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <button type="button" onClick={() => setLabel("Choose")}>
        Rename
      </button>
      <Choice
        label={label}
        options={[{ value: "one" }, { value: "two" }]}
        icon={<i className="icon" />}
        onPick={(value) => setPicked(`${value} at ${presses}`)}
      />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("a steady part", () => {
  beforeEach(() => {
    draws = 0;
    render(<Form />);
  });
  afterEach(cleanup);

  test("is not drawn anew while it shows the same, and calls what was given last", () => {
    press("Press");
    press("Press");
    expect(draws).toBe(1);
    press("Take two");
    expect(screen.getByRole("status").textContent).toBe("2: two at 2");
    expect(draws).toBe(1);
  });

  test("is drawn anew when what it shows has changed", () => {
    press("Rename");
    expect(screen.getByRole("button", { name: "Choose one" })).toBeDefined();
    expect(draws).toBe(2);
  });
});

test.each([
  ["texts", "a", "b"],
  ["options", [{ value: "a" }], [{ value: "b" }]],
  ["numbers of options", ["a"], ["a", "a"]],
  ["names", { a: undefined }, { b: undefined }],
  ["a list and an object", [], {}],
  ["elements", <i key="a" />, <b key="a" />],
  ["keys of elements", <i key="a" />, <i key="b" />],
  ["contents of elements", <i key="a">1</i>, <i key="a">2</i>],
  ["an element and a text", <i key="a" />, "i"],
  ["refs", createRef(), createRef()],
  ["maps", new Map([["a", 1]]), new Map([["a", 2]])],
  ["functions", () => 1, () => 1],
])("other %s are something else", (_, one, other) => {
  expect(isSame(one, other)).toBe(false);
});
