import { readOnce } from "./reading-cache.ts";

const maxContainers = 8;
const maxLength = 160;
const nameAttributes = [
  "id",
  "class",
  "data-automation-id",
  "data-automation",
  "data-testid",
  "data-qa",
  "data-section",
  "data-ui",
  "aria-label",
];

const nameOf = readOnce((element: Element): string => {
  // Most elements have one or two attributes, and reading one that is missing takes as long.
  const own = element.getAttributeNames();
  if (own.length === 0) return "";
  let name = "";
  for (const attribute of nameAttributes)
    name += own.includes(attribute) ? ` ${element.getAttribute(attribute) ?? ""}` : " ";
  return name.slice(1).trim().slice(0, maxLength);
});

/** The identifiers of a control's ancestors, nearest first. */
export function containersOf(element: Element): readonly string[] {
  const found: string[] = [];
  let at = element.parentElement;
  for (let depth = 0; at && depth < maxContainers && at.localName !== "body"; depth++) {
    const name = nameOf(at);
    if (name !== "") found.push(name);
    at = at.parentElement;
  }
  return found;
}
