export const messages = {
  thisMonth: "{feature} this month",
  usedOf: "{used} of {quota}",
  unlimited: "{used}, no limit",
  notInPlan: "Not available in plan",
  upgradePlan: "Upgrade plan",
  viewPlans: "View plans",
} as const;
