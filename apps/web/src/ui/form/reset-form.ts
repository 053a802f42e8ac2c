interface SavedForm<Values> {
  readonly form: {
    readonly getValues: () => Values;
    readonly setValues: (values: Partial<Values>) => void;
  };
  /** The saved values. */
  readonly submitted: Values;
  /** The initial values of the next form. */
  readonly blank: Partial<Values>;
}

/**
 * Resets a form after it was saved, except for fields that were changed meanwhile.
 * @returns whether none was.
 */
export function resetForm<Values extends Record<string, unknown>>({
  form,
  submitted,
  blank,
}: SavedForm<Values>): boolean {
  const typed = new Map(
    Object.entries(form.getValues()).filter(([name, value]) => value !== submitted[name]),
  );
  const rest: Partial<Values> = { ...blank };
  for (const name of typed.keys()) delete rest[name];
  form.setValues(rest);
  return typed.size === 0;
}
