const identifierAttributes = [
  "name",
  "id",
  "data-automation-id",
  "data-automation",
  "data-qa",
  "data-testid",
  "data-ui",
  "data-field",
  "formcontrolname",
  "ng-model",
];

/** In characters. */
const maxLength = 300;

/** The identifiers of a control: name, id, test ids. */
export function identifiersOf(element: Element): readonly string[] {
  // Most elements have one or two of them, and each question to the page takes time.
  const own = element.getAttributeNames();
  const values: string[] = [];
  for (const name of identifierAttributes) {
    const value = own.includes(name) ? (element.getAttribute(name) ?? "").slice(0, maxLength) : "";
    if (value !== "" && !values.includes(value)) values.push(value);
  }
  return values;
}
