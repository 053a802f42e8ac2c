import { paidPlans, type Interval, type PaidPlan } from "@postulo/domain/plan";
import type { SubscriptionState } from "@postulo/domain/subscription-state";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { OperatorText } from "../ui/operator-text.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { IntervalSwitch } from "./interval-switch.tsx";
import { billingMessages } from "./messages.ts";
import { OwnPlan } from "./own-plan.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PricingFaq } from "./pricing-faq.tsx";
import { useSubscription } from "./queries.ts";
import { refusalOf, type Refusal } from "./refusal.ts";
import { useCheckout } from "./use-checkout.ts";
import classes from "./pricing.module.css";

/** The pricing page. */
export function PricingPage() {
  const t = useTranslate(billingMessages);
  const subscription = useSubscription();
  const config = useClientConfig();
  const refusal = refusalOf(subscription.data, config.data);
  return (
    <>
      <PageHeader title={t("pricing.title")} description={t("pricing.description")} />
      {/* What is above the plans is not known before: nothing is shown, so that nothing moves. */}
      {subscription.isLoading || config.isLoading ? (
        <PlansSkeleton />
      ) : (
        <Plans subscription={subscription} refusal={refusal} />
      )}
    </>
  );
}

interface PlansProps {
  readonly subscription: ReturnType<typeof useSubscription>;
  readonly refusal: Refusal | undefined;
}

function Plans({ subscription, refusal }: PlansProps) {
  const t = useTranslate(billingMessages);
  const [chosen, setChosen] = useState<Interval>();
  const interval = chosen ?? paidOf(subscription.data)?.interval ?? "month";
  return (
    <>
      {subscription.isError ? (
        <LoadFailure title={t("pricing.loadFailed")} onRetry={() => void subscription.refetch()} />
      ) : null}
      {refusal === "granted" || refusal === "notSold" ? (
        <Notice tone="info">{t(`pricing.${refusal}`)}</Notice>
      ) : null}
      {subscription.isError ? null : <OwnPlan state={subscription.data} />}
      <IntervalSwitch value={interval} onChange={setChosen} />
      <PlanCards
        state={subscription.data}
        isFailed={subscription.isError}
        refusal={refusal}
        interval={interval}
      />
      <div className={classes["notes"]}>
        <p>{t("pricing.counts")}</p>
        <OperatorText
          fact="contactEmail"
          given={t("pricing.support", { contact: "{value}" })}
          missing={t("pricing.noSupport")}
        />
      </div>
      <PricingFaq />
    </>
  );
}

function PlansSkeleton() {
  return (
    <div className={classes["waiting"]}>
      <Skeleton className={classes["waitingLine"]} width="16rem" />
      <Skeleton className={classes["waitingLine"]} width="14rem" />
      <div className={classes["plans"]}>
        {paidPlans.map((plan) => (
          <Skeleton key={plan} className={classes["waitingPlan"]} />
        ))}
      </div>
    </div>
  );
}

const paidOf = (state: SubscriptionState | undefined) =>
  state?.kind === "renewing" || state?.kind === "ending" ? state : undefined;

interface PlanCardsProps {
  /** Undefined while loading. */
  readonly state: SubscriptionState | undefined;
  readonly isFailed: boolean;
  readonly refusal: Refusal | undefined;
  readonly interval: Interval;
}

function PlanCards({ state, isFailed, refusal, interval }: PlanCardsProps) {
  const { starting, pay, change } = useCheckout();
  const [target, setTarget] = useState<PaidPlan>();
  const paid = paidOf(state);

  function buttonOf(plan: PaidPlan) {
    if (state === undefined && !isFailed) return "loading";
    // The same plan with another interval is a change too.
    if (plan === paid?.plan && interval === (paid.interval ?? interval)) return "current";
    return plan === starting ? "starting" : "select";
  }

  return (
    <div className={classes["plans"]}>
      {paidPlans.map((plan) => (
        <PlanCard
          key={plan}
          plan={plan}
          interval={interval}
          button={buttonOf(plan)}
          refusal={refusal}
          onSelect={() => {
            if (paid) setTarget(plan);
            else pay({ plan, interval });
          }}
        />
      ))}
      <ChangeDialog
        target={target}
        interval={interval}
        isPending={starting !== undefined}
        onConfirm={(plan) => {
          change({ plan, interval });
          setTarget(undefined);
        }}
        onClose={() => setTarget(undefined)}
      />
    </div>
  );
}
