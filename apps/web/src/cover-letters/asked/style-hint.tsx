import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { useLetterStore } from "../letter-store.ts";
import { askedMessages } from "./messages.ts";
import classes from "./asked.module.css";

/** What a layout needs of the profile, where no model writes the sentences. */
export function StyleHint() {
  const t = useTranslate(askedMessages);
  const { style } = useLetterStore().work;
  const config = useClientConfig().data;
  if (!config || config.languageModel || (style !== "prose" && style !== "table")) return null;
  return <p className={classes["hint"]}>{t(`styleHint.${style}`)}</p>;
}
