import type { ReactNode } from "react";
import { Link } from "react-router";
import { useStoredLetters } from "../cover-letters/versions/stored-letters.ts";
import { jobName, useStoredCvs } from "../cv/versions/stored-cvs.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { IconFileText } from "../ui/icons.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { MomentText } from "../ui/moment-text.tsx";
import { fileMessages } from "../files/messages.ts";
import classes from "../files/files.module.css";

/** How many of each kind are listed; their page lists all. */
const maxListed = 3;

/** The newest letters and CVs, which are not files, with links to them and to their pages. */
export default function WrittenDocuments() {
  const t = useTranslate(fileMessages);
  // Without an answer there are still the links to the pages, which show the error.
  const { data: letters, isLoading: isLoadingLetters } = useStoredLetters();
  const { data: cvs, isLoading: isLoadingCvs } = useStoredCvs();
  if (isLoadingLetters || isLoadingCvs) return <Skeleton className={classes["waiting"]} />;
  return (
    <section className={classes["written"]} aria-labelledby="written-title">
      <h2 id="written-title">{t("written.title")}</h2>
      <ul className={classes["list"]} aria-labelledby="written-title">
        <Kind
          to="/dashboard/cover-letter"
          title={t("written.letters")}
          none={t("written.noLetters")}
          count={letters?.length}
        >
          {letters?.slice(0, maxListed).map((letter) => (
            <WrittenDocument
              key={letter.id}
              to={`/dashboard/cover-letter?letter=${letter.id}`}
              name={jobName(letter) || t("written.unnamed")}
              moment={letter.created_at}
            />
          ))}
        </Kind>
        <Kind
          to="/dashboard/cv"
          title={t("written.cvs")}
          none={t("written.noCvs")}
          count={cvs?.length}
        >
          {cvs?.slice(0, maxListed).map((cv) => (
            <WrittenDocument
              key={cv.id}
              to={`/dashboard/cv?version=${cv.id}`}
              name={jobName(cv) || t("written.unnamed")}
              moment={cv.updated_at}
            />
          ))}
        </Kind>
      </ul>
    </section>
  );
}

interface KindProps {
  /** The page of the kind. */
  readonly to: string;
  readonly title: string;
  /** Shown when there are none. */
  readonly none: string;
  /** How many there are; undefined while it is unknown. */
  readonly count: number | undefined;
  readonly children: ReactNode;
}

function Kind({ to, title, none, count, children }: KindProps) {
  const t = useTranslate(fileMessages);
  return (
    <li className={classes["line"]}>
      <IconFileText size={20} aria-hidden className={classes["icon"]} />
      <div className={classes["about"]}>
        <Link to={to} className={classes["kind"]}>
          {title}
        </Link>
        <ul className={classes["documents"]}>
          {count === 0 ? <li>{none}</li> : children}
          {count !== undefined && count > maxListed ? (
            <li>
              <TextLink to={to}>{t("written.all", { count })}</TextLink>
            </li>
          ) : null}
        </ul>
      </div>
    </li>
  );
}

interface WrittenDocumentProps {
  readonly to: string;
  readonly name: string;
  /** ISO 8601 */
  readonly moment: string;
}

function WrittenDocument({ to, name, moment }: WrittenDocumentProps) {
  return (
    <li>
      <TextLink to={to}>{name}</TextLink> <MomentText moment={moment} isDayOnly />
    </li>
  );
}
