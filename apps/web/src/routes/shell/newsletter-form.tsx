import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/async-button.tsx";
import { advanceFocus } from "../../ui/focus-if-unclaimed.ts";
import { uiMessages } from "../../ui/messages.ts";
import { subscribeToNewsletter } from "./subscribe-newsletter.ts";
import { TextInput } from "../../ui/text-input.tsx";
import classes from "./site-footer.module.css";

/** The newsletter: its field and button rest while it submits, and the field is cleared when it worked. */
export function NewsletterForm() {
  const t = useTranslate(uiMessages);
  const { language } = useLanguage();
  const [email, setEmail] = useState("");
  const signup = useMutation({
    mutationFn: subscribeToNewsletter,
    onSuccess: (result) => {
      if (result === "success") setEmail("");
    },
  });
  // What rests loses the focus; whoever has not gone on meanwhile has it again.
  const begun = useRef<Element>(null);
  useEffect(() => {
    if (!signup.isPending && begun.current instanceof HTMLElement)
      advanceFocus(null, begun.current);
  }, [signup.isPending]);
  const result = signup.isPending ? undefined : signup.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (signup.isPending) return;
    begun.current = document.activeElement;
    signup.mutate({ email, language });
  }

  return (
    <form className={classes["newsletter"]} onSubmit={submit} noValidate>
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
          aria-invalid={result === "error" || result === "alreadySubscribed"}
          placeholder={t("footer.newsletter.placeholder")}
          value={email}
          disabled={signup.isPending}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <AsyncButton variant="default" isPending={signup.isPending} disabled={signup.isPending}>
          {t("footer.newsletter.subscribe")}
        </AsyncButton>
      </div>
      <output id="newsletter-result" className={classes["newsletterResult"]} data-result={result}>
        {result ? t(`footer.newsletter.${result}`) : null}
      </output>
    </form>
  );
}
