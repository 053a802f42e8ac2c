import { bodyOf, callServer } from "@postulo/contract/call-server";
import { openCv, type OpenCv } from "@postulo/contract/cv-version";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { useSignedIn } from "../../session/session-context.tsx";

export type OpenedCv =
  | { readonly kind: "open"; readonly cv: OpenCv }
  | { readonly kind: "gone" }
  | { readonly kind: "gap"; readonly gap: "name_missing" | "profile_empty" };

export const openCvKey = (cvId: string, language: LetterLanguage | undefined) =>
  ["open-cv", cvId, language ?? ""] as const;

/** A stored CV on today's profile; read again at each visit, but not while it is edited. */
export function useOpenCv(cvId: string, language: LetterLanguage | undefined) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: openCvKey(cvId, language),
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<OpenedCv> => {
      if (!z.uuid().safeParse(cvId).success) return { kind: "gone" };
      const body = { cvId, ...(language === undefined ? {} : { language }) };
      const result = await callServer(openCv, { ...client.server, body, signal });
      const code = result.kind === "refused" ? result.code : undefined;
      if (code === "cv_not_found") return { kind: "gone" };
      if (code === "name_missing" || code === "profile_empty") return { kind: "gap", gap: code };
      return { kind: "open", cv: bodyOf(result) };
    },
  });
}
