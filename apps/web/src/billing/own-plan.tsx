import type { Plan } from "@postulo/domain/plan";
import { planOf, type SubscriptionState } from "@postulo/domain/subscription-state";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { billingMessages } from "./messages.ts";
import { limitsOf } from "./plan-features.ts";
import classes from "./pricing.module.css";

/** What a plan includes a month, a text for each feature that it has. */
export function useLimitTexts(plan: Plan): readonly string[] {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  return limitsOf(plan, useClientConfig().data?.planLimits)
    .filter(({ quota }) => quota !== 0)
    .map(({ feature, quota }) => {
      const name = tProduct(`features.${feature}`);
      return quota === "unlimited"
        ? t("pricing.features.unlimited", { feature: name })
        : t("pricing.features.quota", { quota, feature: name });
    });
}

/** The plan of the user, and what Free, which has no card, includes. Its height is reserved while loading. */
export function OwnPlan({ state }: { readonly state: SubscriptionState | undefined }) {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  const ofFree = useLimitTexts("Free");
  const limits = state?.kind === "free" ? ofFree : [];
  return (
    <p className={classes["own"]}>
      {state ? (
        <strong>{t("pricing.own", { plan: tProduct(`plans.${planOf(state)}`) })}</strong>
      ) : null}
      {limits.map((limit) => (
        <span key={limit}> · {limit}</span>
      ))}
    </p>
  );
}
