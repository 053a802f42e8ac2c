import { Suspense, useSyncExternalStore } from "react";
import { Outlet } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { uiMessages } from "../ui/messages.ts";
import { OfflineBanner } from "../ui/feedback/offline-banner.tsx";
import { LazyToastArea } from "../ui/feedback/lazy-toast-area.tsx";
import { useTooltips } from "../ui/overlay/use-tooltips.ts";
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

/** The layout of the app. Its pages are prerendered as a skeleton, because the language is not known. */
export default function SiteLayout() {
  const t = useTranslate(uiMessages);
  const isHydrating = useIsHydrating();
  useTooltips();
  if (isHydrating) return <AppShellSkeleton />;
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
