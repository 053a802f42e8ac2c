import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { sync } from "node-ical";
import type { VEvent } from "node-ical";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { createCalendarRoutes } from "./calendar-routes.ts";
import { writeCalendar } from "./calendar-text.ts";
import { messages as english } from "./calendar-messages.ts";
import { messages as french } from "./calendar-messages.fr.ts";

const database = await createTestDatabase();
const { admin, pool } = database;
const publicUrl = "https://jobs.example.org";
let userId = "";

afterAll(() => database.drop());
beforeEach(async () => {
  await admin.query("truncate private.rate_count");
  userId = await database.createUser();
});

/** The bearer's token is their id. */
const resolveCaller: ResolveCaller = async (request) => {
  const sub = request.headers.get("authorization")?.replace("Bearer ", "");
  const role = sub === undefined ? "anon" : "authenticated";
  return { kind: "caller", caller: { role, claims: { sub, role } } };
};
let address = "192.0.2.1";
const routes = createCalendarRoutes({
  pool,
  publicUrl,
  resolveCaller,
  clientAddress: () => address,
  now: () => new Date("2026-11-23T09:15:30.123Z"),
});

const requestFeed = (method: string, body?: unknown, bearer: string | undefined = userId) =>
  routes.request("/calendar-feed", {
    method,
    headers: bearer === "" ? {} : { authorization: `Bearer ${bearer}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const made = z.object({ url: z.string() });
async function makeFeed(language?: string): Promise<string> {
  const response = await requestFeed("POST", { language });
  expect([response.status, response.headers.get("cache-control")]).toEqual([201, "no-store"]);
  return made.parse(await response.json()).url;
}
const open = (url: string, headers: Record<string, string> = {}) =>
  routes.request(url.replace(publicUrl, ""), { headers });

/** Parses the feed like a calendar program; throws when it is invalid. */
async function eventsAt(url: string): Promise<VEvent[]> {
  const response = await open(url);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  return parsed(await response.text());
}

function parsed(text: string): VEvent[] {
  return Object.values(sync.parseICS(text)).flatMap((component) =>
    component?.type === "VEVENT" ? [component] : [],
  );
}

async function apply(values: Record<string, unknown>): Promise<string> {
  const { rows } = await database.asUser(userId, (client) =>
    client.query<{ id: string }>(
      `insert into public.job_applied (job_title, company_name, job_url, location, application_stage, next_action, next_action_date, reminder_set)
       select coalesce(r.job_title, 'Cook'), coalesce(r.company_name, 'Acme'), 'https://acme.test/?a=1,2;b', r.location,
         coalesce(r.application_stage, 'applied'), r.next_action, r.next_action_date, coalesce(r.reminder_set, false)
       from jsonb_populate_record(null::public.job_applied, $1) r returning id`,
      [values],
    ),
  );
  return rows[0]?.id ?? "";
}
const change = (id: string, set: string) =>
  database.asUser(userId, (client) =>
    client.query(`update public.job_applied set ${set} where id = $1`, [id]),
  );

const day = (event: VEvent | undefined) => [
  event?.start.getFullYear(),
  (event?.start.getMonth() ?? 0) + 1,
  event?.start.getDate(),
];

describe("a calendar feed", () => {
  test("lists dated next actions as tasks of a whole day, in its language", async () => {
    const action = await apply({
      job_title: "Chef; de, rang\\",
      company_name: "Été & Fils",
      location: "Lyon, 2e",
      next_action: "followUp",
      next_action_date: "2026-12-31",
      reminder_set: true,
    });
    const prepare = await apply({
      application_stage: "interview2",
      next_action: "prepareForInterview",
      next_action_date: "2026-11-30",
    });
    await change(prepare, "job_url = 'https://duckduckgo.com/?q=Cook%20Acme'");
    const thanks = await apply({
      application_stage: "interview1",
      next_action: "sendThankYou",
      next_action_date: "2026-11-25",
    });
    await apply({ next_action: "followUp" });
    const events = await eventsAt(await makeFeed("fr"));
    const { rows } = await admin.query<{ id: string; application_id: string }>(
      "select id, application_id from public.task where user_id = $1 and due_date is not null",
      [userId],
    );
    expect(events.map(({ uid }) => uid).toSorted()).toEqual(
      rows.map(({ id }) => `${id}@postulo`).toSorted(),
    );
    const taskOf = (of: string) => rows.find((row) => row.application_id === of)?.id;
    const of = (application: string) =>
      events.find(({ uid }) => uid === `${taskOf(application)}@postulo`);
    expect(of(action)).toMatchObject({
      summary: "Relancer\u00a0: Chef; de, rang\\, Été & Fils",
      location: "Lyon, 2e",
      url: `${publicUrl}/dashboard/applications/${action}`,
      datetype: "date",
      categories: ["TASK"],
      alarms: [{ action: "DISPLAY", trigger: "PT9H" }],
    });
    expect(day(of(action))).toEqual([2026, 12, 31]);
    expect(of(prepare)).toMatchObject({
      summary: "Préparer l’entretien\u00a0: Cook, Acme",
      // A web search in the place of a posting is no address.
      description: "Étape\u00a0: 2e entretien",
      categories: ["TASK"],
    });
    expect(of(thanks)).toMatchObject({
      summary: "Envoyer un remerciement\u00a0: Cook, Acme",
      description: "Étape\u00a0: 1er entretien\nhttps://acme.test/?a=1,2;b",
      categories: ["TASK"],
    });
  });

  test("has all open tasks of an application with a day, in the person's own words", async () => {
    const id = await apply({ next_action: "followUp", next_action_date: "2026-12-01" });
    await database.asUser(userId, (client) =>
      client.query(
        `insert into public.task (application_id, title, due_date, done_at) values ($1, 'Call Rose', '2026-12-02', null),
           ($1, 'Done', '2026-12-03', now()), ($1, 'Some day', null, null)`,
        [id],
      ),
    );
    const summaries = (await eventsAt(await makeFeed())).map(({ summary }) => summary);
    expect(summaries).toEqual(["Call Rose: Cook, Acme", "Follow up: Cook, Acme"]);
  });

  test("has interviews at their hour, also on the days when the clocks change", async () => {
    const id = await apply({ application_stage: "interview1" });
    const meet = (local: string, zone: string, more: Record<string, unknown> = {}) =>
      database.asUser(userId, (client) =>
        client.query(
          `insert into public.interview (application_id, kind, starts_at, time_zone, duration_minutes, place, people, outcome)
           values ($1, 'video', $2::timestamp at time zone $3, $3, $4, $5, 'Rose; Marc', $6)`,
          [id, local, zone, more["minutes"], more["place"], more["outcome"]],
        ),
      );
    const url = await makeFeed();
    await meet("2027-03-28 09:30", "Europe/Paris", { minutes: 45, place: "https://meet.test/a" });
    await meet("2026-10-25 09:30", "Europe/Paris");
    await meet("2026-11-30 10:00", "America/New_York", { outcome: "cancelled" });
    const [spring, autumn, ...more] = await eventsAt(url);
    expect(more).toEqual([]);
    expect(spring).toMatchObject({
      summary: "Video interview: Cook, Acme",
      description: "With: Rose; Marc\nStage: Interview 1\nhttps://acme.test/?a=1,2;b",
      location: "https://meet.test/a",
      categories: ["INTERVIEW"],
      alarms: [{ action: "DISPLAY", trigger: "-PT1H" }],
    });
    const hours = [spring?.start, spring?.end, autumn?.start];
    expect(hours.map((at) => at?.toISOString())).toEqual([
      "2027-03-28T07:30:00.000Z",
      "2027-03-28T08:15:00.000Z",
      "2026-10-25T08:30:00.000Z",
    ]);
    // Of a length that nobody gave, nothing is said.
    expect((await (await open(url)).text()).match(/DURATION:PT\d+M/g)).toEqual(["DURATION:PT45M"]);
    await change(id, "application_stage = 'withdrawn'");
    expect((await eventsAt(url)).map(({ start }) => start.toISOString())).toEqual([
      "2026-10-25T08:30:00.000Z",
    ]);
  });

  test("has no entry for a stage that the user set without a date", async () => {
    const url = await makeFeed();
    const id = await apply({});
    for (const stage of ["phoneScreen", "interview1", "interview3", "finalInterview", "offer"]) {
      await change(id, `application_stage = '${stage}'`);
      expect(await eventsAt(url)).toEqual([]);
    }
  });

  test("keeps the UID of a moved entry, and omits past, undated and deleted ones", async () => {
    const url = await makeFeed();
    const id = await apply({ next_action: "followUp", next_action_date: "2026-12-01" });
    const [before] = await eventsAt(url);
    await change(id, "next_action_date = '2026-12-09'");
    const [after] = await eventsAt(url);
    expect([after?.uid, day(after)]).toEqual([before?.uid, [2026, 12, 9]]);
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
    await change(id, "application_stage = 'rejected'");
    expect(await eventsAt(url)).toEqual([]);
    await change(id, "reminder_set = true, next_action = 'sendThankYou'");
    expect(await eventsAt(url)).toHaveLength(1);
    await change(id, "next_action_date = null");
    expect(await eventsAt(url)).toEqual([]);
    await change(id, "next_action_date = '2026-12-09'");
    await database.asUser(userId, (client) => client.query("delete from public.job_applied"));
    expect(await eventsAt(url)).toEqual([]);
  });

  test("returns 304 when nothing has changed", async () => {
    const url = await makeFeed();
    const id = await apply({ next_action_date: "2026-12-01" });
    const first = await open(url);
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const etag = first.headers.get("etag") ?? "";
    expect((await open(url, { "if-none-match": etag })).status).toBe(304);
    await change(id, "next_action_date = '2026-12-02'");
    expect((await open(url, { "if-none-match": etag })).status).toBe(200);
  });

  test("is one per user: a new URL revokes the previous one, and so do revoking it and deleting the account", async () => {
    const old = await makeFeed();
    const url = await makeFeed();
    expect([(await open(old)).status, (await open(url)).status]).toEqual([404, 200]);
    expect((await requestFeed("DELETE")).status).toBe(204);
    expect((await open(url)).status).toBe(404);
    expect((await requestFeed("DELETE")).status).toBe(204);
    const last = await makeFeed();
    await admin.query("delete from auth.users where id = $1", [userId]);
    expect((await open(last)).status).toBe(404);
  });

  test("contains no data of other users, and its URL is stored nowhere", async () => {
    await apply({ next_action_date: "2026-12-01" });
    userId = await database.createUser();
    const url = await makeFeed();
    expect(await eventsAt(url)).toEqual([]);
    const { rows } = await admin.query<{ row: string }>(
      `select to_jsonb(t)::text || to_jsonb(f)::text as row from public.calendar_feed f join private.calendar_feed_token t using (user_id)
       where f.read_at is not null and user_id = $1`,
      [userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(/calendar\/(.*)\.ics/.exec(url)?.[1]);
  });

  test("requires a session", async () => {
    for (const method of ["POST", "DELETE"]) {
      const response = await requestFeed(method, undefined, "");
      expect([response.status, await response.json()]).toMatchObject([
        401,
        { code: "not_authenticated" },
      ]);
    }
    expect((await requestFeed("POST", { language: "x".repeat(2000) })).status).toBe(413);
  });

  test("limits requests and guesses", async () => {
    const url = await makeFeed();
    const wrong = `/calendar/${"x".repeat(43)}.ics`;
    for (const path of [wrong, "/calendar/short.ics", "/calendar/x"])
      expect((await open(path)).status).toBe(404);
    await admin.query("update private.rate_count set used = 60");
    const response = await open(wrong);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3600"]);
    address = "192.0.2.2";
    expect((await open(wrong)).status).toBe(404);
    expect((await open(url)).status).toBe(200);
    await admin.query("update private.rate_count set used = 120");
    expect((await open(url)).status).toBe(429);
  });
});

describe("the text of a calendar", () => {
  const entry = {
    id: "1",
    sequence: 0,
    time: { kind: "day", day: "2027-02-28" } as const,
    description: "",
    location: null,
    url: "https://acme.test",
    hasAlarm: false,
  };
  const now = new Date("2026-11-23T09:15:30.123Z");

  test("is folded at 75 octets, never inside a character, and parsed back unchanged", () => {
    const title = `${"é".repeat(50)}👩‍🍳${"漢".repeat(60)}\u0007 a\r\nb`;
    const text = writeCalendar({ name: "x", entries: [{ ...entry, title }] }, now);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toMatch(/\uFFFD|[^\r]\n/);
    const [event] = parsed(text);
    expect(event?.summary).toBe(title.replace("\u0007", "").replace("\r\n", "\n"));
    expect(event?.dtstamp.toISOString()).toBe("2026-11-23T09:15:30.000Z");
    expect([event?.end?.getMonth(), event?.end?.getDate()]).toEqual([2, 1]);
  });

  test("is valid without an entry", () => {
    const text = writeCalendar({ name: "x", entries: [] }, now);
    expect(text).toContain(
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\nBEGIN:",
    );
    expect(parsed(text)).toEqual([]);
  });

  test("has the same words in both languages", () => {
    expect(compareMessages(english, french)).toEqual([]);
    expect(frenchTypographyProblems(french)).toEqual([]);
  });
});
