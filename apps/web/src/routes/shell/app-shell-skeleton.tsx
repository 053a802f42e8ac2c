import type { CSSProperties } from "react";
import { Logo } from "../../ui/logo.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import classes from "./app-shell-skeleton.module.css";

/** The same as in the real header. Inline, so that it is not in the stylesheet of the front page. */
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

/** The skeleton of header and page while the code is loading. */
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

/** The skeleton of a page below the header. */
export function ContentSkeleton() {
  return (
    <div className={classes["content"]} aria-busy>
      <Skeleton className={classes["title"]} />
      <SkeletonRows rows={6} />
    </div>
  );
}
