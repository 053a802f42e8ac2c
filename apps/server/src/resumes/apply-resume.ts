import {
  resumeFields,
  resumeLists,
  type ResumeList,
  type ReviewedEntry,
} from "@postulo/contract/resume";
import { asCaller, type Caller } from "@postulo/postgres/as-caller";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { unreadLines } from "@postulo/resume-parser/unread-lines";
import type { Pool, PoolClient } from "pg";
import * as z from "zod";
import { type FoundEntry, foundEntries, isWhole, type Row } from "./found-entries.ts";
import { existingRows, insertRows } from "./list-rows.ts";
import { isCompleted, sortEntries } from "./new-entries.ts";
import { profilePlan } from "./profile-plan.ts";
import { type AppliedResume, evidenceOf, linesOf, reviewed, sourceOf } from "./resume-response.ts";

const profileRow = z.object({
  id: z.string(),
  ...Object.fromEntries(resumeFields.map((field) => [field, z.string().nullable()])),
});

const selectProfile = `select id, ${resumeFields.join(", ")} from public.profile where user_id = auth.uid() for update`;

/** The caller's profile, locked: of two concurrent uploads the second sees the first one's rows. */
async function lockProfile(client: PoolClient): Promise<Row> {
  const found = await client.query(selectProfile);
  if (found.rows.length > 0) return profileRow.parse(found.rows[0]);
  await client.query(
    "insert into public.profile (user_id) values (auth.uid()) on conflict (user_id) do nothing",
  );
  return profileRow.parse((await client.query(selectProfile)).rows[0]);
}

interface AddedList {
  readonly ids: readonly string[];
  readonly incomplete: AppliedResume["incomplete"];
  readonly review: readonly ReviewedEntry[];
  readonly entries: AppliedResume["entries"];
}

/** The entries that have a row, or are incomplete; those that the résumé has twice are named once. */
const readEntries = (
  list: ResumeList,
  found: readonly FoundEntry[],
  rowIds: ReadonlyMap<FoundEntry, string>,
): AppliedResume["entries"] =>
  found
    .filter((entry) => rowIds.has(entry) || !isWhole(list, entry))
    .map((entry) => ({
      list,
      id: rowIds.get(entry) ?? null,
      row: entry.row,
      confidence: entry.confidence,
      lines: entry.lines,
    }));

async function addEntries(
  client: PoolClient,
  list: ResumeList,
  {
    profileId,
    found,
    resume,
  }: { profileId: string; found: readonly FoundEntry[]; resume: ParsedResume },
): Promise<AddedList> {
  const existing = await existingRows(client, list, profileId);
  const whole = found.filter((entry) => isWhole(list, entry));
  const { fresh, known } = sortEntries(list, whole, existing);
  const ids = await insertRows(client, list, { profileId, rows: fresh.map(({ row: one }) => one) });
  const rowIds = new Map([
    ...fresh.map((entry, at) => [entry, ids[at] ?? ""] as const),
    ...known.map(({ entry, existing: before }) => [entry, String(before["id"])] as const),
  ]);
  return {
    ids,
    entries: readEntries(list, found, rowIds),
    review: [
      ...fresh.flatMap((entry, at) =>
        reviewed(resume, list, { entry, id: ids[at] ?? "", existing: undefined }),
      ),
      ...known.flatMap(({ entry, existing: before }) =>
        reviewed(resume, list, { entry, id: String(before["id"]), existing: before }),
      ),
    ],
    incomplete: found
      .filter((entry) => !isWhole(list, entry) && !isCompleted(list, entry, existing))
      .map(({ row: one, lines }) => ({ list, found: one, source: sourceOf(resume, lines) })),
  };
}

async function fillProfile(
  client: PoolClient,
  profileId: string,
  filled: AppliedResume["filled"],
): Promise<void> {
  const fields = resumeFields.filter((field) => filled[field] !== undefined);
  if (fields.length === 0) return;
  const settings = fields.map((field, at) => `${field} = $${at + 2}`).join(", ");
  await client.query(`update public.profile set ${settings} where id = $1`, [
    profileId,
    ...fields.map((field) => filled[field]),
  ]);
}

/**
 * Fills what is empty in the caller's profile and adds the entries it has not seen, in one transaction as the caller.
 * Nothing that is there is changed; the same résumé a second time adds nothing.
 */
export async function applyResume(
  pool: Pool,
  caller: Caller,
  resume: ParsedResume,
): Promise<AppliedResume> {
  const found = foundEntries(resume);
  return asCaller(pool, caller, async (client) => {
    const profile = await lockProfile(client);
    const profileId = String(profile["id"]);
    const plan = profilePlan(profile, resume.profile);
    await fillProfile(client, profileId, plan.filled);
    const added: Record<ResumeList, number> = {
      education: 0,
      experiences: 0,
      contributions: 0,
      competencies: 0,
      websites: 0,
      other: 0,
    };
    const addedIds: Partial<Record<ResumeList, readonly string[]>> = {};
    const review: ReviewedEntry[] = [];
    const incomplete: AppliedResume["incomplete"][number][] = [];
    const entries: AppliedResume["entries"][number][] = [];
    for (const list of resumeLists) {
      const result = await addEntries(client, list, { profileId, found: found[list], resume });
      added[list] = result.ids.length;
      addedIds[list] = result.ids;
      review.push(...result.review);
      incomplete.push(...result.incomplete);
      entries.push(...result.entries);
    }
    const lines = { lines: linesOf(resume), unread: unreadLines(resume), entries };
    return { ...plan, added, addedIds, incomplete, evidence: evidenceOf(resume), review, ...lines };
  });
}
