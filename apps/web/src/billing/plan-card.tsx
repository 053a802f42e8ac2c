import { priceEuros, yearlySavingEuros, type Interval, type PaidPlan } from "@postulo/domain/plan";
import { IconCheck, IconClock } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { billingMessages } from "./messages.ts";
import { useLimitTexts } from "./own-plan.tsx";
import { extrasOf, isPlanned } from "./plan-features.ts";
import type { Refusal } from "./refusal.ts";
import { Button } from "../ui/form/button.tsx";
import { readOperatorFacts } from "../ui/operator-facts.ts";
import classes from "./pricing.module.css";

interface PlanCardProps {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  readonly button: "loading" | "current" | "starting" | "select";
  /** Why no plan can be selected; undefined while it is unknown whether one can. */
  readonly refusal: Refusal | undefined;
  readonly onSelect: () => void;
}

/** One plan: price, limits and features, and the button that selects it. */
export function PlanCard({ plan, interval, button, refusal, onSelect }: PlanCardProps) {
  const t = useTranslate(billingMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const euros = (amount: number) =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
    }).format(amount);
  const titleId = `plan-${plan}`;
  const buttonId = `select-${plan}`;
  const reasonId = `reason-${plan}`;
  return (
    <section
      className={classes["plan"]}
      data-popular={plan === "Pro" || undefined}
      aria-labelledby={titleId}
    >
      <div className={classes["head"]}>
        <h2 id={titleId}>{tProduct(`plans.${plan}`)}</h2>
        {plan === "Pro" ? <span className={classes["popular"]}>{t("pricing.popular")}</span> : null}
      </div>
      <p className={classes["price"]}>
        <strong>{euros(priceEuros[plan][interval])}</strong>{" "}
        {t(interval === "month" ? "pricing.perMonth" : "pricing.perYear")}
      </p>
      <p className={classes["saving"]} data-quiet={interval === "month" || undefined}>
        {interval === "year"
          ? t("pricing.saving", { amount: euros(yearlySavingEuros(plan)) })
          : t("pricing.orYearly", { amount: euros(priceEuros[plan].year) })}
      </p>
      <Button
        id={buttonId}
        aria-labelledby={`${buttonId} ${titleId}`}
        variant={plan === "Pro" ? "filled" : "default"}
        disabled={button === "current" || button === "loading" || refusal !== "none"}
        aria-describedby={hasReason(refusal) ? reasonId : undefined}
        aria-disabled={button === "starting" || undefined}
        aria-busy={button === "starting"}
        onClick={onSelect}
      >
        {t(`pricing.button.${button}`)}
      </Button>
      <Reason id={reasonId} refusal={refusal} />
      <Features plan={plan} />
    </section>
  );
}

const hasReason = (refusal: Refusal | undefined): refusal is "granted" | "notSold" =>
  refusal === "granted" || refusal === "notSold";

/** Why the plan cannot be selected. */
function Reason({ id, refusal }: Pick<PlanCardProps, "refusal"> & { readonly id: string }) {
  const t = useTranslate(billingMessages);
  if (!hasReason(refusal)) return null;
  return (
    <p id={id} className={classes["reason"]}>
      {t(`pricing.reasons.${refusal}`)}
    </p>
  );
}

function Features({ plan }: { readonly plan: PaidPlan }) {
  const t = useTranslate(billingMessages);
  const counted = useLimitTexts(plan);
  const others = extrasOf(plan, readOperatorFacts().contactEmail !== undefined).map((extra) => ({
    line: t(`pricing.features.${extra}`),
    isComing: isPlanned(extra),
  }));
  const lines = [...counted.map((line) => ({ line, isComing: false })), ...others].toSorted(
    (one, other) => Number(one.isComing) - Number(other.isComing),
  );
  return (
    <ul className={classes["features"]}>
      {lines.map(({ line, isComing }) => (
        <li key={line} data-planned={isComing || undefined}>
          {isComing ? <IconClock size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
          <span>{isComing ? t("pricing.features.coming", { feature: line }) : line}</span>
        </li>
      ))}
    </ul>
  );
}
