import { ActionIcon, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconLogout, IconMenu2 } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { uiMessages } from "../../ui/messages.ts";
import { isCurrentLink, mainLinks } from "./main-links.ts";
import { useLeave } from "./use-leave.ts";
import classes from "./slide-out-menu.module.css";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import "@mantine/core/styles/Overlay.layer.css";

/** The links of a signed-in person on a narrow screen, from the right. */
export function SlideOutMenu() {
  const t = useTranslate(uiMessages);
  const { pathname } = useLocation();
  const [isOpen, { open, close }] = useDisclosure();
  const leave = useLeave();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="neutral"
        size="var(--control-height)"
        aria-label={t("header.openMenu")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={300}
        title={t("header.menu")}
        closeButtonProps={{ "aria-label": t("close") }}
      >
        <nav className={classes["links"]} aria-label={t("header.mainNavigation")}>
          {mainLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={classes["link"]}
              aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
              onClick={close}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
        <button type="button" className={classes["logout"]} onClick={() => void leave()}>
          <IconLogout size={18} aria-hidden />
          {t("header.logout")}
        </button>
      </Drawer>
    </>
  );
}
