import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { ActionIcon } from "../ui/form/button.tsx";
import { enhancedBy } from "../ui/enhancement.ts";
import { enhanceCarousel } from "./enhance-carousel.ts";
import { landingMessages } from "./messages.ts";
import { ProductPicture } from "./product-picture.tsx";
import classes from "./carousel.module.css";

const slides = ["dashboard", "extension", "profile", "letter"] as const;
const enhanced = enhancedBy(enhanceCarousel);

/** A carousel of screenshots. Without JavaScript it is a scroll container. */
export function Carousel() {
  const t = useTranslate(landingMessages);
  return (
    <section
      ref={enhanced}
      data-enhance="carousel"
      className={classes["section"]}
      aria-roledescription={t("tour.carousel")}
      aria-label={t("tour.title")}
    >
      <div className={classes["controls"]}>
        <div className={classes["names"]}>
          {slides.map((name, position) => (
            <button key={name} type="button" data-slide aria-current={position === 0}>
              {t(`tour.${name}.name`)}
            </button>
          ))}
        </div>
        <Buttons />
      </div>
      <div className={classes["viewport"]} data-viewport>
        <ul className={classes["row"]} aria-live="off">
          {slides.map((name, position) => (
            // Only the first slide is loaded with the page.
            <li key={name} className={classes["slide"]} hidden={position > 0}>
              <ProductPicture name={name} alt={t(`tour.${name}.alt`)} />
              <p className={classes["text"]}>{t(`tour.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Buttons() {
  const t = useTranslate(landingMessages);
  return (
    <div className={classes["turn"]}>
      <ActionIcon
        size="lg"
        aria-label={t("tour.pause")}
        data-toggle
        data-pause={t("tour.pause")}
        data-play={t("tour.play")}
      >
        <IconPlayerPause size={18} className={classes["pause"]} aria-hidden />
        <IconPlayerPlay size={18} className={classes["play"]} aria-hidden />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t("tour.previous")} data-turn="previous">
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t("tour.next")} data-turn="next">
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
