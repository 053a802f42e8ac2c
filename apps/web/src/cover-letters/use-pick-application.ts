import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/toast.tsx";
import { findPosting } from "./found-posting.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { fetchApplication } from "./stored-letters.ts";

/** Makes a tracked application the one that the letter is for, and brings its posting, where one was kept. */
export function usePickApplication() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { desk } = useLetterStore();

  async function read(id: string) {
    const { job_title, company_name, posting_text } = await fetchApplication(client, id);
    const kept = posting_text?.trim() ? posting_text : desk.read().work.posting;
    const { title, company } = await findPosting(kept);
    return {
      posting: kept,
      typedJob: { title: job_title, company: company_name, insteadOf: { title, company } },
    };
  }

  const picking = useMutation({
    meta: { errorTitle: t("application.failed") },
    mutationFn: read,
    onSuccess: (picked, id) => {
      const { applicationId, posting, typedJob } = desk.read().work;
      // Another one may have been picked while this one was on its way.
      if (applicationId !== id) return;
      desk.change(picked);
      if (posting.trim() === "" || posting === picked.posting) return;
      showUndoToast({
        title: t("application.postingTaken"),
        onUndo: () => desk.change({ posting, typedJob }),
      });
    },
  });
  return (id: string | null) => {
    desk.change({ applicationId: id ?? undefined });
    if (id !== null) picking.mutate(id);
  };
}
