import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  thisMonth: "{feature} ce mois-ci",
  usedOf: "{used} sur {quota}",
  unlimited: "{used} · sans limite",
  notInPlan: "Non inclus dans la formule",
  upgradePlan: "Changer de formule",
  viewPlans: "Voir les formules",
};
