import { useNavigate } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ActionIcon, Button, LinkButton } from "../../ui/form/button.tsx";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconDots,
  IconDownload,
  IconEye,
  IconMail,
} from "../../ui/icons.tsx";
import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import { uiMessages } from "../../ui/messages.ts";
import { ActionMenu, type MenuAction } from "../../ui/overlay/action-menu.tsx";
import { useShortcut } from "../../ui/shortcuts.ts";
import { PdfButton } from "../pdf-button.tsx";
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

/** What can be done with the version, and how. */
function useVersionActions({ cvId, company, editor }: VersionActionsProps) {
  const t = useTranslate(versionMessages);
  const { row, look, isDirty, undo, redo } = editor;
  const hasLetter = useHasLetter(cvId);
  const { isSaving, isWaiting, save } = useSaveVersion(cvId, editor);
  const download = useVersionDownload(
    { cvId, row, look },
    { company, errorTitle: t("download.failed") },
  );
  useShortcut("mod+s", save, { enabled: isDirty });
  useShortcut("mod+z", () => undo?.(), { enabled: undo !== undefined, label: t("undo") });
  useShortcut("mod+y", () => redo?.(), { enabled: redo !== undefined, label: t("redo") });
  const letter = {
    label: t(hasLetter ? "letter.open" : "letter.write"),
    icon: <IconMail size={16} aria-hidden />,
    to: `/dashboard/cover-letter?cv=${cvId}`,
  };
  const stateText = isWaiting
    ? t("save.waiting")
    : isSaving
      ? t("save.saving")
      : t(isDirty ? "save.unsaved" : "save.done");
  return { letter, download, isSaving, save, stateText };
}

type Actions = ReturnType<typeof useVersionActions>;

/** Downloads, saving and its state, undo and redo. */
export function VersionActions(props: VersionActionsProps) {
  const t = useTranslate(versionMessages);
  const isPhone = useMediaQuery("(max-width: 47.99em)");
  const actions = useVersionActions(props);
  const { editor, onPreview } = props;
  const { letter, download, stateText } = actions;
  if (isPhone) return <PhoneActions {...actions} editor={editor} onPreview={onPreview} />;
  return (
    <div className={classes["actions"]}>
      <PdfButton download={download} />
      <AsyncButton
        variant="default"
        isPending={download.format === "docx"}
        onPress={() => download.save("docx")}
      >
        Word
      </AsyncButton>
      <LinkButton variant="default" leftSection={letter.icon} to={letter.to}>
        {letter.label}
      </LinkButton>
      <SaveButton {...actions} editor={editor} />
      <SaveState isDirty={editor.isDirty} text={stateText} />
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

type PhoneActionsProps = Actions & Pick<VersionActionsProps, "editor" | "onPreview">;

/** One line: saving while there is something to save, else the download, and the rest in a menu. */
function PhoneActions({ editor, onPreview, ...actions }: PhoneActionsProps) {
  const t = useTranslate(versionMessages);
  const tUi = useTranslate(uiMessages);
  const navigate = useNavigate();
  const { letter, download, isSaving, stateText } = actions;
  const { isDirty, undo, redo } = editor;
  const pdf: MenuAction = {
    label: t("download.pdf"),
    icon: <IconDownload size={16} aria-hidden />,
    isPending: download.format === "pdf",
    onChoose: () => download.save("pdf"),
  };
  return (
    <div className={classes["actions"]}>
      {isDirty || isSaving ? (
        <SaveButton {...actions} editor={editor} isPrimary />
      ) : (
        <PdfButton download={download} />
      )}
      <ActionMenu
        label={tUi("more")}
        icon={<IconDots size={16} aria-hidden />}
        actions={[
          {
            label: t("toPreview"),
            icon: <IconEye size={16} aria-hidden />,
            onChoose: onPreview,
          },
          {
            label: t("undo"),
            icon: <IconArrowBackUp size={16} aria-hidden />,
            isDisabled: undo === undefined,
            onChoose: () => undo?.(),
          },
          {
            label: t("redo"),
            icon: <IconArrowForwardUp size={16} aria-hidden />,
            isDisabled: redo === undefined,
            onChoose: () => redo?.(),
          },
          ...(isDirty || isSaving ? [pdf] : []),
          {
            label: t("download.word"),
            icon: <IconDownload size={16} aria-hidden />,
            isPending: download.format === "docx",
            onChoose: () => download.save("docx"),
          },
          {
            label: letter.label,
            icon: letter.icon,
            onChoose: () => void navigate(letter.to),
          },
        ]}
      />
      <SaveState isDirty={isDirty} text={stateText} />
    </div>
  );
}

interface SaveButtonProps extends Pick<Actions, "isSaving" | "save"> {
  readonly editor: VersionEditor;
  readonly isPrimary?: boolean;
}

function SaveButton({ editor, isSaving, save, isPrimary = false }: SaveButtonProps) {
  const t = useTranslate(versionMessages);
  return (
    <AsyncButton
      variant={isPrimary ? "filled" : "default"}
      disabled={!editor.isDirty}
      isPending={isSaving}
      onPress={save}
    >
      {t("save.button")}
    </AsyncButton>
  );
}

interface SaveStateProps {
  readonly isDirty: boolean;
  readonly text: string;
}

const SaveState = ({ isDirty, text }: SaveStateProps) => (
  <output className={classes["state"]} data-unsaved={isDirty || undefined}>
    {isDirty ? null : <IconCheck size={14} aria-hidden />}
    {text}
  </output>
);

function UndoButtons({ editor }: { readonly editor: VersionEditor }) {
  const t = useTranslate(versionMessages);
  const { undo, redo } = editor;
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
