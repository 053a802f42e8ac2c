import type { ReactNode } from "react";
import classes from "./two-columns.module.css";

interface TwoColumnsProps {
  readonly children: ReactNode;
  /** Help or a preview. */
  readonly aside: ReactNode;
  /** Beside the content too; above it on narrow screens, where the aside is below. */
  readonly start?: ReactNode;
}

/** The content, and beside it, from 960 px on, what helps with it. */
export function TwoColumns({ children, aside, start }: TwoColumnsProps) {
  return (
    <div className={classes["columns"]}>
      {start ? <div className={classes["start"]}>{start}</div> : null}
      <div className={classes["main"]}>{children}</div>
      <div className={classes["aside"]}>{aside}</div>
    </div>
  );
}

interface HelpProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly string[];
}

/** Short advice beside a form. */
export function Help({ id, title, items }: HelpProps) {
  return (
    <section className={classes["help"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
