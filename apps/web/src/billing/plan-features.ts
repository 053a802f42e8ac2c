import {
  features,
  monthlyLimits,
  type Feature,
  type PaidPlan,
  type Quota,
} from "@postulo/domain/plan";

/** A limit that the operator set otherwise. */
interface OtherLimit {
  readonly plan: string;
  readonly feature: Feature;
  readonly quota: Quota;
}

/** What a plan allows in a month, by feature. */
export function limitsOf(
  plan: PaidPlan,
  others: readonly OtherLimit[] = [],
): readonly { feature: Feature; quota: Quota }[] {
  return features.map((feature) => {
    const other = others.findLast((each) => each.plan === plan && each.feature === feature);
    return { feature, quota: other?.quota ?? monthlyLimits[plan][feature] };
  });
}

/** What comes with a plan besides its limits, specification section 6. */
export const extras = {
  Plus: ["extension", "proDashboard", "priorityEmail"],
  Pro: ["extension", "proDashboard", "peopleFinder", "jobFinder", "liveChat"],
  Ultra: ["extension", "proDashboard", "peopleFinder", "jobFinder", "autoApply", "liveChat"],
} as const satisfies Record<PaidPlan, readonly string[]>;
