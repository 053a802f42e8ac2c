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

/** No real one is longer, in characters. */
const maxLength = 300;

/** What the page calls a control for itself. */
export function identifiersOf(element: Element): readonly string[] {
  const values = identifierAttributes
    .map((name) => (element.getAttribute(name) ?? "").slice(0, maxLength))
    .filter((value) => value !== "");
  return [...new Set(values)];
}
