import { Skeleton } from "../ui/skeleton.tsx";
import classes from "./first-steps-skeleton.module.css";

/** The place of the first steps, until it is known which are done. */
export function FirstStepsSkeleton() {
  return <Skeleton className={classes["place"]} isBusy />;
}
