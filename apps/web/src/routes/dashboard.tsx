import { Suspense } from "react";
import { Outlet } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
// Part of the route's chunk, so that it is not loaded after it.
import "../data/supabase-client.ts";
import { useEarlyDrop } from "../schedule/early-drop.ts";
import { RequireSession } from "../session/require-session.tsx";
import { uiMessages } from "../ui/messages.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import { ChunkBoundary, lazyComponent } from "../ui/lazy-component.tsx";
import { BottomBar } from "./shell/bottom-bar.tsx";
import { DashboardEffects } from "./shell/dashboard-effects.tsx";
import { useHasPausedQuery } from "./shell/use-has-paused-query.ts";
import { RouteErrorPage } from "./route-error/route-error-page.tsx";
import classes from "./dashboard.module.css";

const MailReader = lazyComponent(() => import("../applications/mail/mail-reader.tsx"));

/** Preloads the settings in parallel with the code. */
export const links = () => [
  { rel: "preload", as: "fetch" as const, href: "/config.json", crossOrigin: "anonymous" as const },
];

/** The layout of /dashboard, for signed-in users only. */
export default function Dashboard() {
  return (
    <RequireSession whileLoading={<Loading />}>
      <DashboardEffects />
      <ChunkBoundary fallback={null}>
        <Suspense fallback={<LoadingMailReader />}>
          <MailReader />
        </Suspense>
      </ChunkBoundary>
      <Content />
    </RequireSession>
  );
}

function Loading() {
  return (
    <>
      <LoadingMailReader />
      <ContentSkeleton />
    </>
  );
}

function LoadingMailReader() {
  useEarlyDrop();
  return null;
}

function Content() {
  const t = useTranslate(uiMessages);
  const isWide = useMediaQuery("(min-width: 48em)");
  const isCutOff = useHasPausedQuery();
  return (
    <div className={classes["content"]} data-cut-off={isCutOff || undefined}>
      {isCutOff ? (
        <Notice tone="info" title={t("cutOff.title")}>
          {t("cutOff.text")}
        </Notice>
      ) : null}
      <Suspense fallback={<ContentSkeleton />}>
        <Outlet />
      </Suspense>
      {isWide ? null : <BottomBar />}
    </div>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <RouteErrorPage error={error} />;
}
