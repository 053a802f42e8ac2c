import IconPuzzle from "@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { uiMessages } from "../../ui/messages.ts";
import { AnchorButton } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import classes from "./site-header.module.css";

/** Opens the extension's page in its store; until there is one, says that it is coming. */
export function ExtensionLink() {
  const t = useTranslate(uiMessages);
  const config = useClientConfig().data;
  if (!config) return null;
  const store = config.links?.store;
  if (!store) return <span className={classes["soon"]}>{t("header.extensionSoon")}</span>;
  return (
    <AnchorButton
      href={store}
      target="_blank"
      rel="noopener"
      variant="default"
      style={{ paddingInline: "0.625rem" }}
      className={classes["store"]}
    >
      <IconPuzzle size={16} aria-hidden />
      <span className={classes["storeLabel"]}>{t("header.extension")}</span>
      <VisuallyHidden> ({t("header.newTab")})</VisuallyHidden>
    </AnchorButton>
  );
}
