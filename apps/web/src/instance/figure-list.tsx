import { useId } from "react";
import classes from "./instance-page.module.css";

interface FigureListProps {
  readonly title: string;
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

/** Figures with their names, under a title. */
export function FigureList({ title, figures }: FigureListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes["section"]}>
      <h2 id={titleId}>{title}</h2>
      <dl className={classes["figures"]}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
