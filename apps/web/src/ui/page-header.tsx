import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** The document's title, for pages that share a heading. */
  readonly documentTitle?: string;
  /** The canonical path of the page, for pages that several paths show. */
  readonly path?: string | undefined;
  /** One line below the title. */
  readonly description?: ReactNode;
  /** The page's primary action, on the right. */
  readonly action?: ReactNode;
}

/** The header of a dashboard page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, documentTitle = title, path, description, action } = props;
  return (
    <header className={classes["header"]}>
      <div>
        <PageTitle documentTitle={documentTitle} path={path} className={classes["title"]}>
          {title}
        </PageTitle>
        {description ? <p className={classes["description"]}>{description}</p> : null}
      </div>
      {action}
    </header>
  );
}
