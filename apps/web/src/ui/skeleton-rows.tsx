import classes from "./skeleton.module.css";

interface SkeletonRowsProps {
  readonly rows?: number;
  /** Of one row, in px; 44 is a table row, 56 one of two lines. */
  readonly height?: number;
}

/** The outline of a list that is on its way. It appears after 150 ms, so that a quick answer shows no flicker. */
export function SkeletonRows({ rows = 5, height = 44 }: SkeletonRowsProps) {
  return (
    <div data-skeleton className={classes["rows"]} style={{ gridAutoRows: height }} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes["row"]} />
      ))}
    </div>
  );
}
