import { type CvTemplateName, defaultCvTemplate } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { type Paper, paperOf } from "@postulo/domain/paper";
import type { CvDocument } from "./cv-document.ts";
import type { CvOperation } from "./cv-operation.ts";
import { cvForPosting } from "./cv-for-posting.ts";
import { masterCv } from "./master-cv.ts";
import { profileLanguage } from "./match-posting.ts";
import { proposeVersion } from "./propose-version.ts";
import type { RequirementAccount } from "./requirement-account.ts";

export type CvRequest = {
  readonly profile: StoredProfile;
  /** Without it, that of the profile's texts. */
  readonly language?: LetterLanguage | undefined;
  /** Of a profile whose texts are too few to tell. */
  readonly fallbackLanguage: LetterLanguage;
  /** The posting as it was pasted; without it, the result is the master. */
  readonly jobDescription?: string | undefined;
  /** What a version is fitted to; without them, the default template on the paper of the country. */
  readonly template?: CvTemplateName | undefined;
  readonly paper?: Paper | undefined;
  /** Until when present jobs count as experience; without it, they do not. */
  readonly today?: { readonly year: number; readonly month: number } | undefined;
};

export type CvOutcome =
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" }
  | {
      readonly kind: "written";
      readonly master: CvDocument;
      readonly document: CvDocument;
      readonly operations: readonly CvOperation[];
      /** Only with a posting. */
      readonly account?: RequirementAccount;
    };

/** The master CV of a profile, or its version for a posting. */
export function writeCv(request: CvRequest): CvOutcome {
  const { profile, jobDescription, fallbackLanguage } = request;
  const language = request.language ?? profileLanguage(profile) ?? fallbackLanguage;
  const master = masterCv(profile, language);
  if (master.name === "") return { kind: "nameMissing" };
  if (master.sections.length === 0 && master.summary.length === 0) return { kind: "profileEmpty" };
  if (jobDescription === undefined || !/[\p{L}\p{N}]/u.test(jobDescription))
    return { kind: "written", master, document: master, operations: [] };
  const asked = cvForPosting({ profile, language, posting: jobDescription, today: request.today });
  return {
    kind: "written",
    master: asked.master,
    ...proposeVersion(asked.master, asked.match, {
      paper: request.paper ?? paperOf(profile.person.country),
      template: request.template ?? defaultCvTemplate,
    }),
  };
}
