import { Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.layer.css";
import classes from "./profile.module.css";

const sections = [4, 6];

/** The outline of the form while the profile is on its way; a quick answer shows none. */
export function ProfileSkeleton() {
  return (
    <div className={classes["skeleton"]} aria-hidden>
      <Skeleton height={121} radius="lg" />
      {sections.map((fields) => (
        <div key={fields}>
          <Skeleton height={16} width={180} />
          <div className={classes["fields"]}>
            {Array.from({ length: fields }, (_, field) => (
              <div key={field}>
                <Skeleton height={12} width={90} mb={10} />
                <Skeleton height="var(--control-height)" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
