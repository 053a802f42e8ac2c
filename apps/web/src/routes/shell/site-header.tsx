import { Link, useLocation } from "react-router";
import { frontPage } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Logo } from "../../ui/logo.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { CommandButton } from "./command-button.tsx";
import { ExtensionLink } from "./extension-link.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import { MenuButton } from "./menu-button.tsx";
import { isCurrentLink, mainLinks, searchToKeep, todayLink } from "./main-links.ts";
import { ThemeMenu } from "./theme/theme-menu.tsx";
import { useSession } from "../../session/session-context.tsx";
import { LinkButton } from "../../ui/form/button.tsx";
import classes from "./site-header.module.css";

/** The header of every page. */
export function SiteHeader() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const { kind } = useSession();
  const isSignedIn = kind === "signedIn";
  return (
    <header className={classes["header"]}>
      <div className={classes["bar"]}>
        <Link
          to={isSignedIn ? "/dashboard" : frontPage(language)}
          className={classes["logo"]}
          aria-label={t("header.home")}
        >
          <Logo />
          Postulo
        </Link>
        {isSignedIn ? <MainNavigation /> : null}
        <div className={classes["actions"]}>
          <div className={classes["wide"]}>
            <ExtensionLink />
          </div>
          {isSignedIn ? <CommandButton /> : null}
          <LanguageToggle />
          <ThemeMenu />
          {isSignedIn ? (
            <div className={classes["narrow"]}>
              <MenuButton />
            </div>
          ) : null}
          {isSignedIn || kind === "secondFactor" ? null : (
            <LinkButton to="/auth/login" className={classes["login"]}>
              {t("header.login")}
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  );
}

function MainNavigation() {
  const t = useTranslate(uiMessages);
  const location = useLocation();
  return (
    <nav className={classes["navigation"]} aria-label={t("header.mainNavigation")}>
      {[todayLink, ...mainLinks].map(({ to, label, state }) => (
        <Link
          key={to}
          to={{
            pathname: to,
            search: to === "/dashboard/applications" ? searchToKeep(location) : "",
          }}
          state={state}
          className={classes["link"]}
          aria-current={isCurrentLink(to, location.pathname) ? "page" : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
