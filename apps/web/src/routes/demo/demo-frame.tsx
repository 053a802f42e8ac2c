import { languages } from "@postulo/i18n/language";
import { Suspense } from "react";
import { Link, Outlet, useLocation } from "react-router";
import MailReader from "../../applications/mail/mail-reader.tsx";
import { demoMessages } from "../../demo/messages.ts";
import { publicPath } from "../../i18n/language-choice.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LazyToastArea } from "../../ui/feedback/lazy-toast-area.tsx";
import { AnchorButton } from "../../ui/form/button.tsx";
import { enhancedBy } from "../../ui/enhancement.ts";
import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import { Logo } from "../../ui/logo.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { ContentSkeleton } from "../shell/app-shell-skeleton.tsx";
import { BottomBar } from "../shell/bottom-bar.tsx";
import { enhanceLanguageLink } from "../shell/enhance-header.ts";
import { ThemeMenu } from "../shell/theme/theme-menu.tsx";
import { AccountLink } from "./account-link.tsx";
import headerClasses from "../shell/site-header.module.css";
import pageClasses from "../site-layout.module.css";
import dashboardClasses from "../dashboard.module.css";
import classes from "./demo.module.css";

const rememberingLanguage = enhancedBy(enhanceLanguageLink);

const places = [
  { to: "/dashboard/applications", label: "header.applications" },
  { to: "/dashboard/today", label: "header.today" },
] as const;

/** Header and notice of the demo, around its pages. */
export function DemoFrame() {
  const t = useTranslate(demoMessages);
  const tUi = useTranslate(uiMessages);
  const isWide = useMediaQuery("(min-width: 48em)");
  return (
    <div className={pageClasses["page"]}>
      <a href="#content" className={pageClasses["skip"]}>
        {tUi("skipToContent")}
      </a>
      <Header />
      <MailReader />
      <aside className={classes["notice"]} aria-label={t("title")}>
        {t("notice")}
      </aside>
      <main id="content" tabIndex={-1} className={pageClasses["main"]}>
        <div className={dashboardClasses["content"]}>
          <Suspense fallback={<ContentSkeleton />}>
            <Outlet />
          </Suspense>
        </div>
      </main>
      {isWide ? null : <BottomBar />}
      <LazyToastArea />
    </div>
  );
}

function Header() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const { pathname } = useLocation();
  return (
    <header className={headerClasses["header"]}>
      <div className={headerClasses["bar"]}>
        <a
          href={publicPath("/", language)}
          className={headerClasses["logo"]}
          aria-label={t("header.home")}
        >
          <Logo />
          <span className={classes["name"]}>Postulo</span>
        </a>
        <nav className={headerClasses["navigation"]} aria-label={t("header.mainNavigation")}>
          {places.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={headerClasses["link"]}
              aria-current={pathname.startsWith(to) ? "page" : undefined}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={headerClasses["actions"]}>
          {languages
            .filter((other) => other !== language)
            .map((other) => (
              <AnchorButton
                key={other}
                ref={rememberingLanguage}
                href={publicPath("/demo", other)}
                hrefLang={other}
                variant="subtle"
                color="neutral"
                style={{ paddingInline: "0.5rem" }}
              >
                {other.toUpperCase()}
                <VisuallyHidden>: {t(`header.switchTo.${other}`)}</VisuallyHidden>
              </AnchorButton>
            ))}
          <ThemeMenu />
          <AccountLink />
        </div>
      </div>
    </header>
  );
}
