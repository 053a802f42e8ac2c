import type { ReactNode } from "react";
import classes from "./button-row.module.css";

interface ButtonRowProps {
  /** Whether the row closes a dialog or a form: on the right, with space above. */
  readonly isFooter?: boolean;
  readonly children: ReactNode;
}

/** Buttons in a row, which wraps. */
export const ButtonRow = ({ isFooter = false, children }: ButtonRowProps) => (
  <div className={classes["row"]} data-footer={isFooter || undefined}>
    {children}
  </div>
);
