import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NativeSelect } from "./native-select.tsx";
import { TextInput } from "./text-input.tsx";

afterEach(cleanup);

test("a field is labelled by its label, and described by its error, description and other elements", () => {
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

test("a valid field has no error attributes", () => {
  render(<NativeSelect label="Tone" data={["warm", { value: "plain", label: "Plain" }]} />);
  const choice = screen.getByRole("combobox", { name: "Tone" });
  expect(choice.hasAttribute("aria-invalid")).toBe(false);
  expect(choice.hasAttribute("aria-describedby")).toBe(false);
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "warm",
    "Plain",
  ]);
});
