import { useTranslate } from "../i18n/use-translate.ts";
import { TextLink } from "../ui/link/text-link.tsx";
import { cvMessages } from "./messages.ts";
import type { useCvPreview } from "./queries.ts";
import classes from "./cv.module.css";

/** The notes of the profile that the CV does not show, and where their labels can be changed. */
export function LeftOutNotes({
  preview,
}: {
  readonly preview: Pick<ReturnType<typeof useCvPreview>, "data">;
}) {
  const t = useTranslate(cvMessages);
  const notes = (preview.data?.kind === "pages" && preview.data.leftOut) || [];
  if (notes.length === 0) return null;
  return (
    <details className={classes["leftOut"]}>
      <summary>{t("leftOut.count", { count: notes.length })}</summary>
      <ul>
        {notes.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
      <p>{t("leftOut.help")}</p>
      <TextLink to="/dashboard/your-informations/other">{t("leftOut.open")}</TextLink>
    </details>
  );
}
