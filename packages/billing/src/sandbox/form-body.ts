/** Fields by their full names, such as `items[0][price]`. */
export type FormFields = ReadonlyMap<string, string>;

/** Reads what Stripe's library sends: the fields of a body or a query, by their full names. */
export function readFormFields(text: string): FormFields {
  return new Map(new URLSearchParams(text));
}

/** The fields below a name: `metadata[plan]` gives `plan`. */
export function fieldsBelow(fields: FormFields, name: string): Record<string, string> {
  const start = `${name}[`;
  return Object.fromEntries(
    [...fields].flatMap(([key, value]) =>
      key.startsWith(start) && key.endsWith("]") ? [[key.slice(start.length, -1), value]] : [],
    ),
  );
}
