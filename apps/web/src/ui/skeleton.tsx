import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** Where it stands and how high it is. */
  readonly className: string | undefined;
  readonly width?: string;
  readonly isBusy?: boolean;
}

/** The outline of one thing that is on its way. A single element: many are drawn while a page has the most to do. */
export function Skeleton({ className = "", width, isBusy }: SkeletonProps) {
  return (
    <div
      data-skeleton
      className={`${classes["skeleton"]} ${className}`}
      style={width === undefined ? undefined : { width }}
      aria-busy={isBusy}
    />
  );
}
