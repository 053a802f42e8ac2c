import { Suspense, useState } from "react";
import { useCanAdd } from "../applications/add/use-can-add.ts";
import { ApplicationsPage } from "../applications/applications-page.tsx";
import { FirstStepsSkeleton } from "../onboarding/first-steps-skeleton.tsx";
import { sessionStorageKey } from "../session/storage-key.ts";
import { readStoredUser } from "../session/stored-user.ts";
import { lazyComponent, ChunkBoundary } from "../ui/lazy-component.tsx";

const FirstSteps = lazyComponent(() => import("../onboarding/first-steps.tsx"));

/** The choice when the page is opened, read synchronously, so that the layout does not shift. */
const readFirstSteps = () => readStoredUser(sessionStorageKey)?.user_metadata;

/** The tracker, below the first steps of new users. */
export default function ApplicationsRoute() {
  const [known] = useState(readFirstSteps);
  const { data: canAdd = true } = useCanAdd();
  const isShown = known !== undefined && known.first_steps !== "done";
  return (
    <ApplicationsPage
      beginning={
        isShown ? (
          <ChunkBoundary fallback={null}>
            <Suspense fallback={known.first_steps ? null : <FirstStepsSkeleton />}>
              <FirstSteps canAdd={canAdd} />
            </Suspense>
          </ChunkBoundary>
        ) : null
      }
    />
  );
}
