import { defaultFileType } from "@postulo/domain/document";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { FileFields, useFileForm } from "./file-form.tsx";
import { fileMessages } from "./messages.ts";
import { useFileUpload } from "./use-file-upload.ts";
import { Button } from "../ui/form/button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import classes from "./files.module.css";

interface UploadDialogProps {
  readonly profileId: string;
  readonly file: File;
  readonly onLimit: () => void;
  readonly onClose: () => void;
}

/** The form for the metadata of a selected file, which it uploads. Closing the dialog aborts the upload. */
export function UploadDialog({ profileId, file, onLimit, onClose }: UploadDialogProps) {
  const t = useTranslate(fileMessages);
  const { upload, share, cancel } = useFileUpload({ profileId, file, onLimit, onEnd: onClose });
  const fields = useFileForm({
    initial: { name: file.name, type: defaultFileType, description: null },
    failureTitle: t("errors.upload"),
    onSubmit: upload,
  });

  function close() {
    if (fields.isPending) cancel();
    else onClose();
  }

  return (
    <Dialog title={t("upload.dialog", { name: file.name })} onClose={close}>
      <form className={classes["form"]} onSubmit={fields.submit} noValidate>
        <FileFields fields={fields} />
        {share === undefined ? null : <Progress share={share} name={file.name} />}
        <ButtonRow isFooter>
          <Button variant="default" onClick={close}>
            {t("cancel")}
          </Button>
          <AsyncButton isPending={fields.isPending}>{t("upload.confirm")}</AsyncButton>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

function Progress({ share, name }: { readonly share: number; readonly name: string }) {
  const t = useTranslate(fileMessages);
  const percent = Math.round(share * 100);
  return (
    <div className={classes["progress"]}>
      <progress aria-label={t("upload.progress", { name })} max={100} value={percent} />
      <span aria-hidden>{t("upload.percent", { percent })}</span>
    </div>
  );
}
