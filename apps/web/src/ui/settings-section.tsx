import type { ReactNode, Ref } from "react";
import classes from "./settings-section.module.css";

interface SettingsSectionProps {
  /** Unique on the page: the id of the title is made of it. */
  readonly name: string;
  readonly title: string;
  /** Moves the focus to the title when what had it is gone. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** After the title, on the same line. */
  readonly beside?: ReactNode;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A section of a page of settings, labelled by its title. */
export function SettingsSection({
  name,
  title,
  titleRef,
  beside,
  description,
  children,
}: SettingsSectionProps) {
  const titleId = `${name}-title`;
  return (
    <section className={classes["section"]} aria-labelledby={titleId}>
      <div className={classes["head"]}>
        <h2
          id={titleId}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={classes["title"]}
        >
          {title}
        </h2>
        {beside}
      </div>
      {description === undefined ? null : <p className={classes["description"]}>{description}</p>}
      {children}
    </section>
  );
}
