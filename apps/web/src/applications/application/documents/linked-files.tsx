import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton-rows.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { NativeSelect } from "../../../ui/form/native-select.tsx";
import { IconFileText } from "../../../ui/icons.tsx";
import { sheetMessages } from "../messages.ts";
import type { OwnFile, useLinkedFiles } from "./use-linked-files.ts";
import classes from "./documents.module.css";

interface LinkedFilesProps extends ReturnType<typeof useLinkedFiles> {
  readonly isLinking: boolean;
  readonly onStopLinking: () => void;
}

/** The files that belong to an application. */
export function LinkedFiles(props: LinkedFilesProps) {
  const { files, link, unlink, download, isLinking, onStopLinking } = props;
  const t = useTranslate(sheetMessages);
  if (!files.data)
    return files.isError ? (
      <LoadFailure title={t("files.loadFailed")} onRetry={() => void files.refetch()} />
    ) : (
      <SkeletonRows rows={1} />
    );
  const { linked, others } = files.data;
  return (
    <>
      {isLinking ? (
        <FileChoice
          files={others}
          onChoose={(fileId) => {
            link(fileId);
            onStopLinking();
          }}
          onCancel={onStopLinking}
        />
      ) : null}
      {linked.length > 0 ? (
        <ul className={classes["files"]}>
          {linked.map((file) => (
            <LinkedFile
              key={file.id}
              file={file}
              onDownload={() => download(file)}
              onUnlink={() => unlink(file.id)}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface LinkedFileProps {
  readonly file: OwnFile;
  readonly onDownload: () => void;
  readonly onUnlink: () => void;
}

function LinkedFile({ file, onDownload, onUnlink }: LinkedFileProps) {
  const t = useTranslate(sheetMessages);
  const { file_name: name, file_type: type } = file;
  return (
    <li>
      <IconFileText size={16} aria-hidden />
      <button
        type="button"
        className={classes["file"]}
        data-printed
        aria-label={t("files.download", { file: name })}
        onClick={onDownload}
      >
        {name}
      </button>
      <span className={classes["type"]}>{t(`files.types.${type}`)}</span>
      <Button
        variant="subtle"
        color="neutral"
        size="compact-sm"
        aria-label={t("files.unlinkOf", { file: name })}
        onClick={onUnlink}
      >
        {t("files.unlink")}
      </Button>
    </li>
  );
}

interface FileChoiceProps {
  readonly files: readonly OwnFile[];
  readonly onChoose: (fileId: string) => void;
  readonly onCancel: () => void;
}

function FileChoice({ files, onChoose, onCancel }: FileChoiceProps) {
  const t = useTranslate(sheetMessages);
  const [chosen, setChosen] = useState("");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  const closeOnEscape = ({ key }: { readonly key: string }) => {
    if (key === "Escape") onCancel();
  };
  return (
    <form
      className={classes["choice"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === "") select.current?.focus();
        else onChoose(chosen);
      }}
    >
      <NativeSelect
        ref={select}
        onKeyDown={closeOnEscape}
        label={t("files.choose")}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: "", label: t("files.chooseOne") },
          ...files.map(({ id, file_name: label }) => ({ value: id, label })),
        ]}
      />
      <Button type="submit" variant="default" onKeyDown={closeOnEscape}>
        {t("files.link")}
      </Button>
    </form>
  );
}
