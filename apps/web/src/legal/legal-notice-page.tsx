import type { OperatorFact } from "@postulo/domain/operator-fact";
import { Link } from "react-router";
import { publicPath } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { noticeMessages } from "./notice/messages.ts";
import { Prose } from "./prose.tsx";
import classes from "./legal.module.css";

interface Line {
  readonly fact: OperatorFact;
  readonly label: string;
}

/** /legal: publisher, director of publication and host, required by French law (LCEN, article 1-1). */
export function LegalNoticePage() {
  const t = useTranslate(noticeMessages);
  const { language } = useLanguage();
  return (
    <article className={classes["page"]}>
      <PageTitle
        documentTitle={t("title")}
        description={t("description")}
        publicPage="/legal"
        className={classes["title"]}
      >
        {t("title")}
      </PageTitle>
      <Prose text={t("intro")} />
      <Facts
        title={t("publisher.title")}
        lines={[
          { fact: "publisherName", label: t("publisher.name") },
          { fact: "publisherAddress", label: t("publisher.address") },
          { fact: "publisherPhone", label: t("publisher.phone") },
          { fact: "contactEmail", label: t("publisher.email") },
          { fact: "registrationNumber", label: t("publisher.registration") },
          { fact: "vatNumber", label: t("publisher.vat") },
        ]}
      />
      <Facts
        title={t("director.title")}
        lines={[{ fact: "publicationDirector", label: t("director.name") }]}
      />
      <Facts
        title={t("host.title")}
        lines={[
          { fact: "hostName", label: t("host.name") },
          { fact: "hostAddress", label: t("host.address") },
          { fact: "hostPhone", label: t("host.phone") },
        ]}
      />
      <section className={classes["section"]}>
        <h2>{t("data.title")}</h2>
        <p className={classes["paragraph"]}>
          {t("data.text")} <Link to={publicPath("/privacy", language)}>{t("data.link")}</Link>
        </p>
      </section>
    </article>
  );
}

function Facts({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  const t = useTranslate(noticeMessages);
  return (
    <section className={classes["section"]}>
      <h2>{title}</h2>
      <dl className={classes["facts"]}>
        {lines.map(({ fact, label }) => (
          <div key={fact}>
            <dt>{label}</dt>
            <OperatorText as="dd" fact={fact} given="{value}" missing={t("missing")} />
          </div>
        ))}
      </dl>
    </section>
  );
}
