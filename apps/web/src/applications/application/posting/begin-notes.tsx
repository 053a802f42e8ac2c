import { interviewLimits } from "@postulo/domain/interview";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { usePostingMatch } from "../../../posting/use-posting-match.ts";
import type { PreparationNotesProps } from "../../../schedule/preparation-context.ts";
import { Button } from "../../../ui/form/button.tsx";
import { IconPlus } from "../../../ui/icons.tsx";
import { sheetMessages } from "../messages.ts";
import { useDetails } from "../use-details.ts";
import { preparationNotes } from "./preparation-notes.ts";

/** Begins the notes for an interview with what the posting asks for; nothing while no posting is known. */
export default function BeginNotes({ applicationId, onNotes }: PreparationNotesProps) {
  const t = useTranslate(sheetMessages);
  const { data } = useDetails(applicationId);
  const { rows, state } = usePostingMatch((data?.posting_text ?? "").trim());
  if (state !== "done" || rows.length === 0) return null;
  const maxLength = interviewLimits.preparation / 2;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() =>
          onNotes(preparationNotes(rows, { unproven: t("notes.unproven"), maxLength }))
        }
      >
        {t("notes.begin")}
      </Button>
    </div>
  );
}
