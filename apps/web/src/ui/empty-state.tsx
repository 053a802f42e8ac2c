import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon?: ReactNode;
  /** One sentence: what would stand here and how it comes. */
  readonly children: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
}

/** What a list shows when it has nothing to show. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={classes["frame"]}>
      {icon ? <span className={classes["icon"]}>{icon}</span> : null}
      <p className={classes["text"]}>{children}</p>
      {action}
    </div>
  );
}
