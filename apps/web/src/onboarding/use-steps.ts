import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { countRows, readOptionalRow } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useFirstStepsChoice } from "./first-steps-choice.ts";

export const steps = ["profile", "extension", "form"] as const;
export type Step = (typeof steps)[number];

const nameRow = z.object({
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
});

/**
 * Derives progress from the user's data. Refetched with the applications, since one recorded by the extension completes
 * the last step.
 */
function useProgress() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["applications", "first-steps", user.id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const count = (table: string) =>
        client.from(table).select("id", { count: "exact", head: true }).abortSignal(signal);
      const profile = client.from("profile").select("first_name,last_name");
      const [names, experiences, education, filled, applications] = await Promise.all([
        readOptionalRow(nameRow, profile.eq("user_id", user.id).maybeSingle()),
        countRows(count("experiences")),
        countRows(count("education")),
        countRows(count("job_applied").eq("application_method", "extension")),
        countRows(count("job_applied")),
      ]);
      return {
        hasProfile: Boolean(names?.first_name && names.last_name) && experiences + education > 0,
        hasFilled: filled > 0,
        hasApplications: applications > 0,
      };
    },
  });
}

/** Which steps are done; `unknown` when loading failed. */
export type StepsState =
  | { readonly kind: "loading" }
  | { readonly kind: "unknown" }
  | {
      readonly kind: "known";
      readonly isDone: Readonly<Record<Step, boolean>>;
      readonly hasApplications: boolean;
    };

export function useSteps(): StepsState {
  const progress = useProgress();
  const choice = useFirstStepsChoice();
  if (!progress.data || !choice) {
    const isLoading = progress.isFetching && progress.failureCount === 0;
    return { kind: isLoading ? "loading" : "unknown" };
  }
  const { hasProfile, hasFilled, hasApplications } = progress.data;
  const isDone: Readonly<Record<Step, boolean>> = {
    profile: hasProfile,
    extension: hasFilled || choice.extension_connected === true,
    form: hasFilled,
  };
  return { kind: "known", isDone, hasApplications };
}
