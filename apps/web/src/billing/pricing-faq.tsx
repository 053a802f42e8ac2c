import { refundDays } from "@postulo/domain/plan";
import { useTranslate } from "../i18n/use-translate.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { billingMessages } from "./messages.ts";
import classes from "./pricing.module.css";

const questions = ["change", "cancel", "refund"] as const;

/** Frequently asked questions. */
export function PricingFaq() {
  const t = useTranslate(billingMessages);
  return (
    <section className={classes["faq"]} aria-labelledby="pricing-faq">
      <h2 id="pricing-faq">{t("pricing.faq.title")}</h2>
      {questions.map((question) => (
        <details key={question}>
          <summary>{t(`pricing.faq.${question}.question`)}</summary>
          {question === "refund" ? (
            <OperatorText
              fact="contactEmail"
              given={t("pricing.faq.refund.answer", { contact: "{value}", days: refundDays })}
              missing={t("pricing.faq.refund.missing", { days: refundDays })}
            />
          ) : (
            <p>{t(`pricing.faq.${question}.answer`)}</p>
          )}
        </details>
      ))}
    </section>
  );
}
