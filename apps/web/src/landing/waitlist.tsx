import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState, type FormEvent } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/async-button.tsx";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { landingMessages } from "./messages.ts";
import { TextInput } from "../ui/text-input.tsx";
import classes from "./sections.module.css";

const mutationKey = ["waitlist"] as const;

/** For those who want to hear of what comes. What was typed stays until it worked. */
export function Waitlist() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  const [email, setEmail] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const resultId = useId();
  const queries = useQueryClient();
  const join = useMutation({
    mutationKey,
    mutationFn: joinWaitlist,
    onMutate: () => document.activeElement,
    onSuccess: (result, _, begun) => {
      if (result === "success") setEmail("");
      else advanceFocus(begun, input.current);
    },
  });
  const result = join.isPending ? undefined : join.data;
  const isWrong = result === "missing" || result === "invalid";

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click may come before the first is shown.
    if (queries.isMutating({ mutationKey }) === 0) join.mutate({ email, language });
  }

  return (
    <section id="waitlist" className={classes["waitlist"]}>
      <h2 className={classes["title"]}>{t("waitlist.title")}</h2>
      <p className={classes["text"]}>{t("waitlist.text")}</p>
      <form onSubmit={submit} noValidate className={classes["waitlistForm"]}>
        <TextInput
          ref={input}
          type="email"
          autoComplete="email"
          size="md"
          aria-label={t("waitlist.label")}
          aria-describedby={resultId}
          aria-invalid={isWrong}
          placeholder={t("waitlist.placeholder")}
          value={email}
          readOnly={join.isPending}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <AsyncButton size="md" isPending={join.isPending}>
          {t("waitlist.join")}
        </AsyncButton>
      </form>
      <output id={resultId} className={classes["waitlistResult"]} data-result={result}>
        {result ? t(`waitlist.${result}`) : null}
      </output>
    </section>
  );
}
