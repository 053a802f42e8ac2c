import { defaultCoverLetterName } from "@postulo/domain/document";
import { documentFileName } from "@postulo/domain/document-name";
import { defaultLetterLanguage } from "@postulo/domain/letter-language";
import type { OpenLetter } from "./letter-draft.ts";
import { useLetterStore } from "./letter-store.ts";
import { useProfileFacts } from "../posting/profile-facts.ts";

/** The name after person and employer; the specification's while the profile is loading or has no name. */
function proposedName(
  { language = defaultLetterLanguage, company }: OpenLetter,
  person: { first_name: string | null; last_name: string | null } | undefined,
): string {
  const firstName = person?.first_name?.trim() ?? "";
  const lastName = person?.last_name?.trim() ?? "";
  if (firstName + lastName === "") return defaultCoverLetterName;
  const name = documentFileName({ kind: "letter", language, firstName, lastName, company }, "pdf");
  return name.replace(/\.pdf$/, "");
}

/** The name of the letter's file without its extension: the proposed one until the user enters another. */
export function useFileName(letter: OpenLetter) {
  const { work, store } = useLetterStore();
  const proposed = proposedName(letter, useProfileFacts().data?.profile);
  const isProposed = work.fileName === defaultCoverLetterName;
  return {
    name: isProposed ? proposed : work.fileName,
    proposed,
    rename: (fileName: string) => store.change({ fileName }),
  };
}
