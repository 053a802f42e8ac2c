import { useEffect } from "react";
import { useLocation } from "react-router";
import { frontPage } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { PageTitle } from "../ui/page-title.tsx";
import { notFoundMessages } from "./messages.ts";
import { LinkButton } from "../ui/form/button.tsx";
import classes from "./not-found-page.module.css";

/** The page of an unknown URL, which is logged to the console. */
export function NotFoundPage() {
  const t = useTranslate(notFoundMessages);
  const { language } = useLanguage();
  const { pathname } = useLocation();

  useEffect(() => reportError(new Error(`There is no page at ${pathname}`)), [pathname]);

  return (
    <div className={classes["page"]}>
      <p className={classes["code"]} aria-hidden>
        404
      </p>
      <PageTitle documentTitle={t("title")} className={classes["title"]}>
        {t("title")}
      </PageTitle>
      <p className={classes["subtitle"]}>{t("subtitle")}</p>
      <LinkButton to={frontPage(language)} variant="default">
        {t("home")}
      </LinkButton>
    </div>
  );
}
