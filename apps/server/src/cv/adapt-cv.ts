import type { AdaptCvErrorCode, OpenCv, adaptCv } from "@postulo/contract/cv-version";
import type { bearerErrors, rateLimitErrors, RequestOf } from "@postulo/contract/endpoint";
import { referencedLines } from "@postulo/cv/rebase-operations";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { maxPostingBytes } from "@postulo/domain/letter-style";
import { readPosting } from "@postulo/posting/posting";
import type { Pool } from "pg";
import { claimCredit } from "../credits/claim-credit.ts";
import type { SignedInUser } from "../http/signed-in-user.ts";
import { readStoredProfile } from "../profile/stored-profile.ts";
import { type CvWorkspace, openedCv, openWorkspace, proposedOperations } from "./cv-workspace.ts";
import {
  type CvApplication,
  CvExists,
  findCv,
  linkCv,
  type NewCv,
  readApplication,
  readCv,
  storeCv,
} from "./stored-cv.ts";

type RefusalCode = Exclude<
  AdaptCvErrorCode,
  keyof typeof bearerErrors | keyof typeof rateLimitErrors
>;
type Refusal = { readonly kind: "refused"; readonly code: RefusalCode };
type Adapted = { readonly kind: "adapted"; readonly cv: OpenCv & { readonly isNew: boolean } };

type AdaptRequest = RequestOf<typeof adaptCv>;

export type AdaptContext = {
  readonly pool: Pool;
  readonly user: SignedInUser;
  readonly today: Date;
  readonly fallbackLanguage: LetterLanguage;
};

const refuse = (code: RefusalCode): Refusal => ({ kind: "refused", code });

/** PostgreSQL cannot store NUL in a text, which a pasted posting may contain. */
const storable = (text: string) => text.replaceAll("\u0000", "");

/** As the checks of `cvs`. */
const maxNameCharacters = 500;
const nameOf = (...texts: readonly (string | undefined)[]) =>
  texts.find((text) => text !== undefined && text.trim() !== "")?.slice(0, maxNameCharacters);

type ReadRequest = {
  readonly posting: string;
  readonly application: CvApplication | undefined;
};

/** The posting that was sent, else that of the application. */
async function readRequest(
  { jobDescription, applicationId }: AdaptRequest,
  { pool, user }: AdaptContext,
): Promise<ReadRequest | Refusal> {
  const application =
    applicationId === undefined
      ? undefined
      : await readApplication(pool, user.caller, applicationId);
  if (applicationId !== undefined && !application) return refuse("application_not_found");
  const posting = storable(jobDescription ?? application?.posting_text ?? "");
  if (Buffer.byteLength(posting) > maxPostingBytes) return refuse("posting_too_long");
  if (!/[\p{L}\p{N}]/u.test(posting)) return refuse("blank_posting");
  return { posting, application };
}

/** The CV that the posting has already, on today's profile. */
async function existing(
  posting: string,
  workspace: CvWorkspace,
  { pool, user, applicationId }: AdaptContext & Pick<AdaptRequest, "applicationId">,
): Promise<Adapted | undefined> {
  const found = await findCv(pool, user.caller, posting);
  if (!found) return undefined;
  if (applicationId !== undefined && found.application_id === null) {
    await linkCv(pool, user.caller, { cvId: found.id, applicationId });
    found.application_id = applicationId;
  }
  return { kind: "adapted", cv: { ...openedCv(workspace, found), isNew: false } };
}

/** Stores the proposed version for a credit, which is given back when that fails. Undefined: the posting has one meanwhile. */
async function store(
  cv: NewCv,
  { pool, user }: AdaptContext,
): Promise<{ readonly kind: "stored"; readonly cvId: string } | Refusal | undefined> {
  const credit = await claimCredit(pool, user.userId, "resume");
  if (!credit) return refuse("limit_reached");
  try {
    const cvId = await credit.settle((client) => storeCv(client, cv));
    return cvId === undefined ? refuse("took_too_long") : { kind: "stored", cvId };
  } catch (error) {
    if (error instanceof CvExists) return undefined;
    throw error;
  } finally {
    await credit.close();
  }
}

/** A version of the CV for a posting. A posting has one: asking again opens it, and charges nothing. */
export async function adapt(
  request: AdaptRequest,
  context: AdaptContext,
): Promise<Adapted | Refusal> {
  const { pool, user, today, fallbackLanguage } = context;
  const read = await readRequest(request, context);
  if ("kind" in read) return read;
  const { posting, application } = read;
  const profile = await readStoredProfile(pool, user.caller, user.userId);
  if (!profile) return refuse("profile_empty");
  const { language, applicationId, title, company } = request;
  const opened = openWorkspace({ profile, posting, language, fallbackLanguage, today });
  if (opened.kind === "refused") return opened;
  const { workspace } = opened;
  const found = await existing(posting, workspace, { ...context, applicationId });
  if (found) return found;
  const operations = proposedOperations(workspace);
  const job = readPosting(posting);
  const outcome = await store(
    {
      userId: user.userId,
      applicationId,
      title: nameOf(title, application?.job_title, job.title),
      company: nameOf(company, application?.company_name, job.company),
      posting,
      operations,
      lines: referencedLines(workspace.master, operations),
    },
    context,
  );
  if (outcome?.kind === "refused") return outcome;
  if (!outcome) return (await existing(posting, workspace, context)) ?? refuse("took_too_long");
  const cv = await readCv(pool, user.caller, outcome.cvId);
  return cv
    ? { kind: "adapted", cv: { ...openedCv(workspace, cv, operations), isNew: true } }
    : refuse("took_too_long");
}
