import { languages } from "@postulo/i18n/language";
import { Link, useLocation } from "react-router";
import { frontPage, publicPath, prerenderedPageOf } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AnchorButton, LinkButton } from "../../ui/form/button.tsx";
import { enhancedBy } from "../../ui/enhancement.ts";
import { IconPuzzle } from "../../ui/icons.tsx";
import { Logo } from "../../ui/logo.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { enhanceLanguageLink, enhanceStoreLink } from "./enhance-header.ts";
import { mainLinks, todayLink } from "./main-links.ts";
import { ThemeSelect } from "./theme/theme-select.tsx";
import classes from "./site-header.module.css";

const withStore = enhancedBy(enhanceStoreLink);
const rememberingLanguage = enhancedBy(enhanceLanguageLink);

/** The header of the static pages. CSS shows the links of visitors or of signed-in users: see `session-mark.ts`. */
export function PublicHeader() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const isSignInPage = prerenderedPageOf(useLocation().pathname) === "/auth/login";
  return (
    <header className={classes["header"]}>
      <div className={classes["bar"]}>
        <Link to={frontPage(language)} className={classes["logo"]} aria-label={t("header.home")}>
          <Logo />
          Postulo
        </Link>
        <nav
          className={classes["navigation"]}
          aria-label={t("header.mainNavigation")}
          data-for="members"
        >
          {[todayLink, ...mainLinks].map(({ to, label, state }) => (
            <Link key={to} to={to} state={state} className={classes["link"]}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={classes["actions"]}>
          <div className={classes["wide"]}>
            <StoreLink />
          </div>
          <LanguageLinks />
          <ThemeSelect />
          <LinkButton to="/dashboard" className={classes["login"]} data-for="members">
            {t("header.dashboard")}
          </LinkButton>
          {isSignInPage ? null : (
            <LinkButton to="/auth/login" className={classes["login"]} data-for="visitors">
              {t("header.login")}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}

function StoreLink() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  return (
    <AnchorButton
      ref={withStore}
      data-enhance="store"
      href={publicPath("/extension", language)}
      variant="default"
      className={classes["store"]}
    >
      <IconPuzzle size={16} aria-hidden />
      <span className={classes["storeLabel"]}>{t("header.extension")}</span>
      <span data-new-tab hidden>
        <VisuallyHidden> ({t("header.newTab")})</VisuallyHidden>
      </span>
    </AnchorButton>
  );
}

/** Links to the other languages of this page. */
function LanguageLinks() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const page = prerenderedPageOf(useLocation().pathname) ?? "/";
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <AnchorButton
        key={other}
        ref={rememberingLanguage}
        data-enhance="language"
        href={publicPath(page, other)}
        hrefLang={other}
        variant="subtle"
        color="neutral"
        style={{ paddingInline: "0.5rem" }}
        title={t(`header.switchTo.${other}`)}
      >
        {other.toUpperCase()}
        <VisuallyHidden>: {t(`header.switchTo.${other}`)}</VisuallyHidden>
      </AnchorButton>
    ));
}
