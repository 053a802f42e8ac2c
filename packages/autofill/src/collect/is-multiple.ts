const customListSelector = [
  ...["is-multi", "isMulti", "multiselect", "multi-select"].map((name) => `[class*='${name}']`),
  ".ant-select-multiple,[data-uxi-multiselect-id],[data-automation-id*='multiSelect']",
].join();

/** Whether a custom list allows several choices, by its ARIA attributes or classes. */
export function isMultiple(control: Element, list: Element | null | undefined): boolean {
  return (
    list?.getAttribute("aria-multiselectable") === "true" ||
    control.closest(customListSelector) !== null
  );
}
