import { features } from "@postulo/domain/plan";
import { planOf, type SubscriptionState } from "@postulo/domain/subscription-state";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { DateText } from "../ui/date-text.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { readOperatorFacts } from "../ui/operator-facts.ts";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { UsageMeter } from "../credits/usage-meter.tsx";
import { useUsage } from "../credits/usage.ts";
import { EndingControls } from "./ending-controls.tsx";
import { billingMessages } from "./messages.ts";
import { useSubscription } from "./queries.ts";
import { LinkButton } from "../ui/form/button.tsx";
import classes from "./plan-section.module.css";

/** The current plan: status, period, usage, and links to change it. */
export function PlanSection() {
  const t = useTranslate(billingMessages);
  const subscription = useSubscription();
  return (
    <section className={classes["section"]} aria-labelledby="plan-title">
      <h2 id="plan-title" className={classes["title"]}>
        {t("plan.title")}
      </h2>
      {subscription.isError ? (
        <LoadFailure title={t("plan.loadFailed")} onRetry={() => void subscription.refetch()} />
      ) : null}
      {subscription.isPending ? <SkeletonRows rows={1} /> : null}
      {subscription.data ? <Plan state={subscription.data} /> : null}
      <h3 className={classes["subtitle"]}>{t("plan.usage")}</h3>
      <Usage />
    </section>
  );
}

function Usage() {
  const t = useTranslate(billingMessages);
  // The response contains all features.
  const usage = useUsage("application");
  if (usage.isPending) return <SkeletonRows rows={features.length} />;
  if (usage.data === undefined)
    return <LoadFailure title={t("plan.usageFailed")} onRetry={() => void usage.refetch()} />;
  return (
    <div className={classes["usage"]}>
      {features.map((feature) => (
        <UsageMeter key={feature} feature={feature} isMonthNamed />
      ))}
      <p className={classes["note"]}>{t("plan.counts")}</p>
    </div>
  );
}

function Plan({ state }: { readonly state: SubscriptionState }) {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  const plan = planOf(state);
  const hasSupport = readOperatorFacts().contactEmail !== undefined;
  return (
    <>
      <div className={classes["head"]}>
        <span className={classes["plan"]} data-granted={state.kind === "granted" || undefined}>
          {tProduct(`plans.${plan}`)}
        </span>
        <PlanDate state={state} />
        <div className={classes["actions"]}>
          {state.kind === "ending" ? <EndingControls state={state} /> : null}
          {state.kind === "granted" ? null : <PricingLink isEnding={state.kind === "ending"} />}
          {state.kind === "ending" ? null : <EndingControls state={state} />}
        </div>
      </div>
      {plan === "VIP" ? (
        <Notice tone="success" title={t("plan.vipTitle")}>
          {t(hasSupport ? "plan.vipText" : "plan.vipAlone")}
        </Notice>
      ) : null}
      {plan === "BETA" ? (
        <Notice tone="info" title={t("plan.betaTitle")}>
          {t(hasSupport ? "plan.betaText" : "plan.betaAlone")}
        </Notice>
      ) : null}
    </>
  );
}

/** For a cancelled plan, resuming it is the primary action. */
function PricingLink({ isEnding }: { readonly isEnding: boolean }) {
  const t = useTranslate(billingMessages);
  return (
    <LinkButton to="/dashboard/pricing" variant={isEnding ? "default" : "filled"}>
      {t(isEnding ? "plan.change" : "plan.upgrade")}
    </LinkButton>
  );
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function PlanDate({ state }: { readonly state: SubscriptionState }) {
  const t = useTranslate(billingMessages);
  const date =
    state.kind === "renewing"
      ? state.nextPayment
      : state.kind === "ending"
        ? state.endsOn
        : undefined;
  if (!date) return null;
  return (
    <span className={classes["date"]}>
      {t(state.kind === "renewing" ? "plan.nextPayment" : "plan.endsOn")}:{" "}
      <DateText day={dayOf(date)} />
    </span>
  );
}
