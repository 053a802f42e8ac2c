import { ApplicationSelect } from "../../documents/application-select.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { versionMessages } from "./messages.ts";

interface CvApplicationProps {
  readonly value: string | null | undefined;
  readonly onPick: (id: string | null) => void;
}

/** Selects the application that a CV is for. */
export function CvApplication(props: CvApplicationProps) {
  const t = useTranslate(versionMessages);
  return (
    <ApplicationSelect label={t("start.application")} none={t("start.noApplication")} {...props} />
  );
}
