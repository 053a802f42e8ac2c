import { writeCv } from "@postulo/cv/write-cv";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { paperOf } from "@postulo/domain/paper";
import type { Pool } from "pg";
import { openWorkspace, versionOf } from "../cv/cv-workspace.ts";
import type { CvPage } from "../cv/print-cv.ts";
import { cvPageOf } from "../cv/render-cv.ts";
import { findCv, findCvOfApplication, type StoredCv } from "../cv/stored-cv.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";

type CvOf = {
  readonly applicationId?: string | undefined;
  readonly posting?: string | undefined;
};

/** The CV that was adapted for the application, else for the posting. */
export async function findAdaptedCv(
  pool: Pool,
  { caller }: SignedInUser,
  { applicationId, posting = "" }: CvOf,
): Promise<StoredCv | undefined> {
  const own =
    applicationId === undefined
      ? undefined
      : await findCvOfApplication(pool, caller, applicationId);
  if (own || posting.trim() === "") return own;
  return findCv(pool, caller, posting);
}

type PackCv =
  | { readonly kind: "written"; readonly page: CvPage }
  | { readonly kind: "refused"; readonly code: "name_missing" | "profile_empty" };

type CvSource = {
  readonly profile: StoredProfile;
  /** Without it, the CV of the whole profile. */
  readonly adapted: StoredCv | undefined;
  /** Of titles and dates, where neither the version nor the profile has one. */
  readonly fallbackLanguage: LetterLanguage;
  readonly today: Date;
};

/** The page of the CV on today's profile, in the look of its last version. */
export function packCv({ profile, adapted, fallbackLanguage, today }: CvSource): PackCv {
  const look = adapted?.look;
  const paper = look?.paper ?? paperOf(profile.person.country);
  const language = look?.language;
  if (!adapted) {
    const cv = writeCv({ profile, language, fallbackLanguage });
    if (cv.kind === "written") return { kind: "written", page: cvPageOf(cv.document, { paper }) };
    return { kind: "refused", code: cv.kind === "nameMissing" ? "name_missing" : "profile_empty" };
  }
  const { posting } = adapted;
  const opened = openWorkspace({ profile, posting, language, fallbackLanguage, today });
  if (opened.kind === "refused") return opened;
  const { document } = versionOf(opened.workspace, adapted);
  return { kind: "written", page: cvPageOf(document, { ...look, paper }) };
}
