import {
  resumeFields,
  resumeLists,
  type EntryToReview,
  type FieldToReview,
  type ResumeList,
  type ResumeReview,
} from "@postulo/contract/resume";
import { asCaller, type Caller } from "@postulo/postgres/as-caller";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { unreadLines } from "@postulo/resume-parser/unread-lines";
import type { Pool, PoolClient } from "pg";
import * as z from "zod";
import { foundEntries, type FoundEntry, type Row } from "./found-entries.ts";
import { existingRows } from "./list-rows.ts";
import { isSameEntry } from "./new-entries.ts";
import { countryOfPhone } from "./phone-number.ts";
import { isAlikeEntry } from "./same-entry.ts";
import { asCountryCode, foundValue } from "./profile-plan.ts";
import { differencesOf, linesOf } from "./resume-response.ts";

const profileRow = z.object({
  id: z.string(),
  ...Object.fromEntries(resumeFields.map((field) => [field, z.string().nullable()])),
});

async function readProfile(client: PoolClient): Promise<Row | undefined> {
  const { rows } = await client.query(
    `select id, ${resumeFields.join(", ")} from public.profile where user_id = auth.uid()`,
  );
  return rows.length === 0 ? undefined : profileRow.parse(rows[0]);
}

/** Sure of the prefix, but people live elsewhere than their number is from. */
const proposalConfidence = 0.6;

/** The country of the phone number, when the file names no country and the profile has none. */
function proposedCountry(
  { profile: { country, phone_number: phone } }: ParsedResume,
  current: string,
): FieldToReview[] {
  if (country || !phone || current !== "") return [];
  const found = countryOfPhone(phone.value);
  if (found === undefined) return [];
  const { lines } = phone;
  const confidence = proposalConfidence;
  return [{ field: "country", found, current, confidence, lines, isProposed: true }];
}

function fieldsToReview(resume: ParsedResume, profile: Row | undefined): FieldToReview[] {
  const currentOf = (field: string) => String(profile?.[field] ?? "").trim();
  const country = resume.profile.country?.value ?? (currentOf("country") || undefined);
  const written = resumeFields.flatMap((field): FieldToReview[] => {
    const value = resume.profile[field];
    const stored = foundValue(field, resume.profile, country);
    const isCountry = field === "country";
    const found = isCountry ? asCountryCode(stored) : stored;
    if (!value || found === "") return [];
    const current = isCountry ? asCountryCode(currentOf(field)) : currentOf(field);
    const { confidence, lines } = value;
    return [{ field, found, current, confidence, lines, isProposed: false }];
  });
  return [...written, ...proposedCountry(resume, currentOf("country"))];
}

/** Each entry once, with the row of the profile that it is: the same one first, then one that is alike and no other's. */
function matchRows(
  list: ResumeList,
  found: readonly FoundEntry[],
  existing: readonly Row[],
): ReadonlyMap<FoundEntry, Row | undefined> {
  const matches = new Map<FoundEntry, Row | undefined>();
  for (const entry of found) {
    if ([...matches.keys()].some(({ row }) => isSameEntry(list, row, entry.row))) continue;
    matches.set(
      entry,
      existing.find((one) => isSameEntry(list, one, entry.row)),
    );
  }
  const matched = new Set(matches.values());
  for (const [entry, before] of matches) {
    if (before) continue;
    const alike = existing.find((one) => !matched.has(one) && isAlikeEntry(list, one, entry.row));
    if (!alike) continue;
    matched.add(alike);
    matches.set(entry, alike);
  }
  return matches;
}

function entriesToReview(
  list: ResumeList,
  found: readonly FoundEntry[],
  existing: readonly Row[],
): EntryToReview[] {
  const matches = [...matchRows(list, found, existing)];
  return matches.map(([{ row, other, confidence, lines }, before]): EntryToReview => {
    if (!before) return { list, row, other, confidence, lines, existing: null };
    const { id, version, ...columns } = before;
    const differs = differencesOf(row, before).map(({ column }) => column);
    const stored = { id: String(id), version: Number(version), row: columns, differs };
    return { list, row, other, confidence, lines, existing: stored };
  });
}

/** What a résumé says, beside what the caller's profile has. Reads only. */
export async function reviewResume(
  pool: Pool,
  caller: Caller,
  resume: ParsedResume,
): Promise<Omit<ResumeReview, "readBy">> {
  const found = foundEntries(resume);
  return asCaller(pool, caller, async (client) => {
    const profile = await readProfile(client);
    const entries: EntryToReview[] = [];
    for (const list of resumeLists) {
      const existing = profile ? await existingRows(client, list, String(profile["id"])) : [];
      entries.push(...entriesToReview(list, found[list], existing));
    }
    return {
      fields: fieldsToReview(resume, profile),
      entries,
      lines: linesOf(resume),
      titles: [...resume.titles],
      unread: unreadLines(resume),
    };
  });
}
