import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { FileFields, useFileForm } from "./file-form.tsx";
import { fileMessages } from "./messages.ts";
import { useUpdateFile, type StoredFile } from "./queries.ts";
import { Button } from "../ui/form/button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import classes from "./files.module.css";

interface EditDialogProps {
  readonly file: StoredFile;
  readonly onClose: () => void;
}

/** Edits name, type and description of a stored file. */
export function EditDialog({ file, onClose }: EditDialogProps) {
  const t = useTranslate(fileMessages);
  const update = useUpdateFile(t("errors.changedElsewhere"));
  const fields = useFileForm({
    initial: { name: file.file_name, type: file.file_type, description: file.description },
    failureTitle: t("errors.update"),
    onSubmit: async (details) => {
      const isUpdated = await update(file, details);
      if (isUpdated) {
        showToast({ title: t("updated") });
        onClose();
      } else {
        showToast({ title: t("errors.duplicate"), tone: "danger" });
      }
      return isUpdated;
    },
  });
  return (
    <Dialog title={t("editDialog")} onClose={onClose}>
      <form className={classes["form"]} onSubmit={fields.submit} noValidate>
        <FileFields fields={fields} />
        <ButtonRow isFooter>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <AsyncButton isPending={fields.isPending}>{t("save")}</AsyncButton>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
