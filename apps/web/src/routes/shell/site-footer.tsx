import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { publicPath } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import classes from "./site-footer.module.css";

/** The footer of every page. A link that the operator did not set is not shown. */
export function SiteFooter() {
  const t = useTranslate(uiMessages);
  return (
    <footer className={classes["footer"]}>
      <div className={classes["inside"]}>
        <NewsletterForm />
        <div className={classes["end"]}>
          <PageLinks />
          <OutsideLinks />
          <p className={classes["note"]}>{t("footer.disclaimer")}</p>
          <p className={classes["note"]}>{t("footer.copyright", { year: useCurrentYear() })}</p>
        </div>
      </div>
    </footer>
  );
}

const neverChanges = () => () => undefined;

/** Empty in the prerendered page: it may be read in another year than it was built in. */
function useCurrentYear(): string {
  return useSyncExternalStore(
    neverChanges,
    () => String(new Date().getFullYear()),
    () => "",
  );
}

function PageLinks() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  return (
    <nav className={classes["links"]} aria-label={t("footer.pages")}>
      <Link to={publicPath("/privacy", language)}>{t("footer.privacy")}</Link>
      <Link to={publicPath("/terms", language)}>{t("footer.terms")}</Link>
      <Link to={publicPath("/legal", language)}>{t("footer.legal")}</Link>
      <Link to={publicPath("/about", language)}>{t("footer.about")}</Link>
      <Link to={publicPath("/accessibility", language)}>{t("footer.accessibility")}</Link>
    </nav>
  );
}

function OutsideLinks() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const links = useClientConfig().data?.links;
  const shown = [
    {
      label: t("footer.contact"),
      href: links?.contactEmail ? `mailto:${links.contactEmail}` : undefined,
    },
    { label: t("footer.feedback"), href: links?.feedback?.[language] },
    { label: t("footer.community"), href: links?.community },
    { label: t("footer.network"), href: links?.network },
  ].filter(({ href }) => href);
  if (shown.length === 0) return null;
  return (
    <nav className={classes["links"]} aria-label={t("footer.links")}>
      {shown.map(({ label, href }) => (
        <a key={label} href={href ?? undefined} rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  );
}
