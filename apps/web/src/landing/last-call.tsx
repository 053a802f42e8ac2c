import { monthlyLimits } from "@postulo/domain/plan";
import { useTranslate } from "../i18n/use-translate.ts";
import { LinkButton } from "../ui/form/button.tsx";
import { landingMessages } from "./messages.ts";
import classes from "./landing-page.module.css";

/** The end of the page, for visitors of a server whose registration is open. */
export function LastCall() {
  const t = useTranslate(landingMessages);
  return (
    <section className={classes["last"]} data-while="open" data-for="visitors">
      <div>
        <h2>{t("last.title")}</h2>
        <p>{t("last.text", { count: Number(monthlyLimits.Free.application) })}</p>
      </div>
      <LinkButton to="/auth/register" size="md" variant="default">
        {t("last.register")}
      </LinkButton>
    </section>
  );
}
