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

/** What a control is in. */
type Surroundings = {
  /** The identifiers of its ancestors, nearest first. */
  readonly containers: readonly string[];
  /** How many of these are of its form and of what is inside of it; all where undefined. */
  readonly containersInForm?: number;
};

/** The identifiers of a control's ancestors. */
export function containersOf(element: Element): Surroundings {
  const containers: string[] = [];
  let containersInForm: number | undefined;
  let at = element.parentElement;
  for (let depth = 0; at && depth < maxContainers && at.localName !== "body"; depth++) {
    const name = nameOf(at);
    if (name !== "") containers.push(name);
    if (at.localName === "form") containersInForm ??= containers.length;
    at = at.parentElement;
  }
  return containersInForm === undefined ? { containers } : { containers, containersInForm };
}
