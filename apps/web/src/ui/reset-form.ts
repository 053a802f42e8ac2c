interface SavedForm<Values> {
  readonly form: {
    readonly getValues: () => Values;
    readonly setValues: (values: Partial<Values>) => void;
  };
  /** What was saved. */
  readonly submitted: Values;
  /** What the form says when the next one begins. */
  readonly blank: Partial<Values>;
}

/**
 * Makes a form blank after it was saved. What the person has typed while they waited stays.
 * @returns whether they have typed nothing.
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
