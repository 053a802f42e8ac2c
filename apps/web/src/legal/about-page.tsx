import { IconUser } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { enhancedBy } from "../ui/enhancement.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { aboutMessages } from "./about/messages.ts";
import { enhanceFounders } from "./enhance-founders.ts";
import { Prose } from "./prose.tsx";
import classes from "./legal.module.css";

/** /about: the product, and the founders whom the operator names in the settings. */
export function AboutPage() {
  const t = useTranslate(aboutMessages);
  return (
    <article className={classes["page"]}>
      <PageTitle
        documentTitle={t("title")}
        description={t("description")}
        publicPage="/about"
        className={classes["title"]}
      >
        {t("title")}
      </PageTitle>
      <Prose text={t("intro")} />
      <section className={classes["section"]}>
        <h2>{t("team")}</h2>
        <Founders />
      </section>
    </article>
  );
}

const posts = ["ceo", "coo"] as const;
const enhanced = enhancedBy(enhanceFounders);

/** The names of the founders, and a card for each, filled in by `enhance-founders.ts`. */
function Founders() {
  const t = useTranslate(aboutMessages);
  return (
    <div ref={enhanced} data-enhance="founders" className={classes["founders"]}>
      <OperatorText
        fact="founders"
        given={t("people", { people: "{value}" })}
        missing={t("nobody")}
        className={classes["paragraph"]}
      />
      {posts.map((post) => (
        <div key={post} data-founder={post} className={classes["founder"]} hidden>
          <img
            alt=""
            data-alt={t("photoOf", { name: "{name}" })}
            width={72}
            height={72}
            className={classes["photo"]}
            hidden
          />
          <span className={classes["photo"]} data-no-photo aria-hidden>
            <IconUser size={32} stroke={1.5} />
          </span>
          <div>
            <h3>{t(`posts.${post}`)}</h3>
            <p className={classes["role"]}>{t(`posts.${post}`)}</p>
            <p data-bio className={classes["bio"]} />
          </div>
        </div>
      ))}
    </div>
  );
}
