import { NavLink, Outlet, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "../profile/messages.ts";
import { PageHeader } from "../ui/page-header.tsx";
import classes from "./your-informations.module.css";

const tabs = ["profile", "files"] as const;

/** The profile area: one heading, and its tabs, which are addresses of their own. */
export default function YourInformations() {
  const t = useTranslate(profileMessages);
  const { pathname } = useLocation();
  const title = t("title");
  const current = tabs.find((tab) => pathname.endsWith(`/${tab}`));
  return (
    <>
      <PageHeader
        title={title}
        documentTitle={current ? `${t(`tabs.${current}`)} · ${title}` : title}
        description={t("description")}
      />
      <nav className={classes["tabs"]} aria-label={t("tabs.label")}>
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
