import { isRouteErrorResponse } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { NotFoundPage } from "../../not-found/not-found-page.tsx";
import { ServerUnavailable } from "../../session/require-session.tsx";
import { ChunkLoadError } from "../../ui/lazy-component.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { PageTitle } from "../../ui/page-title.tsx";
import { Button } from "../../ui/form/button.tsx";
import classes from "./route-error-page.module.css";

/** The error boundary's page, with a retry. */
export function RouteErrorPage({ error }: { readonly error: unknown }) {
  const t = useTranslate(uiMessages);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const isChunkMissing = error instanceof ChunkLoadError;
  const isUnavailable = isChunkMissing || error instanceof ServerUnavailable;
  const unavailable = isChunkMissing ? "errorPage.partTitle" : "errorPage.unavailableTitle";
  const title = isUnavailable ? t(unavailable) : t("errorPage.title");
  return (
    <div className={classes["page"]}>
      <PageTitle documentTitle={title} className={classes["title"]}>
        {title}
      </PageTitle>
      <p className={classes["text"]}>
        {isUnavailable ? t("errorPage.unavailableText") : t("errorPage.text")}
      </p>
      <Button onClick={() => window.location.reload()}>{t("retry")}</Button>
    </div>
  );
}
