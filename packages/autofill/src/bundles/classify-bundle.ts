import type { Applicant } from "../applicant.ts";
import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { knownQuestions } from "../plan/questions/known-question.ts";

const nobody: Applicant = {
  profile: {
    first_name: "",
    last_name: "",
    email: "",
    country: "",
    city: "",
    postal_code: "",
    phone_number: "",
    address: "",
    summary: "",
  },
  phone: undefined,
  websites: [],
  jobs: [],
};

/**
 * For measuring: collects and classifies the fields of a document, and passes them through the gate, which knows the German
 * names and the consents. A question that binds counts by its kind, whether or not its wording is one that is answered.
 */
const classifyDocument = (root: Document) => {
  const page = collect(root);
  const known = knownQuestions(classify(page.fields), nobody);
  return known.flatMap(({ field, key, entry, score, because }) => {
    const el = page.controls.get(field.id)?.[0];
    // The labelled corpora have no drop zones.
    return el && field.widget !== "dropzone"
      ? [{ el, key, index: entry, score, raw: because }]
      : [];
  });
};

Object.assign(globalThis, { classify: classifyDocument });
