import { controlSelector, dropZoneSelector, isControl } from "./controls.ts";

/** Returns the shadow root of an element; an extension can also open closed ones. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

/** A control with its headings, outermost first. */
export type FoundControl = { readonly element: HTMLElement; readonly headings: readonly string[] };

type Heading = { readonly level: number; readonly text: string };

const maxHeadingLength = 160;

const headingSelector = "h1,h2,h3,h4,h5,h6,[role=heading]";

function levelOf(heading: Element): number {
  const tag = /^h([1-6])$/.exec(heading.localName);
  return Number(tag?.[1] ?? heading.getAttribute("aria-level") ?? 2);
}

const wanted = `${headingSelector},${controlSelector}`;

/** Without a file input, a drop zone is a control. */
function selectorFor(scope: Document | ShadowRoot): string {
  const takesFiles = scope.querySelector("input[type=file]:not(.dz-hidden-input)") !== null;
  return takesFiles ? wanted : `${wanted},${dropZoneSelector}`;
}

/** Frequent elements that the DOM standard allows no shadow root of a page. */
const possibleHost = ":not(a,button,input,label,li,option,select,svg,td,textarea,tr,ul)";

function hostsIn(
  scope: Document | ShadowRoot,
  shadowRootOf: ShadowRootOf,
): ReadonlyMap<Element, ShadowRoot> {
  const hosts = new Map<Element, ShadowRoot>();
  for (const element of scope.querySelectorAll(possibleHost)) {
    const shadow = shadowRootOf(element);
    if (shadow) hosts.set(element, shadow);
  }
  return hosts;
}

/** Headings, controls and shadow hosts in document order, by `querySelectorAll`, which is faster than a tree walk. */
function relevantIn(
  scope: Document | ShadowRoot,
  hosts: ReadonlyMap<Element, ShadowRoot>,
): readonly HTMLElement[] {
  const selector = selectorFor(scope);
  const found = [...scope.querySelectorAll<HTMLElement>(selector)];
  if (hosts.size === 0) return found;
  const known = new Set(found);
  return [...scope.querySelectorAll<HTMLElement>("*")].filter(
    (element) => known.has(element) || hosts.has(element),
  );
}

/** Finds the controls of a document in order, including shadow roots. */
export function findControls(
  root: Document | ShadowRoot,
  shadowRootOf: ShadowRootOf,
): readonly FoundControl[] {
  const found: FoundControl[] = [];
  let open: readonly Heading[] = [];
  let headings: readonly string[] = [];
  const visit = (scope: Document | ShadowRoot) => {
    const hosts = hostsIn(scope, shadowRootOf);
    for (const element of relevantIn(scope, hosts)) {
      if (element.matches(headingSelector)) {
        const level = levelOf(element);
        const text = (element.textContent ?? "").trim().slice(0, maxHeadingLength);
        open = [...open.filter((heading) => heading.level < level), { level, text }];
        headings = open.map((heading) => heading.text);
      } else if (isControl(element)) {
        found.push({ element, headings });
      }
      const shadow = hosts.get(element);
      if (shadow) visit(shadow);
    }
  };
  visit(root);
  return found;
}

/** All shadow roots of a document, including nested ones. */
export function shadowRootsIn(
  scope: Document | ShadowRoot,
  shadowRootOf: ShadowRootOf,
): readonly ShadowRoot[] {
  const roots = [...hostsIn(scope, shadowRootOf).values()];
  return roots.flatMap((root) => [root, ...shadowRootsIn(root, shadowRootOf)]);
}
