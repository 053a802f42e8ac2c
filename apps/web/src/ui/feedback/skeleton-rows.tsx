import classes from "./skeleton.module.css";

interface SkeletonRowsProps {
  readonly rows?: number;
  /** Height of one row in px; 44 is a table row, 56 a row of two lines. */
  readonly height?: number;
}

/** A skeleton of a list, shown after 150 ms, so that a fast response does not flicker. */
export function SkeletonRows({ rows = 5, height = 44 }: SkeletonRowsProps) {
  return (
    <div data-skeleton className={classes["rows"]} style={{ gridAutoRows: height }} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes["row"]} />
      ))}
    </div>
  );
}
