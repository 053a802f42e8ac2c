import { advertisedPlatforms } from "@postulo/domain/limits";
import { IconAdjustments, IconDeviceLaptop, IconLayoutDashboard, IconWorld } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import classes from "./sections.module.css";

const features = [
  { name: "fillOnce", Icon: IconDeviceLaptop },
  { name: "customization", Icon: IconAdjustments },
  { name: "compatibility", Icon: IconWorld },
  { name: "dashboard", Icon: IconLayoutDashboard },
] as const;

/** Announced features that are not implemented yet. */
const announced = ["jobFinder", "peopleFinder", "interviewTraining"] as const;

/** The features of Postulo, and those that are announced. */
export function FeatureCards() {
  const t = useTranslate(landingMessages);
  return (
    <section className={classes["section"]}>
      <h2 className={classes["title"]}>{t("features.title")}</h2>
      <ul className={classes["cards"]} data-columns="4">
        {features.map(({ name, Icon }) => (
          <li key={name} className={classes["card"]}>
            <span className={classes["icon"]}>
              <Icon size={20} aria-hidden />
            </span>
            <h3 className={classes["cardTitle"]}>{t(`features.${name}.title`)}</h3>
            <p className={classes["text"]}>
              {t(`features.${name}.text`, { count: advertisedPlatforms })}
            </p>
          </li>
        ))}
      </ul>
      <div className={classes["coming"]}>
        <h3 className={classes["comingTitle"]}>{t("coming.title")}</h3>
        <ul>
          {announced.map((name) => (
            <li key={name}>{t(`coming.${name}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
