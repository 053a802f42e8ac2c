import { baker, serve, server } from "./applications-screen.tsx";
import { serveTable } from "./fake-tables.ts";

export const nurse = {
  ...baker,
  id: "22222222-2222-4222-8222-222222222222",
  job_title: "Nurse",
  application_stage: "interview3",
};
/** Who declined the offer. */
export const declined = { ...nurse, application_stage: "withdrawn" };
interface Step {
  readonly from?: string;
  readonly to: string;
  readonly at: string;
}
export const event = (row: typeof baker, { from, to, at }: Step) => ({
  id: `${row.id}-${to}`,
  user_id: baker.user_id,
  application_id: row.id,
  field: "application_stage",
  old_value: from ?? null,
  new_value: to,
  occurred_at: at,
});
export const history = [
  event(baker, { to: "applied", at: "2026-11-02T09:00:00Z" }),
  event(nurse, { to: "applied", at: "2026-11-02T09:00:00Z" }),
  event(nurse, { from: "applied", to: "offer", at: "2026-11-09T09:00:00Z" }),
  event(nurse, { from: "offer", to: "withdrawn", at: "2026-11-12T09:00:00Z" }),
];

/** Serves two applications and the changes of their stages. */
export function serveBoth(second = declined) {
  const table = serve({ rows: [baker, second] });
  serveTable(server, "application_event", { rows: history });
  return table;
}
