/** A request of a signed-in person, by names of their own rows. */
export interface DayRequest {
  readonly method?: "POST" | "PATCH";
  /** `{user}`, `{profile}`, `{application}`, `{letter}` and so on are replaced. */
  readonly path: string;
  readonly body?: unknown;
}

export interface DayAction {
  /** How often somebody who looks for work does it on a day: an assumption. */
  readonly perDay: number;
  /** What the web app or the extension sends for it. */
  readonly requests: readonly DayRequest[];
}

const list = (table: string, rest = "") => ({ path: `/rest/v1/${table}?select=*${rest}` });
const ofUser = "&user_id=eq.{user}";
const ofProfile = "&profile_id=eq.{profile}";
const ofApplication = "&application_id=eq.{application}";

const posting = `Company: Four d'Or
Job title: Baker

We are looking for a baker. Requirements: sourdough bread, night shifts, three years of experience.`;

/** A day of one person, apart from the daily e-mail. */
export const dayMix = {
  "sign in": {
    perDay: 1,
    requests: [
      {
        method: "POST",
        path: "/auth/v1/token?grant_type=password",
        body: { email: "{email}", password: "{password}" },
      },
      { path: "/auth/v1/user" },
    ],
  },
  "open the workspace": {
    perDay: 4,
    requests: [
      list("profile", ofUser),
      list("job_applied", `${ofUser}&order=created_at.desc&limit=100`),
      list("task", `${ofUser}&done_at=is.null`),
      list("interview", ofUser),
      list("saved_view", ofUser),
      { method: "POST", path: "/rest/v1/rpc/get_current_user_usage", body: {} },
    ],
  },
  "open an application": {
    perDay: 8,
    requests: [
      list("job_applied", "&id=eq.{application}"),
      list("application_event", `${ofApplication}&order=occurred_at.desc`),
      list("task", ofApplication),
      list("interview", ofApplication),
      list("application_contacts", ofApplication),
      list("letters", ofApplication),
    ],
  },
  "save a field": {
    perDay: 12,
    requests: [
      {
        method: "PATCH",
        path: "/rest/v1/job_applied?id=eq.{application}",
        body: { notes: "Called on Monday." },
      },
    ],
  },
  "fill in a form": {
    perDay: 3,
    requests: [
      list("profile", ofUser),
      ...["websites", "experiences", "education", "competencies", "other", "files"].map((table) =>
        list(table, ofProfile),
      ),
      { path: `/rest/v1/job_applied?select=company_name&limit=1000${ofUser}` },
    ],
  },
  "write a letter": {
    perDay: 1,
    requests: [{ method: "POST", path: "/cover-letter", body: { jobDescription: posting } }],
  },
  "print a CV": {
    perDay: 1,
    requests: [{ method: "POST", path: "/cv", body: { template: "plain", format: "pdf" } }],
  },
} as const satisfies Readonly<Record<string, DayAction>>;

/** HTTP requests of one person on a day. */
export const requestsPerDay = Object.values(dayMix).reduce(
  (sum, { perDay, requests }) => sum + perDay * requests.length,
  0,
);
