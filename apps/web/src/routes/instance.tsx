import { InstancePage } from "../instance/instance-page.tsx";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { RequireSession } from "../session/require-session.tsx";
import { RouteErrorPage } from "./route-error/route-error-page.tsx";
import { ContentSkeleton } from "./shell/app-shell-skeleton.tsx";

/** `/admin`: no page of the app leads there. */
export default function InstanceRoute() {
  return (
    <RequireSession whileLoading={<ContentSkeleton />}>
      <InstancePage notFound={<NotFoundPage />} />
    </RequireSession>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return <RouteErrorPage error={error} />;
}
