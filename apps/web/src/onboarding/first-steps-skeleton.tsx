import { Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.layer.css";
import classes from "./first-steps-skeleton.module.css";

/** The place of the first steps, until it is known which are done. */
export function FirstStepsSkeleton() {
  return <Skeleton className={classes["place"]} aria-busy />;
}
