import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { pathWithoutLanguage } from "@postulo/i18n/language-path";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "../ui/messages.ts";
import { OfflineBanner } from "../ui/offline-banner.tsx";
import { LazyToastArea } from "../ui/lazy-toast-area.tsx";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import classes from "./site-layout.module.css";

/** The layout of every page. */
export default function SiteLayout() {
  const t = useTranslate(uiMessages);
  const isFrontPage = pathWithoutLanguage(useLocation().pathname) === "/";
  return (
    <div className={classes["page"]} data-front={isFrontPage || undefined}>
      <a href="#content" className={classes["skip"]}>
        {t("skipToContent")}
      </a>
      <OfflineBanner />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={classes["main"]}>
        <Suspense fallback={<ContentSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter />
      <LazyToastArea isExpected={!isFrontPage} />
    </div>
  );
}
