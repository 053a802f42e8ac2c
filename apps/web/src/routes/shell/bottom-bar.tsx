import { Link, useLocation } from "react-router";
import { useCanAdd } from "../../applications/add/use-can-add.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconBriefcase, IconChecklist, IconFileText, IconPlus, IconUser } from "../../ui/icons.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { currentPlace } from "./bottom-places.ts";
import { searchToKeep } from "./main-links.ts";
import classes from "./bottom-bar.module.css";

const links = {
  today: { to: "/dashboard/today", label: "header.today", Icon: IconChecklist },
  applications: {
    to: "/dashboard/applications",
    label: "header.applications",
    Icon: IconBriefcase,
  },
  documents: {
    to: "/dashboard/your-informations/files",
    label: "header.documents",
    Icon: IconFileText,
  },
  profile: { to: "/dashboard/your-informations", label: "header.profile", Icon: IconUser },
} as const;

/** The places of the app within reach of the thumb, on phones. */
export function BottomBar() {
  const t = useTranslate(uiMessages);
  return (
    <nav className={classes["bar"]} aria-label={t("header.quickNavigation")} data-bottom-bar>
      <Place name="today" />
      <Place name="applications" />
      <AddLink />
      <Place name="documents" />
      <Place name="profile" />
    </nav>
  );
}

function Place({ name }: { readonly name: keyof typeof links }) {
  const t = useTranslate(uiMessages);
  const location = useLocation();
  const { to, label, Icon } = links[name];
  return (
    <Link
      to={{ pathname: to, search: name === "applications" ? searchToKeep(location) : "" }}
      aria-current={currentPlace(location.pathname) === name ? "page" : undefined}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      {t(label)}
    </Link>
  );
}

/** Opens the form of the list, whose filters stay. Its place stays while it is unknown whether the user may add. */
function AddLink() {
  const t = useTranslate(uiMessages);
  const { to } = links.applications;
  const search = searchToKeep(useLocation());
  const { data: canAdd } = useCanAdd();
  if (canAdd === false) return null;
  return (
    <Link
      to={{ pathname: to, search }}
      state="add"
      className={classes["add"]}
      aria-label={t("header.add")}
      hidden={canAdd === undefined}
    >
      <span>
        <IconPlus size={20} aria-hidden />
      </span>
    </Link>
  );
}
