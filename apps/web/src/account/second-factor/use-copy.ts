import { useMutation } from "@tanstack/react-query";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showToast } from "../../ui/feedback/toast.tsx";
import { secondFactorMessages } from "./messages.ts";

/** Copies a text to the clipboard, which a toast confirms: its title is `copied`. */
export function useCopy(copied: string): (text: string) => void {
  const t = useTranslate(secondFactorMessages);
  const copying = useMutation({
    meta: { errorTitle: t("enroll.copyFailed") },
    gcTime: 0,
    mutationFn: (text: string) => navigator.clipboard.writeText(text),
    onSuccess: () => showToast({ title: copied }),
  });
  return (text) => {
    copying.mutate(text);
  };
}
