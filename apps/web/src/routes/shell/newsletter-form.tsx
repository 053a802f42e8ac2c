import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { enhancedBy } from "../../ui/enhancement.ts";
import { uiMessages } from "../../ui/messages.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { enhanceNewsletter } from "./enhance-newsletter.ts";
import classes from "./site-footer.module.css";

const enhanced = enhancedBy(enhanceNewsletter);

/** The newsletter form. Its value stays until the request succeeded. */
export function NewsletterForm() {
  const t = useTranslate(uiMessages);
  return (
    <form ref={enhanced} data-enhance="newsletter" className={classes["newsletter"]} noValidate>
      <label htmlFor="newsletter-email" className={classes["newsletterTitle"]}>
        {t("footer.newsletter.title")}
      </label>
      <div className={classes["newsletterRow"]}>
        <TextInput
          id="newsletter-email"
          type="email"
          autoComplete="email"
          aria-label={t("footer.newsletter.label")}
          aria-describedby="newsletter-result"
          placeholder={t("footer.newsletter.placeholder")}
        />
        <Button type="submit" variant="default">
          {t("footer.newsletter.subscribe")}
        </Button>
      </div>
      <output
        id="newsletter-result"
        className={classes["newsletterResult"]}
        data-success={t("footer.newsletter.success")}
        data-alreadysubscribed={t("footer.newsletter.alreadySubscribed")}
        data-error={t("footer.newsletter.error")}
      />
    </form>
  );
}
