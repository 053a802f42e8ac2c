import { Suspense } from "react";
import { Outlet } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { RequireSession } from "../session/require-session.tsx";
import { uiMessages } from "../ui/messages.ts";
import { Notice } from "../ui/notice.tsx";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";
import { DashboardNeeds } from "./shell/dashboard-needs.tsx";
import { useIsCutOff } from "./shell/use-cut-off.ts";
import { RouteErrorPage } from "./route-error-page.tsx";
import classes from "./dashboard.module.css";

/** Everything under /dashboard: for signed-in people only. */
export default function Dashboard() {
  return (
    <RequireSession whileLoading={<ContentSkeleton />}>
      <DashboardNeeds />
      <Content />
    </RequireSession>
  );
}

function Content() {
  const t = useTranslate(uiMessages);
  const isCutOff = useIsCutOff();
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
    </div>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <RouteErrorPage error={error} />;
}
