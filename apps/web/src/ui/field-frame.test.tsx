import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NativeSelect } from "./native-select.tsx";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

test("a field is named by its label, and described by its problem, its hint and what stands elsewhere", () => {
  render(
    <>
      <TextInput
        label="E-mail"
        description="At work"
        error="Not an address"
        required
        aria-describedby="result"
      />
      <p id="result">It was not sent</p>
    </>,
  );
  const field = screen.getByRole("textbox", { name: "E-mail" });
  expect(field).toHaveProperty("required", true);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const described = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Not an address",
    "At work",
    "It was not sent",
  ]);
});

test("a field without anything wrong says nothing of it", () => {
  render(<NativeSelect label="Tone" data={["warm", { value: "plain", label: "Plain" }]} />);
  const choice = screen.getByRole("combobox", { name: "Tone" });
  expect(choice.hasAttribute("aria-invalid")).toBe(false);
  expect(choice.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "warm",
    "Plain",
  ]);
});
