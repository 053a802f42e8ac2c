import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NativeSelect } from "./native-select.tsx";
import { TextInput } from "./text-input.tsx";
import { Textarea } from "./textarea.tsx";

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

test("a field of several lines has the height of its rows, and grows only when it has a maximum", () => {
  render(
    <>
      <Textarea label="Notes" rows={6} error="Too long" />
      <Textarea label="Summary" rows={3} maxRows={14} />
    </>,
  );
  const notes = screen.getByRole("textbox", { name: "Notes" });
  expect(notes).toHaveProperty("rows", 6);
  expect(notes.hasAttribute("data-grows")).toBe(false);
  expect(notes.getAttribute("aria-invalid")).toBe("true");
  const summary = screen.getByRole("textbox", { name: "Summary" });
  expect(summary.dataset["grows"]).toBe("true");
  expect(summary.style.getPropertyValue("--max-rows")).toBe("14");
});
