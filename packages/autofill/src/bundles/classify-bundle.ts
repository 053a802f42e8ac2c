import { classify } from "../classify.ts";
import { collect } from "../collect.ts";

/** For measuring: collects and classifies the fields of a document. */
const classifyDocument = (root: Document) => {
  const page = collect(root);
  return classify(page.fields).flatMap(({ field, key, entry, score, because }) => {
    const el = page.controls.get(field.id)?.[0];
    // The labelled corpora have no drop zones.
    return el && field.widget !== "dropzone"
      ? [{ el, key, index: entry, score, raw: because }]
      : [];
  });
};

Object.assign(globalThis, { classify: classifyDocument });
