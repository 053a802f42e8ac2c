import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { useMediaQuery } from "../ui/hooks/use-media-query.ts";
import type { ViewName } from "./view-name.ts";
import classes from "./view-skeleton.module.css";

const columnCounts = { pipeline: 5, priority: 3 } as const;
const daysOfWeek = 7;

/** A view while its rows or its code are loading, in its final shape and height. */
export function ViewSkeleton({ name }: { readonly name: ViewName }) {
  const isWide = useMediaQuery("(min-width: 48em)");
  switch (name) {
    case "table":
      return <SkeletonRows height={52} />;
    case "pipeline":
    case "priority":
      return <Columns className={classes["board"]} count={columnCounts[name]} />;
    case "calendar":
      return isWide ? (
        <Columns className={classes["week"]} count={daysOfWeek} />
      ) : (
        <SkeletonRows height={44} />
      );
    case "analytics":
      return (
        <div data-skeleton aria-hidden className={classes["analytics"]}>
          <Skeleton className={classes["sentence"]} />
          <Skeleton className={classes["counters"]} />
          <div>
            <Skeleton className={classes["chart"]} />
            <Skeleton className={classes["chart"]} />
          </div>
        </div>
      );
  }
}

interface ColumnsProps {
  readonly className: string | undefined;
  readonly count: number;
}

function Columns({ className, count }: ColumnsProps) {
  return (
    <div data-skeleton aria-hidden className={className}>
      {Array.from({ length: count }, (_, column) => (
        <div key={column}>
          <Skeleton className={classes["head"]} width="5rem" />
        </div>
      ))}
    </div>
  );
}
