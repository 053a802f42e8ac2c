import { callServer } from "@postulo/contract/call-server";
import { adaptCv, type AdaptCvErrorCode } from "@postulo/contract/cv-version";
import { maxPostingBytes } from "@postulo/domain/letter-style";
import { onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { remainingOf, refreshUsage, useUsage } from "../../credits/usage.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { PostingDraft } from "./version-draft.ts";
import { storedCvsKey } from "./stored-cvs.ts";

export type AdaptFailure =
  | "limitReached"
  | "tooLong"
  | "blank"
  | "nameMissing"
  | "profileEmpty"
  | "applicationMissing"
  | "unreachable"
  | "server";
export type AdaptOutcome =
  | { readonly kind: "adapted"; readonly cvId: string; readonly isNew: boolean }
  | { readonly kind: "failed"; readonly failure: AdaptFailure };

const failureOf: Readonly<Partial<Record<AdaptCvErrorCode, AdaptFailure>>> = {
  limit_reached: "limitReached",
  posting_too_long: "tooLong",
  blank_posting: "blank",
  name_missing: "nameMissing",
  profile_empty: "profileEmpty",
  application_not_found: "applicationMissing",
};

const failed = (failure: AdaptFailure): AdaptOutcome => ({ kind: "failed", failure });

/** Checked here too, since a server that rejects a large request may close the connection before reading it. */
const isTooLong = (posting: string): boolean =>
  posting.length > maxPostingBytes || new Blob([posting]).size > maxPostingBytes;

const adaptingKey = ["adapt-cv"] as const;

/** Adapts the CV to a posting, one at a time. */
export function useAdaptCv(onAdapted: (outcome: AdaptOutcome & { kind: "adapted" }) => void) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const usage = useUsage("resume");

  const adapting = useMutation({
    mutationKey: adaptingKey,
    // Offline it fails at once, so that nothing is charged long after the click.
    networkMode: "always",
    mutationFn: async ({ posting, applicationId }: PostingDraft): Promise<AdaptOutcome> => {
      if (!onlineManager.isOnline()) return failed("unreachable");
      if (isTooLong(posting)) return failed("tooLong");
      const body = {
        jobDescription: posting,
        ...(applicationId === undefined ? {} : { applicationId }),
      };
      const result = await callServer(adaptCv, { ...client.server, body });
      if (result.kind === "ok") {
        const { cvId, isNew } = result.body;
        return { kind: "adapted", cvId, isNew };
      }
      if (result.kind === "unreachable") return failed("unreachable");
      return failed((result.kind === "refused" && failureOf[result.code]) || "server");
    },
    onSuccess: (outcome) => {
      refreshUsage(queries);
      void queries.invalidateQueries({ queryKey: storedCvsKey });
      if (outcome.kind === "adapted") onAdapted(outcome);
    },
  });
  const { data } = adapting;
  return {
    isPending: adapting.isPending,
    failure: !adapting.isPending && data?.kind === "failed" ? data.failure : undefined,
    left: usage.data ? remainingOf(usage.data) : undefined,
    adapt: (draft: PostingDraft) => {
      // Reads the mutation cache, since a second click may occur before the next render.
      if (queries.isMutating({ mutationKey: adaptingKey }) === 0) adapting.mutate(draft);
    },
  };
}
