import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";
import classes from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** One quiet line below the title. */
  readonly description?: ReactNode;
  /** The page's main action, on the right. */
  readonly action?: ReactNode;
}

/** The top of a dashboard page. */
export function PageHeader({ title, description, action }: PageHeaderProps) {
  return (
    <header className={classes["header"]}>
      <div>
        <PageTitle documentTitle={title} className={classes["title"]}>
          {title}
        </PageTitle>
        {description ? <p className={classes["description"]}>{description}</p> : null}
      </div>
      {action}
    </header>
  );
}
