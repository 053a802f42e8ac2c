import { platformFigures } from "./published-figures.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import classes from "./how-it-works.module.css";

const steps = ["profile", "extension", "apply"] as const;
const features = ["fillOnce", "customization", "compatibility", "dashboard"] as const;
/** Announced features that are not implemented yet. */
const announced = ["jobFinder", "peopleFinder", "interviewTraining"] as const;

/** The three steps to a sent application, the features, and those that are announced. */
export function HowItWorks() {
  const t = useTranslate(landingMessages);
  return (
    <Part id="how-it-works" title={t("steps.title")} text={t("steps.lead")}>
      <ol className={classes["row"]} data-steps>
        {steps.map((name, position) => (
          <li key={name}>
            <h3>
              <span>{position + 1}</span>
              {t(`steps.${name}.title`)}
            </h3>
            <p>{t(`steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
      <ul className={classes["row"]} aria-label={t("features.title")}>
        {features.map((name) => (
          <li key={name}>
            <h3>{t(`features.${name}.title`)}</h3>
            <p>{t(`features.${name}.text`, { count: platformFigures.recognised })}</p>
          </li>
        ))}
      </ul>
      <p className={classes["coming"]}>
        {t("coming.title")} {announced.map((name) => t(`coming.${name}`)).join(", ")}.
      </p>
    </Part>
  );
}
