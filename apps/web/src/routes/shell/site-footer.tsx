import { Link } from "react-router";
import { publicPath } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { enhancedBy } from "../../ui/enhancement.ts";
import { uiMessages } from "../../ui/messages.ts";
import { enhanceExternalLinks, enhanceYear } from "./enhance-footer.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import classes from "./site-footer.module.css";

const withYear = enhancedBy(enhanceYear);
const withLinks = enhancedBy(enhanceExternalLinks);

/** The footer of every page. Links that the operator did not configure are omitted. */
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
          <Copyright />
        </div>
      </div>
    </footer>
  );
}

/** The year is unknown when the page is prerendered. */
function Copyright() {
  const t = useTranslate(uiMessages);
  const [before, after] = t("footer.copyright", { year: "|" }).split("|");
  return (
    <p className={classes["note"]}>
      {before}
      <span ref={withYear} data-enhance="year" />
      {after}
    </p>
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
  return (
    <nav
      ref={withLinks}
      data-enhance="outside-links"
      className={classes["links"]}
      aria-label={t("footer.links")}
      data-contact={t("footer.contact")}
      data-feedback={t("footer.feedback")}
      data-community={t("footer.community")}
      data-network={t("footer.network")}
      data-source={t("footer.source")}
      hidden
    />
  );
}
