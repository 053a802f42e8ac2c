export const messages = {
  thisMonth: "{feature} this month",
  usedOf: "{used} of {quota}",
  unlimited: "{used} used · unlimited",
  notInPlan: "Not available in plan",
  upgradePlan: "Upgrade plan",
  viewPlans: "View plans",
} as const;
