import type { Applicant } from "./applicant.ts";
import type { ShadowRootOf } from "./collect/walk.ts";
import type { FillResult } from "./fill.ts";
import { openForm } from "./form-session.ts";
import { planFields } from "./plan/plan-fields.ts";
import { createVisibilityCheck } from "./visibility/visibility-check.ts";

/** Collects, classifies, plans and fills one document. */
export async function fillPage(
  root: Document,
  applicant: Applicant,
  shadowRootOf?: ShadowRootOf,
): Promise<FillResult> {
  const address = root.defaultView ? new URL(root.defaultView.location.href) : undefined;
  const look = createVisibilityCheck(root, {
    shadowRootOf: shadowRootOf ?? ((element) => element.shadowRoot),
    isOurs: () => false,
  });
  const session = openForm(root, { shadowRootOf, address, look, planner: planFields });
  const lines = await session.fill(applicant);
  return { lines, undo: session.undo };
}
