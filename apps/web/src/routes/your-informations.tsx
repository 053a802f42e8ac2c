import { useCallback, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation, useSearchParams } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { backLinkOf } from "../posting/asked-addition.ts";
import { profileMessages } from "../profile/messages.ts";
import { hasDrafts } from "../data/drafts.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LeaveWarning } from "../ui/form/leave-warning.tsx";
import { LinkButton } from "../ui/form/button.tsx";
import { IconArrowLeft, IconFileText } from "../ui/icons.tsx";
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

/** The drafts of this area's forms are prefixed with the name of their tab. */
const isOfThisArea = (name: string) => /^(profile|entries|skills)\b/.test(name);
/** The review of a résumé leads back to this area. */
const isInside = (pathname: string) =>
  pathname.startsWith("/dashboard/your-informations/") || pathname === "/dashboard/resume";

/** The layout of the profile area: one heading, and its tabs, which are routes. */
export default function YourInformations() {
  const t = useTranslate(profileMessages);
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const back = backLinkOf(parameters.get("back"));
  const title = t("title");
  const current = tabs.find((tab) => pathname.endsWith(`/${tab}`));
  const part = current === "profile" ? undefined : current;
  const { user } = useSignedIn();
  const hasUnsaved = useCallback(() => hasDrafts(user.id, isOfThisArea), [user.id]);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On narrow screens the tabs are scrolled horizontally.
    nav.current
      ?.querySelector(`[href*="/${current}"]`)
      ?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <>
      <LeaveWarning hasUnsaved={hasUnsaved} isInside={isInside} />
      <PageHeader
        title={title}
        documentTitle={part ? `${t(`tabs.${part}`)} · ${title}` : title}
        description={t("description")}
        action={
          <LinkButton
            to="/dashboard/cv"
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
          >
            {t("myCv")}
          </LinkButton>
        }
      />
      {back ? (
        <p className={classes["back"]}>
          <LinkButton
            to={back.path}
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
          >
            {t(back.label)}
          </LinkButton>
        </p>
      ) : null}
      <nav ref={nav} className={classes["tabs"]} aria-label={t("tabs.label")}>
        {tabs.map((tab) => (
          <NavLink key={tab} to={back ? `${tab}?back=${back.to}` : tab} preventScrollReset>
            {t(`tabs.${tab}`)}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
