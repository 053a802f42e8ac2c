import { bodyOf, callServer } from "@postulo/contract/call-server";
import {
  cvPreviewData,
  missingForCv,
  printCv,
  type CvFormat,
  type CvGap,
  type CvPreviewData,
} from "@postulo/contract/cv";
import { documentFileName } from "@postulo/domain/document-name";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRow } from "../data/read-rows.ts";
import { readDrawnPages, type DrawnPages } from "../documents/drawn-pages.ts";
import { useProfileId, useSignedIn } from "../session/session-context.tsx";
import { saveAs } from "../ui/save-as.ts";
import type { CvLook } from "./use-cv-look.ts";

const text = z.nullable(z.string());
const personRow = z.object({ first_name: text, last_name: text, country: text });
export type CvPerson = z.infer<typeof personRow>;

/** Whose name is in the name of the file, and whose country decides the paper. */
export function useCvPerson() {
  const { client } = useSignedIn();
  const id = useProfileId().data;
  return useQuery({
    queryKey: ["cv-person", id],
    enabled: id !== undefined,
    staleTime: 0,
    queryFn: () =>
      readRow(
        personRow,
        client.from("profile").select("first_name,last_name,country").eq("id", id).single(),
      ),
  });
}

/** The keys that the look has; the others are left to the server. */
export const requestOf = ({ template, ...others }: CvLook) => ({
  template,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
});

export type CvPreview =
  | { readonly kind: "gap"; readonly gap: CvGap }
  | ({ readonly kind: "pages" } & DrawnPages & CvPreviewData);

/** The data behind the drawing's first tag. */
function dataOf(svg: string): CvPreviewData {
  const [, json] = /^[^>]*><metadata>([^<]*)</.exec(svg) ?? [];
  return json === undefined ? { unprintable: [] } : cvPreviewData.parse(JSON.parse(json));
}

/** The pages of a drawing of the server. */
export async function pagesOf(svg: Blob): Promise<CvPreview> {
  const [pages, source] = await Promise.all([readDrawnPages(svg), svg.text()]);
  return { kind: "pages", ...pages, ...dataOf(source) };
}

/** The pages of the user's own CV; those of the look before, while they are drawn. */
export function useCvPreview(look: CvLook) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: ["cv-preview", look],
    placeholderData: keepPreviousData,
    // The profile may have been changed on another page.
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<CvPreview> => {
      const body = { ...requestOf(look), format: "svg" as const };
      const result = await callServer(printCv, { ...client.server, body, signal });
      const drawn = bodyOf(result);
      if (!drawn.type.startsWith("application/json")) return pagesOf(drawn);
      const { missing } = missingForCv.parse(JSON.parse(await drawn.text()));
      return { kind: "gap", gap: missing };
    },
  });
}

const downloadKey = ["download-cv"] as const;

/** Downloads the CV under the person's name. */
export function useCvDownload(look: CvLook, errorTitle: string) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const person = useCvPerson();
  const download = useMutation({
    mutationKey: downloadKey,
    // Offline it fails at once.
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: async (format: CvFormat) => {
      const body = { ...requestOf(look), format };
      const content = bodyOf(await callServer(printCv, { ...client.server, body }));
      const { data } = person.data ? person : await person.refetch();
      const names = { firstName: data?.first_name ?? "", lastName: data?.last_name ?? "" };
      saveAs(content, documentFileName({ kind: "cv", language: "en", ...names }, format));
    },
  });
  return {
    /** The format being made, if any. */
    format: download.isPending ? download.variables : undefined,
    save: (format: CvFormat) => {
      if (queries.isMutating({ mutationKey: downloadKey }) === 0) download.mutate(format);
    },
  };
}
