import type { Applicant } from "./applicant.ts";
import type { ShadowRootOf } from "./collect/walk.ts";
import type { FillResult } from "./fill.ts";
import { openForm } from "./form-session.ts";
import { openSight } from "./sight/sight.ts";

/** The whole way over one document: collect, classify, plan, fill. */
export async function fillPage(
  root: Document,
  applicant: Applicant,
  shadowRootOf?: ShadowRootOf,
): Promise<FillResult> {
  const address = root.defaultView ? new URL(root.defaultView.location.href) : undefined;
  const look = openSight(root, {
    shadowRootOf: shadowRootOf ?? ((element) => element.shadowRoot),
    isOurs: () => false,
  });
  const session = openForm(root, { shadowRootOf, address, look });
  const lines = await session.fill(applicant);
  return { lines, undo: session.undo };
}
