import { createContext, use, useId, type ReactNode } from "react";
import classes from "./part.module.css";

/** True when the application is shown as a whole page, where its title is the `h1`; false in the sheet beside the list. */
export const PageContext = createContext(false);

interface PartProps {
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether it has nothing but a way to add something, so that it is not printed. */
  readonly isEmpty?: boolean;
  readonly children: ReactNode;
}

/** A section of the application. */
export function Part({ title, note, actions, isEmpty = false, children }: PartProps) {
  const id = useId();
  const Heading = use(PageContext) ? "h2" : "h3";
  return (
    <section className={classes["part"]} aria-labelledby={id} data-empty={isEmpty || undefined}>
      <header>
        <Heading id={id}>{title}</Heading>
        {note ? <span className={classes["note"]}>{note}</span> : null}
        {actions ? <div className={classes["actions"]}>{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}

/** The heading of a group within a part. */
export function PartHeading({ id, children }: { readonly id?: string; readonly children: string }) {
  const Heading = use(PageContext) ? "h3" : "h4";
  return (
    <Heading id={id} className={classes["subheading"]}>
      {children}
    </Heading>
  );
}
