import type { CvOperation } from "@postulo/cv/cv-operation";
import { useTranslate } from "../../i18n/use-translate.ts";
import { versionMessages } from "./messages.ts";

/** Why a version has a change. */
export function ReasonText({ reason }: Pick<CvOperation, "reason">) {
  const t = useTranslate(versionMessages);
  return reason.kind === "requirement" || reason.kind === "postingTitle"
    ? t(`changes.reasons.${reason.kind}`, { text: reason.text })
    : t(`changes.reasons.${reason.kind}`);
}
