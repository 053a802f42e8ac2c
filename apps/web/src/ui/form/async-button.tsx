import { Loader } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import classes from "./async-button.module.css";

interface AsyncButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "type"> {
  readonly isPending: boolean;
  /** Without it the button submits its form. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A button for asynchronous work: while pending it keeps its width and focus, shows a loader and ignores clicks. */
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
      <span className={classes["label"]}>{children}</span>
      {isPending ? (
        <Loader size={16} color="currentColor" className={classes["loader"]} aria-hidden />
      ) : null}
    </Button>
  );
}
