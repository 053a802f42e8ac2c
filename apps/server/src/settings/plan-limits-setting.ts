import { features, plans } from "@postulo/domain/plan";
import type { Feature, Plan, Quota } from "@postulo/domain/plan";
import { z } from "zod";

/** A limit that the operator set otherwise. */
export interface PlanLimit {
  readonly plan: Plan;
  readonly feature: Feature;
  readonly quota: Quota;
}

const form = /^(?<plan>\w+)\.(?<feature>\w+)=(?<quota>\d{1,9}|unlimited)$/;

function readLimit(text: string): PlanLimit | undefined {
  const found = form.exec(text)?.groups;
  const plan = plans.find((each) => each === found?.["plan"]);
  const feature = features.find((each) => each === found?.["feature"]);
  const quota = found?.["quota"];
  if (!plan || !feature || quota === undefined) return undefined;
  return { plan, feature, quota: quota === "unlimited" ? quota : Number(quota) };
}

/** `PLAN_LIMITS`: `Free.cover_letter=2, Pro.application=unlimited`. */
export const planLimits = z
  .string()
  .transform((text, context): PlanLimit[] => {
    const parts = text.split(/[\s,]+/).filter(Boolean);
    const limits = parts.flatMap((part) => readLimit(part) ?? []);
    if (limits.length === parts.length) return limits;
    context.addIssue({
      code: "custom",
      message:
        "limits such as Free.cover_letter=2 or Pro.application=unlimited, separated by commas",
    });
    return z.NEVER;
  })
  .default([]);
