import { refundDays } from "@postulo/domain/plan";
import { liabilityMonths, minUserAge } from "@postulo/domain/limits";
import { useTranslate } from "../i18n/use-translate.ts";
import { LegalDocument } from "./legal-document.tsx";
import { termsMessages } from "./terms/messages.ts";

const sections = [
  "age",
  "account",
  "use",
  "plans",
  "ai",
  "thirdParties",
  "property",
  "termination",
  "disclaimers",
  "liability",
  "law",
  "contact",
] as const;

const figures = { age: minUserAge, days: refundDays, months: liabilityMonths };

/** /terms */
export function TermsPage() {
  const t = useTranslate(termsMessages);
  return (
    <LegalDocument
      page="/terms"
      title={t("title")}
      description={t("description")}
      intro={t("intro")}
      sections={sections.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        ...(id === "contact"
          ? {
              text: t("sections.contact.text", { contact: "{value}" }),
              missing: t("sections.contact.missing"),
            }
          : { text: t(`sections.${id}.text`, figures) }),
      }))}
    />
  );
}
