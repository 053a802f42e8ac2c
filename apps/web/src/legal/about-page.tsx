import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useClientConfig } from "../session/session-context.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { aboutMessages } from "./about/messages.ts";
import { Prose } from "./prose.tsx";
import classes from "./legal.module.css";

/** /about: the product, and the two people whom the operator introduces in the settings. */
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
        <div className={classes["founders"]}>
          <Founder post="ceo" />
          <Founder post="coo" />
        </div>
      </section>
    </article>
  );
}

function Founder({ post }: { readonly post: "ceo" | "coo" }) {
  const t = useTranslate(aboutMessages);
  const { language } = useLanguage();
  const founder = useClientConfig().data?.founders?.[post];
  const name = founder?.name ?? t("unnamed");
  const bio = founder ? founder.bio?.[language] : t("unnamedText");
  return (
    <div className={classes["founder"]}>
      {founder?.photo ? (
        <img
          src={founder.photo}
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
