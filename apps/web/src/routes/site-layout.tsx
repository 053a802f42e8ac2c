import { Suspense, useSyncExternalStore } from "react";
import { Outlet, useLocation } from "react-router";
import { hasPrerenderedTexts } from "../i18n/language-choice.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "../ui/messages.ts";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { LazyToastArea } from "../ui/feedback/lazy-toast-area.tsx";
import { AppShellSkeleton, ContentSkeleton } from "./shell/app-shell-skeleton.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { SiteHeader } from "./shell/site-header.tsx";
import classes from "./site-layout.module.css";

const neverChanges = () => () => undefined;

/** True during prerendering and hydration. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

/** The layout of the app. A page that is prerendered without texts begins with a skeleton. */
export default function SiteLayout() {
  const t = useTranslate(uiMessages);
  const { pathname } = useLocation();
  const isHydrating = useIsHydrating();
  if (isHydrating && !hasPrerenderedTexts(pathname)) return <AppShellSkeleton />;
  return (
    <div className={classes["page"]}>
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
      <LazyToastArea />
    </div>
  );
}
