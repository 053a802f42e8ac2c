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

/** What the page calls a control for itself. */
export function identifiersOf(element: Element): readonly string[] {
  const values = identifierAttributes
    .map((name) => element.getAttribute(name) ?? "")
    .filter((value) => value !== "");
  return [...new Set(values)];
}
