import { createClient, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { measuredServer, assertOk } from "./measured-server.ts";

/** A user with a number of applications. */
export interface Applicant {
  readonly client: SupabaseClient;
  readonly userId: string;
  /** The session as the web app stores it in the browser. */
  readonly session: Session;
}

const fill = `
  insert into public.job_applied (
    user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level,
    application_method, contact_name, contact_email, next_action, next_action_date, reminder_set
  )
  select $1, 'Position ' || n, 'Company ' || n % 331, 'https://jobs.example/' || n, 'Lyon',
    date '2026-11-20' - n % 900, (array['LinkedIn', 'Indeed', null])[n % 3 + 1],
    (array['applied', 'phoneScreen', 'interview1', 'offer', 'rejected', 'saved'])[n % 6 + 1],
    (array['high', 'medium', 'low'])[n % 3 + 1], 'manual',
    case when n % 4 = 0 then 'Léa ' || n end, case when n % 4 = 0 then 'lea' || n || '@mail.example' end,
    case when n % 5 = 0 then 'followUp' end, case when n % 5 = 0 then date '2027-01-01' + n % 90 end, n % 5 = 0
  from generate_series(1, $2::int) n`;

const known = new Map<number, Promise<Applicant>>();

/** A signed-in user with that many applications, shared by all rows. */
export function applicantWith(count: number): Promise<Applicant> {
  const applicant = known.get(count) ?? createApplicant(count);
  known.set(count, applicant);
  return applicant;
}

/** Creates a new user each time. */
export async function createApplicant(count: number): Promise<Applicant> {
  const { server, database } = await measuredServer();
  const client = createClient(server.url, "sb_publishable_postulo", {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { session, user } = assertOk(
    await client.auth.signUp({
      email: `applicant-${crypto.randomUUID()}@mail.example`,
      password: "a long pass phrase",
      // Skips the onboarding, which a user with so many applications no longer sees.
      options: { data: { first_steps: "done" } },
    }),
  );
  if (!session || !user) throw new Error("The applicant of the bench is not signed in");
  await database.admin.query(fill, [user.id, count]);
  await database.admin.query("analyze public.job_applied");
  return { client, userId: user.id, session };
}
