import { frameAround } from "./effects.ts";

/** A rule of high specificity, so that elements with `pointer-events: none` are found too. */
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

/** The document and its same-origin parent documents. */
function documentsAround(root: Document): readonly Document[] {
  const documents = [root];
  for (let frame = frameAround(root.documentElement); frame; frame = frameAround(frame))
    documents.push(frame.ownerDocument);
  return documents;
}

const isPaintedOver = (element: Element) =>
  getComputedStyle(element).position !== "static" &&
  element.checkVisibility({ visibilityProperty: true });

/** Painted elements that remain unhittable: `inert`, or with an inline style. */
function unhittableIn(root: Document): readonly Element[] {
  const inert = [...root.querySelectorAll("[inert],[inert] *")];
  const styled = [...root.querySelectorAll<HTMLElement>("[style]")].filter(
    ({ style }) => style.getPropertyPriority("pointer-events") === "important",
  );
  const forbidden = styled.filter((element) => getComputedStyle(element).pointerEvents === "none");
  return [...inert, ...forbidden].filter(isPaintedOver);
}

/**
 * Makes elements without pointer events hittable, until `end` is called. Must end in the same task, before any paint or
 * event.
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
    /** Call after the rule applies; cached per document. */
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
