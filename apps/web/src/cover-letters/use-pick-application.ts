import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { fold } from "@postulo/lexicon/fold";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { parsePosting, placeOf } from "./posting/parsed-posting.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { fetchApplication } from "./letter-links.ts";

/** Selects the application that the letter is for, and loads its posting if stored. */
export function usePickApplication() {
  const t = useTranslate(letterMessages);
  const { client } = useSignedIn();
  const { store } = useLetterStore();

  async function read(id: string) {
    const { job_title, company_name, location, posting_text } = await fetchApplication(client, id);
    const hasPosting = Boolean(posting_text?.trim());
    const text = (hasPosting ? posting_text : undefined) ?? store.read().work.posting;
    const { title, company } = await parsePosting(text);
    const isOther = !hasPosting && company !== "" && fold(company) !== fold(company_name);
    return {
      posting: text,
      typedJob: {
        title: job_title,
        company: company_name,
        ...(await placeOf(location)),
        insteadOf: { title, company },
        ...(isOther ? { applicationId: id } : {}),
      },
    };
  }

  const picking = useMutation({
    meta: { errorTitle: t("application.failed") },
    mutationFn: read,
    onSuccess: (picked, id) => {
      const { applicationId, posting, typedJob } = store.read().work;
      // Another application was selected meanwhile.
      if (applicationId !== id) return;
      store.change(picked);
      if (posting.trim() === "" || posting === picked.posting) return;
      showUndoToast({
        title: t("application.postingTaken"),
        onUndo: () => store.change({ posting, typedJob }),
      });
    },
  });
  return (id: string | null) => {
    store.change({ applicationId: id ?? undefined });
    if (id !== null) picking.mutate(id);
  };
}
