import { useLanguage } from "../i18n/language-context.tsx";
import { pictureUrl } from "./picture-urls.ts";
import classes from "./product-picture.module.css";

type Slide = "dashboard" | "extension" | "profile" | "letter";

interface ProductPictureProps {
  readonly name: Slide;
  readonly alt: string;
}

/**
 * A screenshot in the language of the page. Both themes are in the HTML and CSS hides one, because the theme is known
 * only in the browser; with `loading="lazy"` the hidden one is not downloaded.
 */
export function ProductPicture({ name, alt }: ProductPictureProps) {
  const { language } = useLanguage();
  return (["light", "dark"] as const).map((theme) => {
    const at = `${language}/${name}.${theme}`;
    return (
      <picture key={theme} className={classes["picture"]} data-theme={theme}>
        <source
          type="image/avif"
          media="(max-width: 40em)"
          srcSet={pictureUrl(`${at}.narrow.avif`)}
          width={390}
          height={500}
        />
        <source type="image/avif" srcSet={pictureUrl(`${at}.wide.avif`)} />
        <img
          src={pictureUrl(`${at}.wide.webp`)}
          alt={alt}
          width={1120}
          height={700}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </picture>
    );
  });
}
