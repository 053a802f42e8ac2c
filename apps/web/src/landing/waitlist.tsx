import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { enhancedBy } from "../ui/enhancement.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { enhanceWaitlist } from "./enhance-waitlist.ts";
import { landingMessages } from "./messages.ts";
import classes from "./sections.module.css";

const enhanced = enhancedBy(enhanceWaitlist);
const resultId = "waitlist-result";

/** The form of the waitlist. Its value stays until the request succeeded. */
export function Waitlist() {
  const t = useTranslate(landingMessages);
  return (
    <section id="waitlist" className={classes["waitlist"]}>
      <h3 className={classes["waitlistTitle"]}>{t("waitlist.title")}</h3>
      <p className={classes["text"]}>{t("waitlist.text")}</p>
      <form ref={enhanced} data-enhance="waitlist" noValidate>
        <div className={classes["waitlistForm"]}>
          <TextInput
            type="email"
            autoComplete="email"
            size="md"
            aria-label={t("waitlist.label")}
            aria-describedby={resultId}
            placeholder={t("waitlist.placeholder")}
          />
          <Button type="submit" size="md">
            {t("waitlist.join")}
          </Button>
        </div>
        <output
          id={resultId}
          className={classes["waitlistResult"]}
          data-success={t("waitlist.success")}
          data-missing={t("waitlist.missing")}
          data-invalid={t("waitlist.invalid")}
          data-failed={t("waitlist.failed")}
        />
      </form>
    </section>
  );
}
