import type { Founder } from "@postulo/contract/config";
import { IconUser } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { OperatorText } from "../ui/operator-text.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { aboutMessages } from "./about/messages.ts";
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

/** A card for each founder; only their names without JavaScript and while the settings are loading. */
function Founders() {
  const t = useTranslate(aboutMessages);
  const founders = useClientConfig().data?.founders;
  const cards = posts.flatMap((post) => {
    const founder = founders?.[post];
    return founder ? [<FounderCard key={post} post={post} founder={founder} />] : [];
  });
  if (cards.length > 0) return <div className={classes["founders"]}>{cards}</div>;
  return (
    <OperatorText
      fact="founders"
      given={t("people", { people: "{value}" })}
      missing={t("nobody")}
      className={classes["paragraph"]}
    />
  );
}

interface FounderCardProps {
  readonly post: (typeof posts)[number];
  readonly founder: Founder;
}

function FounderCard({ post, founder }: FounderCardProps) {
  const t = useTranslate(aboutMessages);
  const { language } = useLanguage();
  const { name, photo } = founder;
  const bio = founder.bio[language];
  return (
    <div className={classes["founder"]}>
      {photo ? (
        <img
          src={photo}
          alt={t("photoOf", { name })}
          width={72}
          height={72}
          className={classes["photo"]}
        />
      ) : (
        <span className={classes["photo"]} aria-hidden>
          <IconUser size={32} stroke={1.5} />
        </span>
      )}
      <div>
        <h3>{name}</h3>
        <p className={classes["role"]}>{t(`posts.${post}`)}</p>
        {bio ? <Prose text={bio} /> : null}
      </div>
    </div>
  );
}
