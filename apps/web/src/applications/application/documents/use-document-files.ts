import { packApplication, type PackFormat } from "@postulo/contract/application-pack";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import { printCoverLetter } from "@postulo/contract/cover-letter";
import { printCvVersion } from "@postulo/contract/cv-version";
import { documentFileName } from "@postulo/domain/document-name";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useTranslate } from "../../../i18n/use-translate.ts";
import { fetchProfileId } from "../../../data/profile-id.ts";
import { readRow } from "../../../data/read-rows.ts";
import type { SupabaseClient } from "../../../data/supabase-client.ts";
import { readDrawnPages } from "../../../documents/drawn-pages.ts";
import { letterBody } from "../../../documents/letter-body.ts";
import { useSignedIn } from "../../../session/session-context.tsx";
import { saveAs } from "../../../ui/save-as.ts";
import { sheetMessages } from "../messages.ts";
import type { WrittenCv, WrittenLetter } from "./written-documents.ts";

/** A CV or letter of an application. */
export type Written =
  | { readonly kind: "cv"; readonly cv: WrittenCv }
  | { readonly kind: "letter"; readonly letter: WrittenLetter };

const printedLetter = ({ text, language, title, company }: WrittenLetter) =>
  letterBody({ text, language, title: title ?? undefined, company: company ?? undefined });

interface PrintOptions {
  readonly format: "pdf" | "svg";
  readonly signal?: AbortSignal;
}

/** Prints the last version of a document. */
async function print(
  { server }: SupabaseClient,
  written: Written,
  { format, ...options }: PrintOptions,
): Promise<Blob> {
  const { kind } = written;
  if (kind === "letter") {
    const body = { ...printedLetter(written.letter), format };
    return bodyOf(await callServer(printCoverLetter, { ...server, ...options, body }));
  }
  const { cv_id: cvId, look } = written.cv;
  const body = { ...look, cvId, format };
  return bodyOf(await callServer(printCvVersion, { ...server, ...options, body }));
}

const keyOf = (written: Written) =>
  written.kind === "cv"
    ? ["cv", written.cv.cv_id, written.cv.number]
    : ["letter", written.letter.letter_id, written.letter.number];

const staleAfterMs = 300_000;

/** The pages of a document as a drawing, once it is seen. */
export function useDrawnDocument(written: Written, isSeen: boolean) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: ["drawn-document", ...keyOf(written)],
    enabled: isSeen,
    // A CV changes with the profile.
    staleTime: staleAfterMs,
    retry: false,
    queryFn: async ({ signal }) =>
      readDrawnPages(await print(client, written, { format: "svg", signal })),
  });
}

const nameRow = z.object({
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
});

/** The person's names, for the names of files. */
async function readNames(client: SupabaseClient, userId: string) {
  const id = await fetchProfileId(client, userId);
  const row = client.from("profile").select("first_name,last_name").eq("id", id).single();
  const { first_name, last_name } = await readRow(nameRow, row);
  return { firstName: first_name ?? "", lastName: last_name ?? "" };
}

const downloadKey = ["download-application-document"] as const;

/** What is downloaded: one document, or letter and CV together. */
type Download =
  | Written
  | { readonly kind: "pack"; readonly letter: WrittenLetter; readonly format: PackFormat };

/** Downloads the documents of an application under the names of person and employer. */
export function useDocumentDownload(applicationId: string) {
  const t = useTranslate(sheetMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  async function fetchFile(wanted: Download): Promise<Blob> {
    if (wanted.kind !== "pack") return print(client, wanted, { format: "pdf" });
    const body = { ...printedLetter(wanted.letter), applicationId, format: wanted.format };
    return bodyOf(await callServer(packApplication, { ...client.server, body }));
  }
  const download = useMutation({
    mutationKey: downloadKey,
    meta: { errorTitle: t("files.downloadFailed") },
    mutationFn: async (wanted: Download) => {
      const [file, names] = await Promise.all([fetchFile(wanted), readNames(client, user.id)]);
      const named = {
        ...names,
        kind: wanted.kind === "pack" ? ("application" as const) : wanted.kind,
        language: wanted.kind === "cv" ? ("en" as const) : wanted.letter.language,
        company: (wanted.kind === "cv" ? wanted.cv : wanted.letter).company ?? undefined,
      };
      saveAs(file, documentFileName(named, wanted.kind === "pack" ? wanted.format : "pdf"));
    },
  });
  return {
    pending: download.isPending ? download.variables : undefined,
    save: (wanted: Download) => {
      if (queries.isMutating({ mutationKey: downloadKey }) === 0) download.mutate(wanted);
    },
  };
}
