import { maxLengthOf } from "@postulo/domain/application-columns";
import { Suspense, useState, type ComponentProps } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { sheetMessages } from "./messages.ts";
import { Textarea } from "../../ui/form/textarea.tsx";
import classes from "./notes-field.module.css";

const MarkdownText = lazyComponent(() => import("./markdown-text.tsx"));

interface NotesFieldProps {
  /** The current input. */
  readonly text: string;
  /** The props of the textarea from `useFields`. */
  readonly field: Partial<ComponentProps<typeof Textarea>>;
}

const views = ["write", "preview"] as const;

/** The notes, as a textarea or as rendered Markdown. The renderer is loaded with the first preview. */
export function NotesField({ text, field }: NotesFieldProps) {
  const t = useTranslate(sheetMessages);
  const [view, setView] = useState<(typeof views)[number]>("write");
  return (
    <div className={classes["notes"]}>
      <fieldset className={classes["views"]}>
        <legend>{t("view.label")}</legend>
        {views.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={view === value}
            onClick={() => setView(value)}
          >
            {t(`view.${value}`)}
          </button>
        ))}
      </fieldset>
      {/* Stays mounted, so that input and caret position are kept during the preview. */}
      <div hidden={view !== "write"}>
        <Textarea
          label={t("notes")}
          description={t("notesHint")}
          rows={6}
          maxLength={maxLengthOf("notes")}
          {...field}
        />
      </div>
      {view === "preview" ? (
        <section className={classes["preview"]} aria-label={t("view.preview")}>
          {text.trim() === "" ? (
            <p>{t("nothingWritten")}</p>
          ) : (
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <MarkdownText text={text} />
            </Suspense>
          )}
        </section>
      ) : null}
    </div>
  );
}
