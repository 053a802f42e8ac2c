import { IconChevronDown } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import classes from "./sections.module.css";

/** The keys of the questions in order. */
export const questions = ["submits", "invents", "data", "sites", "self", "free"] as const;

/** Frequently asked questions. */
export function Questions() {
  const t = useTranslate(landingMessages);
  return (
    <section id="faq" className={classes["section"]}>
      <h2 className={classes["title"]}>{t("questions.title")}</h2>
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
    </section>
  );
}
