import type { PublicPage } from "../i18n/language-choice.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { OperatorText } from "../ui/operator-text.tsx";
import { PageTitle } from "../ui/page-title.tsx";
import { legalMessages } from "./messages.ts";
import { Prose } from "./prose.tsx";
import classes from "./legal.module.css";

/** The date of the privacy policy and the terms, specification section 1, at midnight UTC. */
const termsUpdatedOn = new Date(Date.UTC(2025, 8, 9));

interface LegalDocumentProps {
  readonly page: PublicPage;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly updatedOn?: Date;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    /** Contains `{value}` for the contact address if `missing` is given. */
    readonly text: string;
    /** Replaces the text if the operator has no contact address configured. */
    readonly missing?: string;
    /** A subsection of the section before it. */
    readonly isPart?: boolean;
  }[];
}

/** A legal text with its date and table of contents. */
export function LegalDocument({
  page,
  title,
  description,
  intro,
  updatedOn = termsUpdatedOn,
  sections,
}: LegalDocumentProps) {
  const t = useTranslate(legalMessages);
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className={classes["page"]}>
      <PageTitle
        documentTitle={title}
        description={description}
        publicPage={page}
        className={classes["title"]}
      >
        {title}
      </PageTitle>
      <p className={classes["updated"]}>{t("updated", { date: date.format(updatedOn) })}</p>
      <Prose text={intro} />
      <nav aria-label={t("contents")} className={classes["contents"]}>
        <ol>
          {sections
            .filter(({ isPart }) => !isPart)
            .map(({ id, title: name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
        </ol>
      </nav>
      {sections.map(({ id, title: name, text, missing, isPart }) => {
        const Heading = isPart ? "h3" : "h2";
        return (
          <section key={id} id={id} className={classes[isPart ? "part" : "section"]}>
            <Heading>{name}</Heading>
            {missing === undefined ? (
              <Prose text={text} />
            ) : (
              <OperatorText
                fact="contactEmail"
                given={text}
                missing={missing}
                className={classes["paragraph"]}
              />
            )}
          </section>
        );
      })}
    </article>
  );
}
