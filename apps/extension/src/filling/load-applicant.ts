import type { Applicant, ApplicantDocument } from "@postulo/autofill/applicant";
import { countryName, regionOf } from "@postulo/autofill/plan/countries";
import type { StoredDocument, Visit } from "@postulo/contract/extension-messages";
import { profileRow } from "@postulo/domain/profile";
import * as z from "zod/mini";
import { listDocuments, loadDocuments } from "../documents/stored-documents.ts";
import type { Session } from "../session/current-session.ts";
import { companiesAppliedTo } from "../tracking/earlier-applications.ts";
import { phoneNumber } from "./phone-number.ts";
import { loadEntries } from "./stored-rows.ts";

const profiles = z.array(
  z.pick(profileRow, {
    id: true,
    first_name: true,
    last_name: true,
    email: true,
    country: true,
    city: true,
    postal_code: true,
    phone_number: true,
    address: true,
    summary: true,
    job_preferences: true,
  }),
);
const profileColumns =
  "id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary, job_preferences";

/** The person has no profile yet: there is nothing to fill in. */
export class NoProfile extends Error {}

/** What a form may be filled with, and the files that may be chosen. */
export type Loaded = {
  readonly applicant: Applicant;
  readonly documents: readonly StoredDocument[];
  /** Fetches the chosen files, whole. */
  readonly attach: () => Promise<readonly ApplicantDocument[]>;
};

type Rows = {
  readonly profile: z.infer<typeof profiles>[number];
  readonly entries: Awaited<ReturnType<typeof loadEntries>>;
  readonly documents: Awaited<ReturnType<typeof listDocuments>>;
  readonly companies: readonly string[];
};

/** A page that is being filled in is read at each pause: the profile need not be fetched as often. */
const freshMs = 30_000;
let known:
  | { readonly userId: string; readonly since: number; readonly rows: Promise<Rows> }
  | undefined;

/** The next reading asks the server: another person, or another state of things. */
export function forgetRows(): void {
  known = undefined;
}

async function fetchRows(session: Session): Promise<Rows> {
  const { client, userId } = session;
  const found = await client
    .from("profile")
    .select(profileColumns)
    .eq("user_id", userId)
    .throwOnError();
  const profile = profiles.parse(found.data)[0];
  if (!profile) throw new NoProfile("The person has no profile yet");
  const [entries, documents, companies] = await Promise.all([
    loadEntries(client, profile.id),
    listDocuments(session, profile.id),
    companiesAppliedTo(session),
  ]);
  return { profile, entries, documents, companies };
}

async function rowsOf(session: Session, isFresh: boolean): Promise<Rows> {
  const now = Date.now();
  const isUsable = known?.userId === session.userId && now - known.since < freshMs;
  if (known && isUsable && !isFresh) return known.rows;
  const rows = fetchRows(session);
  known = { userId: session.userId, since: now, rows };
  try {
    return await rows;
  } catch (error) {
    // What failed is no state of things: the next reading asks again.
    forgetRows();
    throw error;
  }
}

type For = { readonly visit: Visit; readonly isFresh: boolean };

/**
 * Reads what a form may be filled with from the person's own rows, at most half a minute old unless fresh ones are wanted. The
 * documents are named but empty, which is enough to say what would happen; `attach` fetches them.
 * @throws NoProfile
 */
export async function loadApplicant(session: Session, { visit, isFresh }: For): Promise<Loaded> {
  const { profile, entries, documents, companies } = await rowsOf(session, isFresh);
  const { company_name: companyName, job_title: jobTitle } = visit.draft;
  return {
    applicant: {
      profile,
      countryNames: {
        en: countryName(profile.country, "en"),
        fr: countryName(profile.country, "fr"),
      },
      phone: phoneNumber(profile.phone_number, regionOf(profile.country)),
      ...entries,
      jobPreferences: profile.job_preferences,
      target: { company: companyName, title: jobTitle },
      otherCompanies: companies.filter((one) => one !== companyName),
      ...(visit.written ? { letterText: visit.written.text } : {}),
    },
    documents,
    attach: () => loadDocuments(session, documents, visit),
  };
}
