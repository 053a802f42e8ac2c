import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** One sentence: what will be listed here, and how to add it. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={classes["frame"]}>
      {icon ? <span className={classes["icon"]}>{icon}</span> : null}
      <p className={classes["text"]}>{children}</p>
      {action}
    </div>
  );
}
