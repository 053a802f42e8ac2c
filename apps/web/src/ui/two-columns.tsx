import type { ReactNode } from "react";
import classes from "./two-columns.module.css";

interface TwoColumnsProps {
  readonly children: ReactNode;
  /** Help or a preview. */
  readonly aside: ReactNode;
  /** On narrow screens the aside is above the content, not below it. */
  readonly isAsideFirst?: boolean;
}

/** The content, and beside it, from 960 px on, what helps with it. */
export function TwoColumns({ children, aside, isAsideFirst = false }: TwoColumnsProps) {
  const side = <div className={classes["aside"]}>{aside}</div>;
  return (
    <div className={classes["columns"]}>
      {isAsideFirst ? side : null}
      <div className={classes["main"]}>{children}</div>
      {isAsideFirst ? null : side}
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
