import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ActionIcon, Button, LinkButton } from "../../ui/form/button.tsx";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconDownload,
  IconEye,
  IconMail,
} from "../../ui/icons.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { versionMessages } from "./messages.ts";
import { useHasLetter } from "./stored-cvs.ts";
import { useSaveVersion } from "./use-save-version.ts";
import type { VersionEditor } from "./use-version-editor.ts";
import { useVersionDownload } from "./use-version-files.ts";
import classes from "./version-page.module.css";

interface VersionActionsProps {
  readonly cvId: string;
  /** In the name of the file. */
  readonly company: string;
  readonly editor: VersionEditor;
  readonly onPreview: () => void;
}

/** Downloads, saving and its state, undo and redo. */
export function VersionActions({ cvId, company, editor, onPreview }: VersionActionsProps) {
  const t = useTranslate(versionMessages);
  const { row, look } = editor;
  const hasLetter = useHasLetter(cvId);
  const download = useVersionDownload(
    { cvId, row, look },
    { company, errorTitle: t("download.failed") },
  );
  return (
    <div className={classes["actions"]}>
      <AsyncButton
        leftSection={<IconDownload size={16} aria-hidden />}
        isPending={download.format === "pdf"}
        onPress={() => download.save("pdf")}
      >
        {t("download.pdf")}
      </AsyncButton>
      <AsyncButton
        variant="default"
        isPending={download.format === "docx"}
        onPress={() => download.save("docx")}
      >
        Word
      </AsyncButton>
      <LinkButton
        variant="default"
        leftSection={<IconMail size={16} aria-hidden />}
        to={`/dashboard/cover-letter?cv=${cvId}`}
      >
        {t(hasLetter ? "letter.open" : "letter.write")}
      </LinkButton>
      <Saving cvId={cvId} editor={editor} />
      <UndoButtons editor={editor} />
      <Button
        variant="default"
        className={classes["toPreview"]}
        leftSection={<IconEye size={16} aria-hidden />}
        onClick={onPreview}
      >
        {t("toPreview")}
      </Button>
    </div>
  );
}

function Saving({ cvId, editor }: { readonly cvId: string; readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { isSaving, isWaiting, save } = useSaveVersion(cvId, editor);
  const { isDirty } = editor;
  const text = isWaiting
    ? t("save.waiting")
    : isSaving
      ? t("save.saving")
      : t(isDirty ? "save.unsaved" : "save.done");
  useShortcut("mod+s", save, { enabled: isDirty });
  return (
    <>
      <AsyncButton variant="default" disabled={!isDirty} isPending={isSaving} onPress={save}>
        {t("save.button")}
      </AsyncButton>
      <output className={classes["state"]} data-unsaved={isDirty || undefined}>
        {isDirty ? null : <IconCheck size={14} aria-hidden />}
        {text}
      </output>
    </>
  );
}

function UndoButtons({ editor }: { readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { undo, redo } = editor;
  useShortcut("mod+z", () => undo?.(), { enabled: undo !== undefined, label: t("undo") });
  useShortcut("mod+y", () => redo?.(), { enabled: redo !== undefined, label: t("redo") });
  return (
    <span className={classes["undo"]}>
      <ActionIcon
        size="control"
        aria-label={t("undo")}
        title={t("undo")}
        aria-disabled={!undo}
        onClick={() => undo?.()}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="control"
        aria-label={t("redo")}
        title={t("redo")}
        aria-disabled={!redo}
        onClick={() => redo?.()}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
    </span>
  );
}
