import { isInput, isSelect } from "../collect/controls.ts";
import { boxDriver } from "./box-driver.ts";
import type { Action, Driver, Resources } from "./driver.ts";
import { fileDriver } from "./file-driver.ts";
import { listDriver } from "./list-driver.ts";
import {
  editableDriver,
  isTypedElement,
  rangeDriver,
  selectDriver,
  typedDriver,
} from "./value-drivers.ts";

/** The driver of a field's widget; undefined when the element does not match the plan. */
export function driverFor(
  members: readonly HTMLElement[],
  action: Action,
  { documents, choose }: Resources,
): Driver | undefined {
  const [element] = members;
  if (!element) return undefined;
  switch (action.kind) {
    case "type":
      if (isInput(element) && element.type === "range") return rangeDriver(element, action);
      return isTypedElement(element)
        ? typedDriver(element, action)
        : editableDriver(element, action);
    case "choose":
      return isSelect(element) ? selectDriver(element, action) : undefined;
    case "tick":
      return boxDriver(members, action);
    case "pick":
      return listDriver(element, action, choose);
    case "attach":
      return fileDriver(element, action, documents);
  }
}
