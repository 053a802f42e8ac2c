import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { pathWithoutLanguage } from "@postulo/i18n/language-path";
import { useTranslate } from "../i18n/use-translate.ts";
import { markSession } from "../session/session-mark.ts";
import { uiMessages } from "../ui/messages.ts";
import { PublicHeader } from "./shell/public-header.tsx";
import { SiteFooter } from "./shell/site-footer.tsx";
import { useIsSignedIn } from "./shell/use-is-signed-in.ts";
import type { RouteHandle } from "./public-page/static-page.ts";
import classes from "./site-layout.module.css";

export const handle: RouteHandle = { isStatic: true };

/** The layout of the static pages. The app also renders it after a navigation from the dashboard. */
export default function PublicLayout() {
  const t = useTranslate(uiMessages);
  const isFrontPage = pathWithoutLanguage(useLocation().pathname) === "/";
  const isSignedIn = useIsSignedIn();
  useEffect(() => markSession(isSignedIn), [isSignedIn]);
  return (
    <div className={classes["page"]} data-front={isFrontPage || undefined}>
      <a href="#content" className={classes["skip"]}>
        {t("skipToContent")}
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className={classes["main"]}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
