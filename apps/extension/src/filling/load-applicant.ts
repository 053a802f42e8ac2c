import type { Applicant, ApplicantDocument } from "@postulo/autofill/applicant";
import { countryName, regionOf } from "@postulo/autofill/plan/countries";
import type { StoredDocument } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import { profileRow } from "@postulo/domain/profile/profile";
import * as z from "zod/mini";
import { listAttachable, loadDocuments } from "../documents/stored-documents.ts";
import type { Session } from "../session/current-session.ts";
import { isUnreachable } from "../session/session-error.ts";
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

/** The user has no profile yet. */
export class NoProfile extends Error {}

/** The values for filling, and the available files. */
export type Loaded = {
  readonly applicant: Applicant;
  readonly documents: readonly StoredDocument[];
  /** Fetches the content of the chosen files. */
  readonly attach: () => Promise<readonly ApplicantDocument[]>;
};

type Rows = {
  readonly profile: z.infer<typeof profiles>[number];
  readonly entries: Awaited<ReturnType<typeof loadEntries>>;
  readonly documents: Awaited<ReturnType<typeof listAttachable>>;
  readonly companies: readonly string[];
};

/** Cache time of the profile, because a page is read again after each change. */
const maxAgeMs = 30_000;
let known:
  | { readonly userId: string; readonly since: number; readonly rows: Promise<Rows> }
  | undefined;

/** What was loaded last, for the list of fields while the server cannot be reached. */
let loaded: { readonly userId: string; readonly rows: Rows } | undefined;

/** Clears the cache, after a change of user or data. */
export function clearCachedRows(): void {
  known = undefined;
  loaded = undefined;
}

async function fetchRows(session: Session): Promise<Rows> {
  const { client, userId } = session;
  const found = await client
    .from("profile")
    .select(profileColumns)
    .eq("user_id", userId)
    .throwOnError();
  const profile = profiles.parse(found.data)[0];
  if (!profile) throw new NoProfile("The user has no profile yet");
  const [entries, documents, companies] = await Promise.all([
    loadEntries(client, profile.id),
    listAttachable(session, profile),
    companiesAppliedTo(session),
  ]);
  return { profile, entries, documents, companies };
}

async function rowsOf(session: Session, isFresh: boolean): Promise<Rows> {
  const now = Date.now();
  const isUsable = known?.userId === session.userId && now - known.since < maxAgeMs;
  if (known && isUsable && !isFresh) return known.rows;
  const { userId } = session;
  const rows = fetchRows(session);
  known = { userId, since: now, rows };
  try {
    loaded = { userId, rows: await rows };
    return loaded.rows;
  } catch (error) {
    // Failures are not cached.
    known = undefined;
    if (!isFresh && isUnreachable(error) && loaded?.userId === userId) return loaded.rows;
    throw error;
  }
}

type For = { readonly visit: Visit; readonly isFresh: boolean };

/**
 * Loads the user's rows for filling, from the cache unless `isFresh`; without a server, those loaded last. Documents have no content, which planning does not
 * need; `attach` fetches it.
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
