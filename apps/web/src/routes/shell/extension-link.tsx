import { IconPuzzle } from "../../ui/icons.tsx";
import { GetExtension } from "../../extension/get-extension.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { uiMessages } from "../../ui/messages.ts";
import classes from "./site-header.module.css";

/** Links to the store or download page of the extension, once the settings are loaded. */
export function ExtensionLink() {
  const t = useTranslate(uiMessages);
  const config = useClientConfig().data;
  if (!config) return null;
  return (
    <GetExtension className={classes["store"]}>
      <IconPuzzle size={16} aria-hidden />
      <span className={classes["storeLabel"]}>{t("header.extension")}</span>
    </GetExtension>
  );
}
