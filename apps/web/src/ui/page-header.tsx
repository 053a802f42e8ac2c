import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** The document's title, for pages that share a heading. */
  readonly documentTitle?: string;
  /** One line below the title. */
  readonly description?: ReactNode;
  /** The page's primary action, on the right. */
  readonly action?: ReactNode;
}

/** The header of a dashboard page. */
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
