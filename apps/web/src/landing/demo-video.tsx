import { languages } from "@postulo/i18n/language";
import { IconPlayerPlayFilled } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { enhancedBy } from "../ui/enhancement.ts";
import { enhanceFilm } from "./enhance-film.ts";
import { filmUrl } from "./film-urls.ts";
import { landingMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import classes from "./demo-video.module.css";

const enhanced = enhancedBy(enhanceFilm);

/** The demo video. Only its poster is loaded before it is played. */
export function DemoVideo() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  return (
    <Part title={t("demo.title")} text={t("demo.lead")}>
      <div className={classes["beside"]}>
        <div ref={enhanced} key={language} data-enhance="film">
          <Poster />
          <template>
            <Film />
          </template>
        </div>
        <ol className={classes["scenes"]} aria-label={t("demo.scenes")} data-scenes>
          {scenes.map((name) => (
            <li key={name}>{t(`demo.scene.${name}`)}</li>
          ))}
        </ol>
      </div>
    </Part>
  );
}

/** In the order of the video. `npm run pictures` creates the captions from these sentences. */
const scenes = ["profile", "form", "fill", "letter", "dashboard"] as const;

/** Without JavaScript the link opens the video file. */
function Poster() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  return (
    <a className={classes["poster"]} href={filmUrl(`${language}.mp4`)}>
      <picture>
        <source type="image/avif" srcSet={filmUrl(`${language}.avif`)} />
        <img
          src={filmUrl(`${language}.webp`)}
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <span className={classes["play"]}>
        <IconPlayerPlayFilled size={20} aria-hidden />
        {t("demo.play")}
      </span>
    </a>
  );
}

function Film() {
  const t = useTranslate(landingMessages);
  const { language } = useLanguage();
  return (
    <video
      className={classes["film"]}
      width={1280}
      height={720}
      controls
      muted
      playsInline
      preload="none"
      poster={filmUrl(`${language}.webp`)}
      aria-label={t("demo.title")}
    >
      <source src={filmUrl(`${language}.webm`)} type="video/webm" />
      <source src={filmUrl(`${language}.mp4`)} type="video/mp4" />
      {languages.map((captions) => (
        <track
          key={captions}
          kind="captions"
          src={filmUrl(`${language}.captions.${captions}.vtt`)}
          srcLang={captions}
          label={t(`demo.captions.${captions}`)}
          default={captions === language}
        />
      ))}
    </video>
  );
}
