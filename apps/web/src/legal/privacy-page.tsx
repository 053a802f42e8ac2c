import { minUserAge, trashDays } from "@postulo/domain/limits";
import { useTranslate } from "../i18n/use-translate.ts";
import { LegalDocument } from "./legal-document.tsx";
import { privacyMessages } from "./privacy/messages.ts";

const parts = ["profile", "applications", "generated", "usage"] as const;
const sections = [
  "collected",
  ...parts,
  "use",
  "sharing",
  "security",
  "retention",
  "rights",
  "ai",
  "thirdParties",
  "children",
  "changes",
  "contact",
] as const;

/** /privacy */
export function PrivacyPage() {
  const t = useTranslate(privacyMessages);
  return (
    <LegalDocument
      page="/privacy"
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
          : { text: t(`sections.${id}.text`, { days: trashDays, age: minUserAge }) }),
        isPart: parts.some((part) => part === id),
      }))}
    />
  );
}
