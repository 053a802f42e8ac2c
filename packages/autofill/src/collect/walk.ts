import { controlSelector, isControl } from "./controls.ts";

/** Gives the shadow root of an element; an extension can also reach closed ones. */
export type ShadowRootOf = (element: Element) => ShadowRoot | null;

/** A control with the headings that stand above it, outermost first. */
export type FoundControl = { readonly element: HTMLElement; readonly headings: readonly string[] };

type Heading = { readonly level: number; readonly text: string };

const maxHeadingLength = 160;

const headingSelector = "h1,h2,h3,h4,h5,h6,[role=heading]";

function levelOf(heading: Element): number {
  const tag = /^h([1-6])$/.exec(heading.localName);
  return Number(tag?.[1] ?? heading.getAttribute("aria-level") ?? 2);
}

/** Reads a document once, in order and through shadow roots. */
export function findControls(
  root: Document | ShadowRoot,
  shadowRootOf: ShadowRootOf,
): readonly FoundControl[] {
  const found: FoundControl[] = [];
  let open: readonly Heading[] = [];
  const visit = (scope: Document | ShadowRoot) => {
    // The browser finds these faster than a look at each element of the page could.
    const headings = new Set(scope.querySelectorAll(headingSelector));
    const controls = new Set<Element>(scope.querySelectorAll(controlSelector));
    for (const element of scope.querySelectorAll<HTMLElement>("*")) {
      if (headings.has(element)) {
        const level = levelOf(element);
        const text = (element.textContent ?? "").trim().slice(0, maxHeadingLength);
        open = [...open.filter((heading) => heading.level < level), { level, text }];
      }
      if (controls.has(element) && isControl(element)) {
        found.push({ element, headings: open.map((heading) => heading.text) });
      }
      const shadow = shadowRootOf(element);
      if (shadow) visit(shadow);
    }
  };
  visit(root);
  return found;
}
