import { useTranslate } from "../i18n/use-translate.ts";
import { accessibilityMessages } from "./accessibility/messages.ts";
import { LegalDocument } from "./legal-document.tsx";

const sections = ["tested", "built", "untested", "contact"] as const;

/** The last comparison of the statement with the tests. */
const updatedOn = new Date(Date.UTC(2026, 10, 21));

/** /accessibility: the accessibility statement, limited to what is tested. */
export function AccessibilityPage() {
  const t = useTranslate(accessibilityMessages);
  return (
    <LegalDocument
      page="/accessibility"
      title={t("title")}
      description={t("description")}
      intro={t("intro")}
      updatedOn={updatedOn}
      sections={sections.map((id) => ({
        id,
        title: t(`sections.${id}.title`),
        ...(id === "contact"
          ? {
              text: t("sections.contact.text", { contact: "{value}" }),
              missing: t("sections.contact.missing"),
            }
          : { text: t(`sections.${id}.text`) }),
      }))}
    />
  );
}
