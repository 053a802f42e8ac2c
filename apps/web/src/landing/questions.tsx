import { IconChevronDown } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { Waitlist } from "./waitlist.tsx";
import classes from "./sections.module.css";

/** The keys of the questions in order. */
export const questions = ["submits", "invents", "data", "sites", "self", "free"] as const;

/** Frequently asked questions, and beside them the waitlist. */
export function Questions() {
  const t = useTranslate(landingMessages);
  return (
    <Part id="faq" title={t("questions.title")}>
      <div className={classes["columns"]}>
        <div className={classes["questions"]}>
          {questions.map((name) => (
            <details key={name}>
              <summary>
                {t(`questions.${name}.question`)}
                <IconChevronDown size={18} aria-hidden />
              </summary>
              <p className={classes["text"]}>{t(`questions.${name}.answer`)}</p>
            </details>
          ))}
        </div>
        <Waitlist />
      </div>
    </Part>
  );
}
