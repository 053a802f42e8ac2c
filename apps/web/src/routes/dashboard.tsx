import { Suspense } from "react";
import { Outlet } from "react-router";
import { RequireSession } from "../session/require-session.tsx";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";
import { DashboardNeeds } from "./shell/dashboard-needs.tsx";
import { RouteErrorPage } from "./route-error-page.tsx";
import classes from "./dashboard.module.css";

/** Everything under /dashboard: for signed-in people only. */
export default function Dashboard() {
  return (
    <RequireSession whileLoading={<ContentSkeleton />}>
      <DashboardNeeds />
      <div className={classes["content"]}>
        <Suspense fallback={<ContentSkeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </RequireSession>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <RouteErrorPage error={error} />;
}
