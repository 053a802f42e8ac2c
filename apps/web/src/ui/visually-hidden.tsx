import type { ComponentProps } from "react";
import classes from "./visually-hidden.module.css";

/** Hidden visually, but not from screen readers. */
export const VisuallyHidden = (props: ComponentProps<"span">) => (
  <span {...props} className={classes["hidden"]} />
);
