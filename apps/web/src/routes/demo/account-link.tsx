import { demoMessages } from "../../demo/messages.ts";
import { publicPath } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { sessionStorageKey } from "../../session/storage-key.ts";
import { AnchorButton } from "../../ui/form/button.tsx";

/**
 * The link that leaves the demo: to the dashboard for a signed-in user, else to the registration while it is open, else to
 * the front page. It loads the page again, because its target is outside the demo's router.
 */
export function AccountLink() {
  const t = useTranslate(demoMessages);
  const { language } = useLanguage();
  const { data: config } = useClientConfig();
  if (localStorage.getItem(sessionStorageKey) !== null)
    return <AnchorButton href="/dashboard">{t("toDashboard")}</AnchorButton>;
  if (config?.registration === "open")
    return <AnchorButton href="/auth/register">{t("register")}</AnchorButton>;
  return (
    <AnchorButton href={publicPath("/", language)} variant="default">
      {t("leave")}
    </AnchorButton>
  );
}
