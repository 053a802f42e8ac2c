import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  thisMonth: "{feature} this month",
  usedOf: "{used} of {quota}",
  unlimited: "{used} used · unlimited",
  notInPlan: "Not available in plan",
  upgradePlan: "Upgrade plan",
  viewPlans: "View plans",
} as const;

export const usageMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
