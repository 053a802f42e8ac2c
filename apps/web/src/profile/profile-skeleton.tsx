import { Skeleton } from "../ui/feedback/skeleton.tsx";
import classes from "./profile.module.css";

const sections = [4, 6];

/** The skeleton of the form, shown only after a delay. */
export function ProfileSkeleton() {
  return (
    <div className={classes["skeleton"]} aria-hidden>
      <Skeleton className={classes["cardOutline"]} />
      {sections.map((fields) => (
        <div key={fields}>
          <Skeleton className={classes["titleOutline"]} />
          <div className={classes["fields"]}>
            {Array.from({ length: fields }, (_, field) => (
              <div key={field}>
                <Skeleton className={classes["labelOutline"]} />
                <Skeleton className={classes["inputOutline"]} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
