import {
  features,
  monthlyLimits,
  paidPlans,
  priceEuros,
  refundDays,
  yearlySavingEuros,
} from "@postulo/domain/plan";
import { IconCheck, IconClock } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { signInPath } from "../session/sign-in-path.ts";
import { landingMessages } from "./messages.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { Part } from "./part.tsx";
import { StartButton } from "./start-button.tsx";
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

/** The plans with prices by month and year, and monthly limits. */
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
    <Part
      id="pricing"
      title={t("pricing.title")}
      text={t("pricing.guarantee", { days: refundDays })}
    >
      <ul className={classes["plans"]}>
        {plans.map((plan) => (
          <li key={plan} data-popular={plan === "Pro" || undefined}>
            <div className={classes["planName"]}>
              <h3>{tProduct(`plans.${plan}`)}</h3>
              {plan === "Pro" ? <span>{t("pricing.popular")}</span> : null}
            </div>
            <p className={classes["price"]}>
              <strong>{price.format(plan === "Free" ? 0 : priceEuros[plan].month)}</strong>
              <span>{t("pricing.perMonth")}</span>
            </p>
            <p className={classes["year"]}>
              {plan === "Free"
                ? t("pricing.always")
                : t("pricing.perYear", {
                    price: price.format(priceEuros[plan].year),
                    saving: price.format(yearlySavingEuros(plan)),
                  })}
            </p>
            <Included plan={plan} />
            {plan === "Free" ? (
              <StartButton variant="default" fullWidth>
                {" "}
                <VisuallyHidden>{tProduct(`plans.${plan}`)}</VisuallyHidden>
              </StartButton>
            ) : (
              <LinkButton to={signInUrl} variant={plan === "Pro" ? "filled" : "default"} fullWidth>
                {t("pricing.select")} <VisuallyHidden>{tProduct(`plans.${plan}`)}</VisuallyHidden>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <p className={classes["note"]}>{t("pricing.counts")}</p>
      <OperatorText
        fact="contactEmail"
        given={t("pricing.supportBy", { contact: "{value}" })}
        missing={t("pricing.noSupport")}
        className={classes["note"]}
      />
    </Part>
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
      {/* Without an address there is no support, and the style sheet hides both. */}
      <li>
        <IconCheck size={16} stroke={2.5} aria-hidden />
        <OperatorText
          as="span"
          fact="contactEmail"
          given={t(`pricing.support.${plan}`)}
          missing=""
        />
      </li>
      {announced[plan].map((name) => (
        <li key={name} data-planned>
          <IconClock size={16} stroke={2} aria-hidden />
          <OperatorText
            as="span"
            fact="contactEmail"
            given={t(`pricing.coming.${name}`)}
            missing=""
          />
        </li>
      ))}
    </ul>
  );
}
