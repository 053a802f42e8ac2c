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
  const values = identifierAttributes
    .map((name) => (element.getAttribute(name) ?? "").slice(0, maxLength))
    .filter((value) => value !== "");
  return [...new Set(values)];
}
