import { dateFormat } from "../i18n/date-format.ts";
import { IconDownload, IconEye, IconFileText, IconPencil, IconTrash } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { sizeLabel } from "./file-size.ts";
import { fileMessages } from "./messages.ts";
import { useDownload, type StoredFile } from "./queries.ts";
import { ActionIcon } from "../ui/form/button.tsx";
import classes from "./files.module.css";

/** Actions other than the download. */
export interface FileActions {
  readonly onPreview: (file: StoredFile) => void;
  readonly onEdit?: (file: StoredFile) => void;
  readonly onDelete?: (file: StoredFile) => void;
}

interface FileListProps extends FileActions {
  readonly label: string;
  readonly files: readonly StoredFile[];
}

/** A list of files. */
export function FileList({ label, files, ...actions }: FileListProps) {
  return (
    <ul className={classes["list"]} aria-label={label}>
      {files.map((file) => (
        <FileLine key={file.id} file={file} {...actions} />
      ))}
    </ul>
  );
}

interface FileLineProps extends FileActions {
  readonly file: StoredFile;
}

function FileLine({ file, ...actions }: FileLineProps) {
  const tProduct = useTranslate(productMessages);
  const { language } = useLanguage();
  const { file_name: name, bytes, description } = file;
  return (
    <li className={classes["line"]}>
      <IconFileText size={20} aria-hidden className={classes["icon"]} />
      <div className={classes["about"]}>
        <strong>{name}</strong>
        <ul className={classes["facts"]}>
          <li>{tProduct(`fileTypes.${file.file_type}`)}</li>
          {bytes === undefined ? null : <li>{sizeLabel(bytes, language)}</li>}
          <li>
            <LocalDay time={file.uploaded_at} />
          </li>
        </ul>
        {description ? <p className={classes["description"]}>{description}</p> : null}
      </div>
      <LineActions file={file} {...actions} />
    </li>
  );
}

/** Extensions of types that browsers display. */
const previewableExtension = /\.(pdf|png|jpe?g|gif|webp)$/i;

function LineActions({ file, onPreview, onEdit, onDelete }: FileLineProps) {
  const t = useTranslate(fileMessages);
  const download = useDownload(t("errors.download"));
  const { file_name: name } = file;
  return (
    <div className={classes["actions"]}>
      {previewableExtension.test(file.file_path) ? (
        <ActionIcon
          size="action"
          aria-label={t("preview", { name })}
          onClick={() => onPreview(file)}
        >
          <IconEye size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      <ActionIcon
        size="action"
        aria-label={t("download", { name })}
        aria-busy={download.isPending}
        onClick={() => {
          if (!download.isPending) download.mutate(file);
        }}
      >
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
      {onEdit ? (
        <ActionIcon size="action" aria-label={t("edit", { name })} onClick={() => onEdit(file)}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      {onDelete ? (
        <ActionIcon size="action" aria-label={t("remove", { name })} onClick={() => onDelete(file)}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      ) : null}
    </div>
  );
}

/** A date in the browser's time zone. */
function LocalDay({ time }: { readonly time: string }) {
  const { language } = useLanguage();
  const format = dateFormat(language, { dateStyle: "medium" });
  return <time dateTime={time}>{format.format(new Date(time))}</time>;
}
