import { useDebouncedValue } from "../../ui/hooks/use-debounced-value.ts";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import type { CvFormat } from "@postulo/contract/cv";
import { printCvVersion } from "@postulo/contract/cv-version";
import { documentFileName } from "@postulo/domain/document-name";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSignedIn } from "../../session/session-context.tsx";
import { saveAs } from "../../ui/save-as.ts";
import { type CvPreview, pagesOf, requestOf, useCvPerson } from "../queries.ts";
import type { CvLook } from "../use-cv-look.ts";
import type { VersionRow } from "./stored-cvs.ts";

interface VersionFile {
  readonly cvId: string;
  readonly row: VersionRow;
  readonly look: CvLook;
}

const bodyFor = ({ cvId, row, look }: VersionFile, format: CvFormat) => ({
  cvId,
  format,
  ...requestOf(look),
  operations: row.operations,
  lines: row.lines,
});

/** Milliseconds without a change before the page is drawn again. */
const debounceMs = 150;

/** The pages of the version, with unsaved changes; those before, while they are drawn. */
export function useVersionPreview(file: VersionFile) {
  const { client } = useSignedIn();
  const shown = useDebouncedValue(file, debounceMs);
  return useQuery({
    queryKey: ["cv-version-preview", shown.cvId, shown.look, shown.row.operations],
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<CvPreview> => {
      const body = bodyFor(shown, "svg");
      const result = await callServer(printCvVersion, { ...client.server, body, signal });
      const gap = result.kind === "refused" ? result.code : undefined;
      if (gap === "name_missing" || gap === "profile_empty") return { kind: "gap", gap };
      return pagesOf(bodyOf(result));
    },
  });
}

const downloadKey = ["download-cv-version"] as const;

/** Downloads the version under the names of person and employer. */
export function useVersionDownload(
  file: VersionFile,
  { company, errorTitle }: { readonly company: string; readonly errorTitle: string },
) {
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const person = useCvPerson();
  const download = useMutation({
    mutationKey: downloadKey,
    // Offline it fails at once.
    networkMode: "always",
    meta: { errorTitle },
    mutationFn: async (format: CvFormat) => {
      const body = bodyFor(file, format);
      const content = bodyOf(await callServer(printCvVersion, { ...client.server, body }));
      const { data } = person.data ? person : await person.refetch();
      const names = { firstName: data?.first_name ?? "", lastName: data?.last_name ?? "" };
      const named = { kind: "cv", language: "en", ...names, company } as const;
      saveAs(content, documentFileName(named, format));
    },
  });
  return {
    format: download.isPending ? download.variables : undefined,
    save: (format: CvFormat) => {
      if (queries.isMutating({ mutationKey: downloadKey }) === 0) download.mutate(format);
    },
  };
}
