import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { landingMessages } from "./messages.ts";
import { ProductPicture } from "./product-picture.tsx";
import { useCarousel } from "./use-carousel.ts";
import { ActionIcon } from "../ui/button.tsx";
import classes from "./carousel.module.css";

const slides = ["dashboard", "extension", "profile", "letter"] as const;

/** Pictures of the product that turn, and can be stopped. */
export function Carousel() {
  const t = useTranslate(landingMessages);
  const carousel = useCarousel();
  const { section, viewport, isNear, selected, isPlaying, show } = carousel;
  return (
    <section
      ref={section}
      className={classes["section"]}
      aria-roledescription={t("tour.carousel")}
      aria-labelledby="tour-title"
    >
      <h2 id="tour-title" className={classes["title"]}>
        {t("tour.title")}
      </h2>
      <div className={classes["controls"]}>
        <div className={classes["names"]}>
          {slides.map((name, position) => (
            <button
              key={name}
              type="button"
              aria-current={position === selected}
              onClick={() => show(position)}
            >
              {t(`tour.${name}.name`)}
            </button>
          ))}
        </div>
        <Turning isPlaying={isPlaying} onToggle={carousel.togglePlaying} onShow={show} />
      </div>
      <div
        ref={viewport}
        className={classes["viewport"]}
        data-alive={carousel.isAlive || undefined}
      >
        <ul className={classes["row"]} aria-live={isPlaying ? "off" : "polite"}>
          {slides.map((name, position) => (
            <li
              key={name}
              className={classes["slide"]}
              // Only the first picture comes with the page.
              hidden={position > 0 && !isNear}
              aria-hidden={carousel.isAlive && position !== selected}
            >
              <ProductPicture name={name} alt={t(`tour.${name}.alt`)} />
              <p className={classes["text"]}>{t(`tour.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TurningProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onShow: (which: "previous" | "next") => void;
}

function Turning({ isPlaying, onToggle, onShow }: TurningProps) {
  const t = useTranslate(landingMessages);
  return (
    <div className={classes["turn"]}>
      <ActionIcon
        size="lg"
        aria-label={t(isPlaying ? "tour.pause" : "tour.play")}
        onClick={onToggle}
      >
        {isPlaying ? (
          <IconPlayerPause size={18} aria-hidden />
        ) : (
          <IconPlayerPlay size={18} aria-hidden />
        )}
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t("tour.previous")} onClick={() => onShow("previous")}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon size="lg" aria-label={t("tour.next")} onClick={() => onShow("next")}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
