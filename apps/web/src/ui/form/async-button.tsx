import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { Button } from "./button.tsx";
import classes from "./async-button.module.css";

/** The label of a button that is replaced by a spinner of the same width while the button has `aria-busy="true"`. */
export const BusyLabel = ({ children }: { readonly children: ReactNode }) => (
  <>
    <span className={classes["label"]}>{children}</span>
    <Spinner className={classes["spinner"]} />
  </>
);

interface AsyncButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "type"> {
  readonly isPending: boolean;
  /** Without it the button submits its form. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button for asynchronous work: while pending it keeps its width and focus, shows a spinner and ignores clicks. */
export function AsyncButton({ isPending, onPress, children, ...others }: AsyncButtonProps) {
  return (
    <Button
      {...others}
      type={onPress ? "button" : "submit"}
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    >
      <BusyLabel>{children}</BusyLabel>
    </Button>
  );
}
