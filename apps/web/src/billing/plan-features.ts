import type { PublicConfig } from "@postulo/contract/config";
import {
  features,
  monthlyLimits,
  type Feature,
  type PaidPlan,
  type Quota,
} from "@postulo/domain/plan";

/** A limit that the operator set otherwise. */
/** What a plan allows in a month, by feature. */
export function limitsOf(
  plan: PaidPlan,
  others: PublicConfig["planLimits"] = [],
): readonly { feature: Feature; quota: Quota }[] {
  return features.map((feature) => {
    const other = others.findLast((each) => each.plan === plan && each.feature === feature);
    return { feature, quota: other?.quota ?? monthlyLimits[plan][feature] };
  });
}

/** Sold with a plan, and not shipped yet. */
const planned = ["peopleFinder", "jobFinder", "autoApply", "liveChat"] as const;
type Planned = (typeof planned)[number];
type Extra = "extension" | "proDashboard" | "prioritySupport" | Planned;

export const isPlanned = (name: Extra): boolean => planned.some((one) => one === name);
/** The limit of a feature that is not shipped yet. */
export const plannedFeature: Feature = "resume";

/** What comes with a plan besides its limits, specification section 6. */
export const extras: Readonly<Record<PaidPlan, readonly Extra[]>> = {
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
