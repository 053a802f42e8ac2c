import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/notice.tsx";
import { refusalText } from "./auth-refusal.ts";
import { authMessages } from "./messages.ts";
import type { useResend } from "./use-resend.ts";

/** Says whether the confirmation went out again. */
export function ResendResult({ resend }: { readonly resend: ReturnType<typeof useResend> }) {
  const t = useTranslate(authMessages);
  if (resend.data === undefined || resend.isPending) return null;
  if (resend.data === null) return <Notice tone="success">{t("resend.sent")}</Notice>;
  return (
    <Notice tone="danger" title={t("resend.failed")}>
      {refusalText(t, resend.data, "resend.failed")}
    </Notice>
  );
}
