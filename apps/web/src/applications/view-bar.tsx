import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { PageTitle } from "../ui/page-title.tsx";
import { TabList } from "../ui/tabs/tabs.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { applicationMessages } from "./messages.ts";
import { listPath } from "./row/application-link.tsx";
import type { ViewName } from "./view-name.ts";
import classes from "./workspace.module.css";

interface ViewBarProps {
  readonly documentTitle: string;
  /** The number of applications; undefined while it is unknown. */
  readonly count: number | undefined;
  /** The number of those that the filters leave; undefined before they are shown. */
  readonly shownCount: number | undefined;
  readonly views: readonly ViewName[];
  readonly action: ReactNode;
}

/** The title of the page with the number of applications, the views, and the page's actions. */
export function ViewBar({ documentTitle, count, shownCount, views, action }: ViewBarProps) {
  const t = useTranslate(applicationMessages);
  return (
    <header className={classes["bar"]}>
      <div className={classes["title"]}>
        <PageTitle documentTitle={documentTitle} path={listPath}>
          {t("title")}
        </PageTitle>
        {count ? <Count count={count} shownCount={shownCount ?? count} /> : null}
      </div>
      {count && shownCount !== undefined ? (
        <TabList
          label={t("views.label")}
          tabs={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          className={classes["tabs"]}
        />
      ) : null}
      {action}
    </header>
  );
}

function Count({ count, shownCount }: { readonly count: number; readonly shownCount: number }) {
  const t = useTranslate(applicationMessages);
  const isNarrowed = shownCount !== count;
  return (
    <p>
      <span aria-hidden>
        {isNarrowed ? t("countShort", { shown: shownCount, count }) : t("number", { count })}
      </span>
      <VisuallyHidden>
        {isNarrowed ? t("countShown", { shown: shownCount, count }) : t("count", { count })}
      </VisuallyHidden>
    </p>
  );
}
