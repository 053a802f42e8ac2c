import type { Stage } from "@postulo/domain/stage";
import { stageDot } from "./stage-tone.ts";
import classes from "./stage-dot.module.css";

/** The coloured dot before the name of a stage. */
export function StageDot({ stage }: { readonly stage: Stage }) {
  const { tone, isHollow } = stageDot(stage);
  return (
    <span
      aria-hidden
      className={classes["dot"]}
      data-tone={tone}
      data-hollow={isHollow || undefined}
    />
  );
}
