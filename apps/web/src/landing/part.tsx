import type { ReactNode } from "react";
import classes from "./part.module.css";

interface PartProps {
  readonly id?: string;
  readonly title: string;
  /** Beside the title. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A section of the front page: its heading on the left, what it is about on the right. */
export function Part({ id, title, text, children }: PartProps) {
  return (
    <section id={id} className={classes["part"]}>
      <div className={classes["head"]}>
        <h2 className={classes["title"]}>{title}</h2>
        {text ? <p className={classes["text"]}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
