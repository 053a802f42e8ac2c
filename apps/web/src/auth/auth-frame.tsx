import type { ReactNode } from "react";
import { PageTitle } from "../ui/page-title.tsx";
import classes from "./auth-frame.module.css";

interface AuthFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Where else to go. */
  readonly below?: ReactNode;
}

/** The narrow column of signing in and up. */
export function AuthFrame({ title, intro, children, below }: AuthFrameProps) {
  return (
    <div className={classes["page"]}>
      <section className={classes["card"]}>
        <PageTitle documentTitle={title} className={classes["title"]}>
          {title}
        </PageTitle>
        {intro ? <p className={classes["intro"]}>{intro}</p> : null}
        {children}
      </section>
      {below ? <p className={classes["below"]}>{below}</p> : null}
    </div>
  );
}
