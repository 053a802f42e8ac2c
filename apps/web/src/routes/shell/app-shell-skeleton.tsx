import { Skeleton } from "@mantine/core";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import "@mantine/core/styles/Skeleton.layer.css";
import classes from "./app-shell-skeleton.module.css";

/** The outline of a page in its frame, while nothing of it is here yet. */
export function AppShellSkeleton() {
  return (
    <>
      <title>Postulo</title>
      <div className={classes["bar"]} />
      <ContentSkeleton />
    </>
  );
}

/** The outline of a page below the header. */
export function ContentSkeleton() {
  return (
    <div className={classes["content"]} aria-busy>
      <Skeleton height={28} width={220} mb={24} className={classes["title"]} />
      <SkeletonRows rows={6} />
    </div>
  );
}
