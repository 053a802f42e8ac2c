import { useCallback, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "../profile/messages.ts";
import { hasDrafts } from "../session/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LeaveWarning } from "../ui/leave-warning.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "./your-informations.module.css";

const tabs = [
  "profile",
  "files",
  "education",
  "experience",
  "contributions",
  "skills",
  "websites",
  "other",
] as const;

/** Drafts of the forms of this area go by the name of the tab. */
const isOfThisArea = (name: string) => /^(profile|entries|skills)\b/.test(name);
const isInside = (pathname: string) => pathname.startsWith("/dashboard/your-informations/");

/** The profile area: one heading, and its tabs, which are addresses of their own. */
export default function YourInformations() {
  const t = useTranslate(profileMessages);
  const { pathname } = useLocation();
  const title = t("title");
  const current = tabs.find((tab) => pathname.endsWith(`/${tab}`));
  const { user } = useSignedIn();
  const hasUnsaved = useCallback(() => hasDrafts(user.id, isOfThisArea), [user.id]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    nav.current
      ?.querySelector(`[href$="/${current}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <>
      <LeaveWarning hasUnsaved={hasUnsaved} isInside={isInside} />
      <PageHeader
        title={title}
        documentTitle={current ? `${t(`tabs.${current}`)} · ${title}` : title}
        description={t("description")}
      />
      <nav ref={nav} className={classes["tabs"]} aria-label={t("tabs.label")}>
        {tabs.map((tab) => (
          <NavLink key={tab} to={tab} preventScrollReset>
            {t(`tabs.${tab}`)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
