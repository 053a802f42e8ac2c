import { useRef, useState, type ChangeEvent, type FormEvent } from "react";

export type FormValues = Record<string, string | boolean>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Errors by field; those of valid fields are undefined or absent. */
export type Errors<Values, Problem> = { readonly [Name in keyof Values]?: Problem | undefined };

type FieldOf<Values> = keyof Values & string;

interface FormOptions<Values, Problem> {
  /** Unique in the document. */
  readonly id: string;
  readonly initialValues: Values;
  /** Called on submit. */
  readonly validate: (values: Values) => Errors<Values, Problem>;
  readonly onChange: (values: Values) => void;
}

/** The attribute by which `focusField` finds an input. */
const fieldAttribute = "data-field";

/** The values and errors of a form. Changing a value clears the error of its field. */
export function useForm<Values extends FormValues, Problem extends string>(
  options: FormOptions<Values, Problem>,
) {
  const [values, setState] = useState(options.initialValues);
  const [errors, setErrors] = useState<Errors<Values, Problem>>({});
  /** Newer than `values` in callbacks of a former render. */
  const latest = useRef(values);

  function store(next: Values, changed: readonly string[]) {
    latest.current = next;
    setState(next);
    setErrors((present) => {
      const valid = Object.fromEntries(changed.map((name) => [name, undefined]));
      return { ...present, ...valid };
    });
    options.onChange(next);
  }

  const change = (name: string, value: string | boolean) =>
    store({ ...latest.current, [name]: value }, [name]);

  const attributes = (name: string) => ({ [fieldAttribute]: `${options.id} ${name}` });

  function focusField(name: string) {
    document.querySelector<Field>(`[${fieldAttribute}="${options.id} ${name}"]`)?.focus();
  }

  /** Focuses the first invalid field. */
  const submit = (onValid: (values: Values) => void) => (event?: FormEvent) => {
    event?.preventDefault();
    const found = options.validate(latest.current);
    setErrors(found);
    const invalid = Object.keys(options.initialValues).find((name) => found[name] !== undefined);
    if (invalid === undefined) onValid(latest.current);
    else focusField(invalid);
  };

  return {
    values,
    errors,
    /** The present values, also in callbacks of a former render. */
    getValues: () => latest.current,
    setValues: (changed: Partial<Values>) =>
      store({ ...latest.current, ...changed }, Object.keys(changed)),
    setFieldValue: <Key extends FieldOf<Values>>(name: Key, value: Values[Key]) =>
      change(name, value),
    setFieldError: (name: FieldOf<Values>, error: Problem) =>
      setErrors((present) => ({ ...present, [name]: error })),
    clearErrors: () => setErrors({}),
    focusField,
    submit,
    /** The props of a text field or select. */
    fieldProps: (name: FieldOf<Values>) => ({
      ...attributes(name),
      value: String(values[name]),
      onChange: (event: ChangeEvent<Field>) => change(name, event.currentTarget.value),
    }),
    /** The props of a checkbox. */
    checkboxProps: (name: FieldOf<Values>) => ({
      ...attributes(name),
      checked: values[name] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.currentTarget.checked),
    }),
  };
}
