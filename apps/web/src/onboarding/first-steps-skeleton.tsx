import { Skeleton } from "../ui/feedback/skeleton.tsx";
import classes from "./first-steps-skeleton.module.css";

/** Reserves the space of the first steps while they are loading. */
export function FirstStepsSkeleton() {
  return <Skeleton className={classes["place"]} isBusy />;
}
