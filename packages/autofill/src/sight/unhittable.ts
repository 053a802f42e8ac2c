import { frameAround } from "./effects.ts";

/** More specific than what a page writes, so that what lets clicks through is found as well. */
const everything = `:is(${"#a".repeat(12)}, *)`;
const rule = `${everything}, ${everything}::before, ${everything}::after, ${everything}::backdrop {
  pointer-events: auto !important;
  interactivity: auto !important;
}`;

function adopt(scope: Document | ShadowRoot, sheet: CSSStyleSheet): () => void {
  scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
  return () => {
    scope.adoptedStyleSheets = scope.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** The document of an element and those around it that may be entered. */
function documentsAround(root: Document): readonly Document[] {
  const documents = [root];
  for (let frame = frameAround(root.documentElement); frame; frame = frameAround(frame))
    documents.push(frame.ownerDocument);
  return documents;
}

const isPaintedOver = (element: Element) =>
  getComputedStyle(element).position !== "static" &&
  element.checkVisibility({ visibilityProperty: true });

/** Painted elements that no rule of ours makes findable: they are inert, or forbid it in their own attribute. */
function unhittableIn(root: Document): readonly Element[] {
  const inert = [...root.querySelectorAll("[inert],[inert] *")];
  const styled = [...root.querySelectorAll<HTMLElement>("[style]")].filter(
    ({ style }) => style.getPropertyPriority("pointer-events") === "important",
  );
  const forbidden = styled.filter((element) => getComputedStyle(element).pointerEvents === "none");
  return [...inert, ...forbidden].filter(isPaintedOver);
}

/**
 * Lets the hit tests of a document find also what takes no clicks, until `end` is called. To be ended in the same task: nothing
 * is painted and no event happens in between.
 */
export function hitEverything(root: Document, shadowRoots: readonly ShadowRoot[]) {
  const restores = documentsAround(root).flatMap((document) => {
    const { CSSStyleSheet: Sheet } = document.defaultView ?? window;
    const sheet = new Sheet();
    sheet.replaceSync(rule);
    const scopes = document === root ? [document, ...shadowRoots] : [document];
    return scopes.map((scope) => adopt(scope, sheet));
  });
  const found = new Map<Document, readonly Element[]>();
  return {
    /** Asked after the rule applies, and read once for each document. */
    unhittable: (document: Document) => {
      const known = found.get(document) ?? unhittableIn(document);
      found.set(document, known);
      return known;
    },
    end: () => {
      for (const restore of restores) restore();
    },
  };
}
export type Hits = ReturnType<typeof hitEverything>;
