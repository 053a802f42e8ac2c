import type { Application } from "@postulo/domain/application";
import { maxLengthOf } from "@postulo/domain/application-columns";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import type { Details } from "../queries.ts";
import type { RowActions } from "../row/row-actions.ts";
import { Part } from "./part.tsx";
import { sheetMessages } from "./messages.ts";
import { inputProps, useDetailText } from "./use-details.ts";

const MarkdownText = lazyComponent(() => import("./markdown-text.tsx"));

interface NotesPartProps {
  readonly row: Application;
  readonly details: Details;
  readonly actions: RowActions;
}

/** Whether a click in the notes means the text: not a link, and nothing that was selected. */
const isForWriting = (target: EventTarget | null) =>
  target instanceof Element && !target.closest("a") && getSelection()?.isCollapsed !== false;

/**
 * The ref of what shows the text or its field. A click in the text opens the field, as the button does, which is there for a keyboard.
 * @param onOpen renders the field, if it is not there yet
 */
function useClickedText(onOpen: () => void) {
  const text = useRef<HTMLDivElement>(null);
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const part = text.current;
    const click = ({ target }: MouseEvent) => {
      if (!isForWriting(target)) return;
      open();
      part?.querySelector("textarea")?.focus();
    };
    part?.addEventListener("click", click);
    return () => part?.removeEventListener("click", click);
  }, []);
  return text;
}

/** The notes: Markdown as it is shown, and its text while it is edited. The renderer is loaded when it is needed. */
export function NotesPart({ row, details, actions }: NotesPartProps) {
  const t = useTranslate(sheetMessages);
  const field = useDetailText({ row, details, column: "notes", actions });
  const [isWriting, setIsWriting] = useState(field.value.trim() === "");
  const text = useClickedText(() => {
    if (!isWriting) flushSync(() => setIsWriting(true));
  });
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
      <div ref={text}>
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
      </div>
    </Part>
  );
}
