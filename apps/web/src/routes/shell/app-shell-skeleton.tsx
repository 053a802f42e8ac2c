import type { CSSProperties } from "react";
import { Logo } from "../../ui/logo.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import classes from "./app-shell-skeleton.module.css";

/** As in the header that takes its place. Not in the style sheet, which the front page would carry too. */
const brandStyle: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  height: "3.5rem",
  minHeight: 0,
  paddingBlock: 0,
  fontSize: "1.0625rem",
  fontWeight: 600,
  letterSpacing: "-0.02em",
};

/** The outline of a page in its frame, while nothing of it is here yet. */
export function AppShellSkeleton() {
  return (
    <>
      <title>Postulo</title>
      <div className={classes["bar"]}>
        <div className={classes["content"]} style={brandStyle}>
          <Logo />
          Postulo
        </div>
      </div>
      <ContentSkeleton />
    </>
  );
}

/** The outline of a page below the header. */
export function ContentSkeleton() {
  return (
    <div className={classes["content"]} aria-busy>
      <Skeleton className={classes["title"]} />
      <SkeletonRows rows={6} />
    </div>
  );
}
