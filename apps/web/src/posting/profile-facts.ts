import { useQuery } from "@tanstack/react-query";
import type { SupabaseClient } from "../data/supabase-client.ts";
import * as z from "zod/mini";
import { fetchProfileId } from "../data/profile-id.ts";
import { readRow, readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

const text = z.nullable(z.string());
const period = {
  start_date: text,
  start_date_precision: text,
  end_date: text,
  end_date_precision: text,
  is_current: z.boolean(),
};

const rowOf = {
  experiences: z.object({
    id: z.string(),
    company: z.string(),
    title: z.string(),
    location: text,
    description: text,
    ...period,
  }),
  education: z.object({
    id: z.string(),
    school: z.string(),
    degree: text,
    field_of_study: text,
    description: text,
    ...period,
  }),
  contributions: z.object({
    id: z.string(),
    title: z.string(),
    organization: text,
    description: text,
    ...period,
  }),
  competencies: z.object({
    id: z.string(),
    name: z.string(),
    level: text,
    category: text,
    years_of_experience: z.nullable(z.number()),
  }),
  websites: z.object({ id: z.string(), domain: z.string(), display_name: text }),
  other: z.object({ id: z.string(), label: text, content: z.string() }),
};

const profileRow = z.object({
  first_name: text,
  last_name: text,
  email: text,
  country: text,
  city: text,
  postal_code: text,
  phone_number: text,
  address: text,
  summary: text,
  gender: text,
});

/** The rows of one list of a profile. */
function readList<Row>(
  { client, profileId }: { client: SupabaseClient; profileId: string },
  { table, row }: { table: string; row: z.ZodMiniObject & z.core.$ZodType<Row> },
): Promise<Row[]> {
  const columns = Object.keys(row.shape).join(",");
  return readRows(row, client.from(table).select(columns).eq("profile_id", profileId));
}

async function readProfile(client: SupabaseClient, userId: string) {
  const profileId = await fetchProfileId(client, userId);
  const of = { client, profileId };
  const columns = Object.keys(profileRow.shape).join(",");
  const [profile, experiences, education, contributions, competencies, websites, other] =
    await Promise.all([
      readRow(profileRow, client.from("profile").select(columns).eq("id", profileId).single()),
      readList(of, { table: "experiences", row: rowOf.experiences }),
      readList(of, { table: "education", row: rowOf.education }),
      readList(of, { table: "contributions", row: rowOf.contributions }),
      readList(of, { table: "competencies", row: rowOf.competencies }),
      readList(of, { table: "websites", row: rowOf.websites }),
      readList(of, { table: "other", row: rowOf.other }),
    ]);
  return { profile, experiences, education, contributions, competencies, websites, other };
}

/** The stored facts that a letter may contain. */
export type ProfileFacts = Awaited<ReturnType<typeof readProfile>>;

/** The facts that are sources of a letter's sentences. */
export function useProfileFacts({ enabled = true } = {}) {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: ["profile-facts", user.id],
    queryFn: () => readProfile(client, user.id),
    enabled,
    // The user may have added something on another page.
    staleTime: 0,
  });
}
