import type { ComponentProps } from "react";
import classes from "./visually-hidden.module.css";

/** Read out, and not seen. */
export const VisuallyHidden = (props: ComponentProps<"span">) => (
  <span {...props} className={classes["hidden"]} />
);
