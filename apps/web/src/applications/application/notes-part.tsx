import type { Application } from "@postulo/domain/application";
import { maxLengthOf } from "@postulo/domain/application-columns";
import { Suspense, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import type { Details } from "../queries.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";
import { inputProps, useDetailText } from "./use-details.ts";

const MarkdownText = lazyComponent(() => import("./markdown-text.tsx"));

interface NotesPartProps {
  readonly row: Application;
  readonly details: Details;
  readonly actions: RowActions;
}

/** The notes: Markdown as it is shown, and its text while it is edited. The renderer is loaded when it is needed. */
export function NotesPart({ row, details, actions }: NotesPartProps) {
  const t = useTranslate(sheetMessages);
  const field = useDetailText({ row, details, column: "notes", actions });
  const [isWriting, setIsWriting] = useState(field.value.trim() === "");
  return (
    <Part
      title={t("parts.notes")}
      note={t("notesHint")}
      isEmpty={field.value.trim() === ""}
      actions={
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          onClick={() => setIsWriting(!isWriting)}
        >
          {isWriting ? t("view.preview") : t("view.write")}
        </Button>
      }
    >
      {isWriting ? (
        <Textarea
          {...inputProps(field)}
          aria-label={t("parts.notes")}
          rows={4}
          maxRows={24}
          placeholder={t("notesPlaceholder")}
          maxLength={maxLengthOf("notes")}
        />
      ) : (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <MarkdownText text={field.value.trim() === "" ? t("nothingWritten") : field.value} />
        </Suspense>
      )}
    </Part>
  );
}
