import classes from "./skeleton.module.css";

interface SkeletonProps {
  /** Sets position and height. */
  readonly className: string | undefined;
  readonly width?: string;
  /** For the container's styles, which reserve its width. */
  readonly text?: string;
  readonly isBusy?: boolean;
}

/** A skeleton of one DOM node, since many are rendered during the initial load. */
export function Skeleton({ className = "", width, text, isBusy }: SkeletonProps) {
  return (
    <div
      data-skeleton
      data-text={text}
      className={`${classes["skeleton"]} ${className}`}
      style={width === undefined ? undefined : { width }}
      aria-busy={isBusy}
    />
  );
}
