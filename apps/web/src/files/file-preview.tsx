import { isInlineType, sniffedBytes, sniffFormat } from "@postulo/domain/document";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { downloadObject } from "../documents/stored-object.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { fileMessages } from "./messages.ts";
import { useDownload, type StoredFile } from "./queries.ts";
import { AnchorButton, Button } from "../ui/form/button.tsx";
import { ButtonRow } from "../ui/form/button-row.tsx";
import classes from "./files.module.css";

interface FilePreviewProps {
  readonly file: StoredFile;
  readonly onClose: () => void;
}

/** Previews an image, and opens a PDF in a new tab with the browser's viewer. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const t = useTranslate(fileMessages);
  const { client } = useSignedIn();
  const download = useDownload(t("errors.download"));
  const { file_path: path, file_name: name } = file;
  const content = useQuery({
    queryKey: ["file-content", path],
    queryFn: () => downloadObject(client, path),
    // Blobs are large, and rarely opened twice.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog title={name} variant="wide" onClose={onClose}>
      <div className={classes["preview"]}>
        {content.data ? <Content blob={content.data} name={name} /> : null}
        {content.isPending ? <output>{t("previewLoading", { name })}</output> : null}
        {content.isError ? (
          <LoadFailure title={t("errors.preview")} onRetry={() => void content.refetch()} />
        ) : null}
      </div>
      <ButtonRow isFooter>
        <Button variant="default" onClick={() => download.mutate(file)}>
          {t("download", { name })}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}

interface Shown {
  readonly url: string;
  readonly isPicture: boolean;
}

/** Object URLs are created only for images and PDFs by their content, not by their declared type. */
async function makeShown(blob: Blob): Promise<Shown | undefined> {
  const head = new Uint8Array(await blob.slice(0, sniffedBytes).arrayBuffer());
  const format = sniffFormat(head, "");
  if (!isInlineType(format)) return undefined;
  const url = URL.createObjectURL(new Blob([blob], { type: format.contentType }));
  return { url, isPicture: format.contentType.startsWith("image/") };
}

function Content({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const t = useTranslate(fileMessages);
  const [shown, setShown] = useState<Shown | "none">();

  useEffect(() => {
    let made: Shown | undefined;
    let isGone = false;
    const make = async () => {
      made = await makeShown(blob);
      if (isGone && made) URL.revokeObjectURL(made.url);
      else if (!isGone) setShown(made ?? "none");
    };
    void make();
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made.url);
    };
  }, [blob]);

  if (shown === undefined) return null;
  if (shown === "none") return <Notice tone="info">{t("notShown")}</Notice>;
  return shown.isPicture ? (
    <img src={shown.url} alt={name} />
  ) : (
    // Not an iframe: Chromium shows no PDF in a sandboxed one.
    <AnchorButton href={shown.url} target="_blank" rel="noreferrer" data-autofocus>
      {t("openPdf")}
    </AnchorButton>
  );
}
