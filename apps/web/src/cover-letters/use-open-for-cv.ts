import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { useGoToLetter } from "./letter-address.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { parsePosting, placeOf } from "./posting/parsed-posting.ts";
import { useCloseLetter } from "./use-close-letter.ts";
import { fetchCvJob, fetchLocation, findLetterOfCv } from "./letter-links.ts";

/** Opens the newest letter for the job of a CV; without any, closes the open one and loads its posting for a new letter. */
export function useOpenForCv() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { store } = useLetterStore();
  const go = useGoToLetter();
  const close = useCloseLetter();
  const finding = useMutation({
    meta: { errorTitle: t("application.failed") },
    mutationFn: async (cvId: string) => {
      const letterId = await findLetterOfCv(client, cvId);
      if (letterId !== null) return { kind: "letter", letterId } as const;
      const job = await fetchCvJob(client, cvId);
      if (!job) return null;
      await close();
      const [found, location] = await Promise.all([
        parsePosting(job.posting),
        fetchLocation(client, job.application_id),
      ]);
      return { kind: "job", job, found, place: await placeOf(location) } as const;
    },
    onSuccess: (result) => {
      go(result?.kind === "letter" ? result.letterId : null, { replace: true });
      if (result?.kind !== "job") return;
      const { posting, title, company, application_id } = result.job;
      const { found, place } = result;
      const former = store.read().work;
      store.change({
        posting,
        applicationId: application_id ?? undefined,
        typedJob: {
          title: title ?? found.title,
          company: company ?? found.company,
          ...place,
          insteadOf: { title: found.title, company: found.company },
        },
      });
      if (former.posting.trim() === "" || former.posting === posting) return;
      const { applicationId, typedJob } = former;
      showUndoToast({
        title: t("application.postingTaken"),
        onUndo: () => store.change({ posting: former.posting, applicationId, typedJob }),
      });
    },
    onError: () => go(store.read().work.letter?.id ?? null, { replace: true }),
  });
  return finding.mutate;
}
