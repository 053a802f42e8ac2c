import { Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.layer.css";
import classes from "./skeleton-rows.module.css";

interface SkeletonRowsProps {
  readonly rows?: number;
  /** Of one row, in px; 44 is a table row, 56 one of two lines. */
  readonly height?: number;
}

/** The outline of a list that is on its way. It appears after 150 ms, so that a quick answer shows no flicker. */
export function SkeletonRows({ rows = 5, height = 44 }: SkeletonRowsProps) {
  return (
    <div className={classes["rows"]} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes["row"]} style={{ height }}>
          <Skeleton height={12} width={`${35 - (row % 3) * 6}%`} />
          <Skeleton height={12} width="15%" />
          <Skeleton height={12} width="12%" />
        </div>
      ))}
    </div>
  );
}
