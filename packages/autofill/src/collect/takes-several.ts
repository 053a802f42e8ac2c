const drawn = [
  ...["is-multi", "isMulti", "multiselect", "multi-select"].map((name) => `[class*='${name}']`),
  ".ant-select-multiple,[data-uxi-multiselect-id],[data-automation-id*='multiSelect']",
].join();

/** Whether a list, or what is drawn around its control, says that it takes more than one choice. */
export function takesSeveral(control: Element, list: Element | null | undefined): boolean {
  return list?.getAttribute("aria-multiselectable") === "true" || control.closest(drawn) !== null;
}
