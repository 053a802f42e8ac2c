import type { Applicant } from "./applicant.ts";
import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import type { ShadowRootOf } from "./collect/walk.ts";
import { fill, type FillResult } from "./fill.ts";
import { pageSettled } from "./fill/page-settled.ts";
import { plan } from "./plan.ts";

const pageLanguage = (root: Document) => (/^fr\b/i.test(root.documentElement.lang) ? "fr" : "en");

/** The whole way over one document: collect, classify, plan, fill. */
export function fillPage(
  root: Document,
  applicant: Applicant,
  shadowRootOf?: ShadowRootOf,
): Promise<FillResult> {
  const page = collect(root, shadowRootOf);
  const planned = plan(classify(page.fields), applicant, pageLanguage(root));
  return fill(page, planned, () => pageSettled(root));
}
