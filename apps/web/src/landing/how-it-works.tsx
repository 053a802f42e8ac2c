import { IconChecklist, IconPuzzle, IconUser } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import classes from "./how-it-works.module.css";

const steps = [
  { name: "profile", Icon: IconUser },
  { name: "extension", Icon: IconPuzzle },
  { name: "apply", Icon: IconChecklist },
] as const;

/** The three steps to a sent application. */
export function HowItWorks() {
  const t = useTranslate(landingMessages);
  return (
    <section id="how-it-works" className={classes["section"]}>
      <h2 className={classes["title"]}>{t("steps.title")}</h2>
      <ol className={classes["steps"]}>
        {steps.map(({ name, Icon }, position) => (
          <li key={name} className={classes["step"]}>
            <div className={classes["mark"]}>
              <span className={classes["icon"]}>
                <Icon size={20} aria-hidden />
              </span>
              <span className={classes["number"]}>{position + 1}</span>
            </div>
            <h3 className={classes["stepTitle"]}>{t(`steps.${name}.title`)}</h3>
            <p className={classes["text"]}>{t(`steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
