import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useClientConfig } from "../../session/session-context.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Button } from "../../ui/form/button.tsx";
import { languageOf } from "../letter-request-body.ts";
import { useLetterStore } from "../letter-store.ts";
import type { ParsedPosting } from "../posting/parsed-posting.ts";
import { askedMessages } from "./messages.ts";
import { usePostingMatch } from "../../posting/use-posting-match.ts";
import classes from "./asked.module.css";

/** Says that letter and profile would be in different languages, and offers the profile's. */
export function LanguageNotice({ found }: { readonly found: ParsedPosting }) {
  const t = useTranslate(askedMessages);
  const { language } = useLanguage();
  const { work, store } = useLetterStore();
  const model = useClientConfig().data?.languageModel;
  const { profileLanguage: own } = usePostingMatch(found.text.trim());
  const letterLanguage = languageOf(work.language, { found, interfaceLanguage: language });
  if (own === undefined || own === letterLanguage) return null;
  return (
    <Notice tone="info">
      <p className={classes["language"]}>
        {t(`otherLanguage.${letterLanguage}`)}{" "}
        {model
          ? t(`otherLanguage.model.${letterLanguage}`, { model: model.model })
          : t("otherLanguage.effect")}
      </p>
      <Button variant="default" size="compact-sm" onClick={() => store.change({ language: own })}>
        {t(`writeIn.${own}`)}
      </Button>
    </Notice>
  );
}
