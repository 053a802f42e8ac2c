import { classify } from "./classify.ts";
import { collect } from "./collect.ts";

/** What measuring needs: the engine's first two steps as one function over a document. */
const classifyDocument = (root: Document) => {
  const page = collect(root);
  return classify(page.fields).flatMap(({ field, key, entry, score, because }) => {
    const el = page.controls.get(field.id)?.[0];
    // A place to drop a file on is no control in the sense of those who label forms.
    return el && field.widget !== "dropzone"
      ? [{ el, key, index: entry, score, raw: because }]
      : [];
  });
};

Object.assign(globalThis, { classify: classifyDocument });
