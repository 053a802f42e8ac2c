import { monthlyLimits, paidPlans, priceEuros } from "@postulo/domain/plan";
import { IconCheck, IconClock } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { signInPath } from "../session/sign-in-path.ts";
import { landingMessages } from "./messages.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { LinkButton } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import classes from "./sections.module.css";

const plans = ["Free", ...paidPlans] as const;
/** In the order in which they are listed. The fourth limit belongs to what is not shipped yet. */
const counted = ["application", "doc_upload", "cover_letter"] as const;
/** Announced for a plan, and not shipped yet. */
const coming = {
  Free: [],
  Plus: ["resume"],
  Pro: ["resume", "liveChat"],
  Ultra: ["resume", "liveChat"],
} as const satisfies Record<(typeof plans)[number], readonly string[]>;

/** A plan is selected by whoever is logged in: the way to the prices leads through the login, which members pass at once. */
const throughLogin = signInPath({ pathname: "/dashboard/pricing", search: "" });

/** The plans with their prices and monthly limits. */
export function PlanCards() {
  const t = useTranslate(landingMessages);
  const words = useTranslate(productWords);
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
              <h3>{words(`plans.${plan}`)}</h3>
              {plan === "Pro" ? <span>{t("pricing.popular")}</span> : null}
            </div>
            <p className={classes["price"]}>
              <strong>{price.format(plan === "Free" ? 0 : priceEuros[plan].month)}</strong>
              <span>{t("pricing.perMonth")}</span>
            </p>
            <Included plan={plan} />
            <LinkButton
              to={plan === "Free" ? "/auth/login" : throughLogin}
              variant={plan === "Pro" ? "filled" : "default"}
              fullWidth
            >
              {plan === "Free" ? t("start") : t("pricing.select")}{" "}
              <VisuallyHidden>{words(`plans.${plan}`)}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={classes["note"]}>{t("pricing.counts")}</p>
      <p className={classes["note"]}>{t("pricing.guarantee")}</p>
      <OperatorText
        fact="contactEmail"
        given={t("pricing.supportBy", { contact: "{value}" })}
        missing={t("pricing.noSupport")}
        className={classes["note"]}
      />
    </section>
  );
}

/** The limits of a plan with its support, and what is announced for it. */
function Included({ plan }: { readonly plan: (typeof plans)[number] }) {
  const t = useTranslate(landingMessages);
  return (
    <ul className={classes["limits"]}>
      {counted.map((feature) => {
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
      {coming[plan].map((name) => (
        <li key={name} data-planned>
          <IconClock size={16} stroke={2} aria-hidden />
          {t(`pricing.coming.${name}`)}
        </li>
      ))}
    </ul>
  );
}
