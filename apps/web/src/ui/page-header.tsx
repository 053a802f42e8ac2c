import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** Of the browser's tab, where pages share a heading. */
  readonly documentTitle?: string;
  /** One quiet line below the title. */
  readonly description?: ReactNode;
  /** The page's main action, on the right. */
  readonly action?: ReactNode;
}

/** The top of a dashboard page. */
export function PageHeader({ title, documentTitle = title, description, action }: PageHeaderProps) {
  return (
    <header className={classes["header"]}>
      <div>
        <PageTitle documentTitle={documentTitle} className={classes["title"]}>
          {title}
        </PageTitle>
        {description ? <p className={classes["description"]}>{description}</p> : null}
      </div>
      {action}
    </header>
  );
}
