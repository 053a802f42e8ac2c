import { Link, useLocation } from "react-router";
import { IconLogout } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { isCurrentLink, mainLinks, todayLink } from "./main-links.ts";
import { useSignOut } from "./use-sign-out.ts";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./slide-out-menu.module.css";

interface SlideOutMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation of signed-in users on narrow screens, a drawer from the right. */
export default function SlideOutMenu({ isOpen, onClose }: SlideOutMenuProps) {
  const t = useTranslate(uiMessages);
  const { pathname } = useLocation();
  const { isPending, signOut } = useSignOut();
  return (
    <Dialog isOpen={isOpen} title={t("header.menu")} variant="menu" onClose={onClose}>
      <nav className={classes["links"]} aria-label={t("header.mainNavigation")}>
        {[todayLink, ...mainLinks].map(({ to, label, state }) => (
          <Link
            key={to}
            to={to}
            state={state}
            className={classes["link"]}
            aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
            onClick={onClose}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className={classes["logout"]}
        aria-busy={isPending}
        aria-disabled={isPending}
        onClick={() => void signOut()}
      >
        {isPending ? <Spinner /> : <IconLogout size={18} aria-hidden />}
        {t("header.logout")}
      </button>
    </Dialog>
  );
}
