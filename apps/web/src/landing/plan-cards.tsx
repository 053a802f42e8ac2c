import { features, monthlyLimits, paidPlans, priceEuros, refundDays } from "@postulo/domain/plan";
import { IconCheck, IconClock } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { signInPath } from "../session/sign-in-path.ts";
import { landingMessages } from "./messages.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import classes from "./sections.module.css";

const plans = ["Free", ...paidPlans] as const;
/** Features announced for a plan, not implemented yet. */
const announced = {
  Free: [],
  Plus: [],
  Pro: ["liveChat"],
  Ultra: ["liveChat"],
} as const satisfies Record<(typeof plans)[number], readonly string[]>;

/**
 * Plans are selected on a page of the dashboard, so that the link leads through the sign-in page, which redirects
 * signed-in users.
 */
const signInUrl = signInPath({ pathname: "/dashboard/pricing", search: "" });

/** The plans with prices and monthly limits. */
export function PlanCards() {
  const t = useTranslate(landingMessages);
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const price = new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  return (
    <section id="pricing" className={classes["section"]}>
      <h2 className={classes["title"]}>{t("pricing.title")}</h2>
      <ul className={classes["cards"]} data-columns="4">
        {plans.map((plan) => (
          <li key={plan} className={classes["card"]} data-popular={plan === "Pro" || undefined}>
            <div className={classes["planName"]}>
              <h3>{tProduct(`plans.${plan}`)}</h3>
              {plan === "Pro" ? <span>{t("pricing.popular")}</span> : null}
            </div>
            <p className={classes["price"]}>
              <strong>{price.format(plan === "Free" ? 0 : priceEuros[plan].month)}</strong>
              <span>{t("pricing.perMonth")}</span>
            </p>
            <Included plan={plan} />
            <LinkButton
              to={plan === "Free" ? "/auth/login" : signInUrl}
              variant={plan === "Pro" ? "filled" : "default"}
              fullWidth
            >
              {plan === "Free" ? t("start") : t("pricing.select")}{" "}
              <VisuallyHidden>{tProduct(`plans.${plan}`)}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={classes["note"]}>{t("pricing.counts")}</p>
      <p className={classes["note"]}>{t("pricing.guarantee", { days: refundDays })}</p>
      <OperatorText
        fact="contactEmail"
        given={t("pricing.supportBy", { contact: "{value}" })}
        missing={t("pricing.noSupport")}
        className={classes["note"]}
      />
    </section>
  );
}

/** The limits of a plan, its support, and its announced features. */
function Included({ plan }: { readonly plan: (typeof plans)[number] }) {
  const t = useTranslate(landingMessages);
  return (
    <ul className={classes["limits"]}>
      {features.map((feature) => {
        const limit = monthlyLimits[plan][feature];
        if (limit === 0) return null;
        return (
          <li key={feature}>
            <IconCheck size={16} stroke={2.5} aria-hidden />
            {limit === "unlimited"
              ? t(`pricing.unlimited.${feature}`)
              : t(`pricing.limits.${feature}`, { count: limit })}
          </li>
        );
      })}
      <li>
        <IconCheck size={16} stroke={2.5} aria-hidden />
        {t(`pricing.support.${plan}`)}
      </li>
      {announced[plan].map((name) => (
        <li key={name} data-planned>
          <IconClock size={16} stroke={2} aria-hidden />
          {t(`pricing.coming.${name}`)}
        </li>
      ))}
    </ul>
  );
}
