import type { ReactNode } from "react";
import { PageTitle } from "../ui/page-title.tsx";
import classes from "./auth-frame.module.css";

interface AuthFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  /** Links to other pages, below the form. */
  readonly below?: ReactNode;
}

/** The narrow column of the sign-in and sign-up pages. */
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
