import { useState, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { sheetMessages } from "./messages.ts";
import { Part } from "./part.tsx";
import { useLinkedFiles, type OwnFile } from "./use-linked-files.ts";
import { Button, LinkButton } from "../../ui/form/button.tsx";
import classes from "./sections.module.css";

interface LinkedFilesProps {
  readonly id: string;
  /** Below the files. */
  readonly children: ReactNode;
}

/** The documents of an application, such as résumé and letter. */
export function LinkedFiles({ id, children }: LinkedFilesProps) {
  const t = useTranslate(sheetMessages);
  const { files, link, unlink, download } = useLinkedFiles(id);
  return (
    <Part title={t("parts.documents")}>
      {files.isError ? (
        <LoadFailure title={t("files.loadFailed")} onRetry={() => void files.refetch()} />
      ) : null}
      {files.isPending ? <SkeletonRows rows={1} /> : null}
      {files.data?.linked.length === 0 ? (
        <p className={classes["quiet"]}>{t("files.none")}</p>
      ) : null}
      <ul className={classes["list"]}>
        {files.data?.linked.map((file) => (
          <li key={file.id} className={classes["line"]}>
            <div>
              <button
                type="button"
                className={classes["download"]}
                aria-label={t("files.download", { file: file.file_name })}
                onClick={() => download(file)}
              >
                {file.file_name}
              </button>
              <span className={classes["quiet"]}>{t(`files.types.${file.file_type}`)}</span>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t("files.unlinkOf", { file: file.file_name })}
              onClick={() => unlink(file.id)}
            >
              {t("files.unlink")}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes["links"]}>
        <LinkButton variant="default" size="compact-sm" to={`/dashboard/cv?application=${id}`}>
          {t("files.adaptCv")}
        </LinkButton>
        <LinkButton
          variant="default"
          size="compact-sm"
          to={`/dashboard/cover-letter?application=${id}`}
        >
          {t("files.writeLetter")}
        </LinkButton>
      </p>
      {files.data && files.data.others.length > 0 ? (
        <FileChoice files={files.data.others} onChoose={link} />
      ) : null}
      {children}
    </Part>
  );
}

interface FileChoiceProps {
  readonly files: readonly OwnFile[];
  readonly onChoose: (fileId: string) => void;
}

function FileChoice({ files, onChoose }: FileChoiceProps) {
  const t = useTranslate(sheetMessages);
  const [chosen, setChosen] = useState("");
  return (
    <div className={classes["choice"]}>
      <NativeSelect
        label={t("files.choose")}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: "", label: t("files.chooseOne") },
          ...files.map(({ id, file_name: label }) => ({ value: id, label })),
        ]}
      />
      <Button
        variant="default"
        onClick={() => {
          if (chosen !== "") onChoose(chosen);
          setChosen("");
        }}
      >
        {t("files.link")}
      </Button>
    </div>
  );
}
