import { demoMessages } from "../../demo/messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LinkButton } from "../../ui/form/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AccountLink } from "./account-link.tsx";
import classes from "./demo.module.css";

/** Instead of the pages that the demo does not have. */
export function NeedsAccount() {
  const t = useTranslate(demoMessages);
  return (
    <>
      <PageHeader title={t("account.title")} description={t("account.text")} />
      <div className={classes["actions"]}>
        <AccountLink />
        <LinkButton to="/dashboard/applications" variant="default">
          {t("account.back")}
        </LinkButton>
      </div>
    </>
  );
}
