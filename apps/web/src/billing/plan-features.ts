import type { PublicConfig } from "@postulo/contract/config";
import {
  features,
  monthlyLimits,
  type Feature,
  type PaidPlan,
  type Plan,
  type Quota,
} from "@postulo/domain/plan";

/** The monthly limits of a plan by feature. */
export function limitsOf(
  plan: Plan,
  overrides: PublicConfig["planLimits"] = [],
): readonly { feature: Feature; quota: Quota }[] {
  return features.map((feature) => {
    const override = overrides.findLast((each) => each.plan === plan && each.feature === feature);
    return { feature, quota: override?.quota ?? monthlyLimits[plan][feature] };
  });
}

/** Included in a plan, but not implemented yet. */
const plannedExtras = ["peopleFinder", "jobFinder", "autoApply", "liveChat"] as const;
type Planned = (typeof plannedExtras)[number];
type Extra = "extension" | "proDashboard" | "prioritySupport" | Planned;

/** What the operator can only give with an address at which users write. */
const needsAddress: readonly Extra[] = ["prioritySupport", "liveChat"];

/** The extras of a plan on this server: without an address of the operator there is no support. */
export const extrasOf = (plan: PaidPlan, hasAddress: boolean): readonly Extra[] =>
  extras[plan].filter((extra) => hasAddress || !needsAddress.includes(extra));

export const isPlanned = (name: Extra): boolean => plannedExtras.some((one) => one === name);

/** Features of a plan besides its limits, specification section 6. */
const extras: Readonly<Record<PaidPlan, readonly Extra[]>> = {
  Plus: ["extension", "proDashboard", "prioritySupport"],
  Pro: ["extension", "proDashboard", "prioritySupport", "liveChat", "peopleFinder", "jobFinder"],
  Ultra: [
    "extension",
    "proDashboard",
    "prioritySupport",
    "liveChat",
    "peopleFinder",
    "jobFinder",
    "autoApply",
  ],
};
