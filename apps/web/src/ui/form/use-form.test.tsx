import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useForm } from "./use-form.ts";

afterEach(cleanup);

const values = { name: "", city: "Lyon", isRemote: false };

type Form = ReturnType<typeof useForm<typeof values, "missing">>;

function openForm() {
  const onChange = vi.fn<(changed: typeof values) => void>();
  const onValid = vi.fn<(valid: typeof values) => void>();
  const forms: Form[] = [];
  function Page() {
    const form = useForm<typeof values, "missing">({
      id: "form",
      initialValues: values,
      validate: ({ name, city }) => ({
        name: name === "" ? "missing" : undefined,
        city: city === "" ? "missing" : undefined,
      }),
      onChange,
    });
    forms.push(form);
    return (
      <form onSubmit={form.submit(onValid)}>
        <input aria-label="Name" {...form.fieldProps("name")} />
        <span role="alert">{form.errors.name}</span>
        <input aria-label="City" {...form.fieldProps("city")} />
        <input type="checkbox" aria-label="Remote" {...form.checkboxProps("isRemote")} />
        <button>Save</button>
      </form>
    );
  }
  render(<Page />);
  return { onChange, onValid, first: forms[0] };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button"));

test("a submit passes the values, or focuses the first invalid field and keeps the input", () => {
  const { onValid, onChange } = openForm();
  type("City", "");
  save();
  expect(screen.getByRole("alert").textContent).toBe("missing");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(onValid).not.toHaveBeenCalled();

  type("Name", "Ann");
  expect(screen.getByRole("alert").textContent).toBe("");
  type("City", "Paris");
  fireEvent.click(screen.getByLabelText("Remote"));
  save();
  const saved = { name: "Ann", city: "Paris", isRemote: true };
  expect(onValid.mock.calls).toEqual([[saved]]);
  expect(onChange).toHaveBeenLastCalledWith(saved);
});

test("a callback of a former render reads and changes the present values", () => {
  const { first } = openForm();
  type("Name", "Ann");
  expect(first?.getValues().name).toBe("Ann");
  act(() => {
    first?.setFieldError("name", "missing");
    first?.setValues({ city: "Nice" });
  });
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ann");
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Nice");
  expect(screen.getByRole("alert").textContent).toBe("missing");
  act(() => first?.clearErrors());
  expect(screen.getByRole("alert").textContent).toBe("");
});
