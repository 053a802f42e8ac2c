import { documentPath, sniffedBytes, sniffFormat } from "@postulo/domain/document";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { showToast } from "../ui/feedback/toast.tsx";
import { filesKey, storeDocument, type StoreOutcome } from "../documents/store-document.ts";
import { refreshUsage } from "../credits/usage.ts";
import type { FileDetails } from "./file-form.tsx";
import { fileMessages } from "./messages.ts";
import { uploadWithProgress } from "./upload-with-progress.ts";

interface FileUploadOptions {
  readonly profileId: string;
  readonly file: File;
  readonly onLimit: () => void;
  /** Called after the upload was stored, aborted, or rejected. */
  readonly onEnd: () => void;
}

type UploadOutcome = StoreOutcome | { readonly kind: "cancelled" };

interface FilePut {
  readonly profileId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uploads to a path with a timestamp, with the content type detected from the bytes. */
async function putFile(client: SupabaseClient, { profileId, file, ...put }: FilePut) {
  const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
  const format = sniffFormat(head, file.name);
  const path = documentPath(profileId, Date.now(), format);
  await uploadWithProgress(client, {
    path,
    content: file,
    contentType: format.contentType,
    ...put,
  });
  return path;
}

/**
 * Uploads a file by section 4 of the specification: consume a credit, check the name, store the object, insert the row.
 * The credit is released on failure.
 */
export function useFileUpload({ profileId, file, onLimit, onEnd }: FileUploadOptions) {
  const t = useTranslate(fileMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // Leaving the page aborts the upload.
  useEffect(() => () => running.current?.abort(), []);

  async function store(details: FileDetails, signal: AbortSignal): Promise<UploadOutcome> {
    const uploadContent = () => putFile(client, { profileId, file, onProgress: setShare, signal });
    const { name: fileName, type: fileType, description } = details;
    try {
      return await storeDocument(
        { client, userId: user.id },
        { profileId, fileName, fileType, description, content: file, upload: uploadContent },
      );
    } catch (error) {
      if (signal.aborted) return { kind: "cancelled" };
      throw error;
    } finally {
      setShare(undefined);
      refreshUsage(queries);
      void queries.invalidateQueries({ queryKey: filesKey });
    }
  }

  /**
   * Resolves to false when another file has the name. @throws {RequestError} for other errors, which the toast shows.
   */
  async function upload(details: FileDetails): Promise<boolean> {
    running.current = new AbortController();
    setShare(0);
    const outcome = await store(details, running.current.signal);
    switch (outcome.kind) {
      case "stored":
        showToast({ title: t("upload.done") });
        break;
      case "cancelled":
        showToast({ title: t("upload.cancelled") });
        break;
      case "limitReached":
        onLimit();
        break;
      case "noSubscription":
        showToast({ title: t("errors.noSubscription"), tone: "danger" });
        break;
      case "duplicateName":
        showToast({ title: t("errors.duplicate"), tone: "danger" });
        return false;
    }
    onEnd();
    return true;
  }

  return { upload, share, cancel: () => running.current?.abort() };
}
