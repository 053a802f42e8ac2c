import { serve } from "@hono/node-server";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { TestDatabase } from "@postulo/postgres/test-database";
import { createCallerResolver } from "@postulo/supabase-server/caller";
import { openKeyring } from "@postulo/supabase-server/keyring";
import type { Keyring } from "@postulo/supabase-server/keyring";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { createCoverLetterRoutes } from "../cover-letter-routes.ts";
import type { CoverLetterRoutesOptions } from "../cover-letter-routes.ts";
import { runCleanups } from "../../start/run-cleanups.ts";
import type { Cleanup } from "../../start/run-cleanups.ts";

export type TestUser = { readonly userId: string; readonly token: string };
type Logged = { readonly event: string; readonly facts: unknown };

export type SentEvent = { readonly event: string; readonly data: unknown };

export interface LetterServer {
  readonly url: string;
  readonly database: TestDatabase;
  readonly logged: Logged[];
  /** Creates a user with a name, one job and two skills, on a plan with so many letters a month. */
  createUser(plan: "Free" | "Plus" | "VIP", isKnown?: boolean): Promise<TestUser>;
  setUsed(user: TestUser, used: number): Promise<void>;
  usedBy(user: TestUser): Promise<number>;
  reservationsOf(user: TestUser): Promise<string[]>;
  call(token: string | undefined, body: unknown, init?: RequestInit): Promise<Response>;
  /** The same as events, to the end of the stream. */
  events(token: string, body: unknown, init?: RequestInit): Promise<SentEvent[]>;
  stop(): Promise<void>;
}

type Options = (pool: Pool) => Partial<CoverLetterRoutesOptions>;

type People = Pick<LetterServer, "createUser" | "setUsed" | "usedBy" | "reservationsOf">;

/** Users of this database, and their stored letters. */
function peopleOf(database: TestDatabase, keyring: Keyring): People {
  return {
    createUser: async (plan, isKnown = true) => {
      const userId = await database.createUser();
      await database.admin.query("update public.subscription set plan = $2 where user_id = $1", [
        userId,
        plan,
      ]);
      if (isKnown) await fillProfile(database, userId);
      return { userId, token: await keyring.sign({ sub: userId, role: "authenticated" }, 600) };
    },
    setUsed: async ({ userId }, used) => {
      await database.admin.query(
        `insert into public.usage (subscription_id, feature, period, used)
         select id, 'cover_letter', date_trunc('month', now() at time zone 'utc')::date, $2 from public.subscription where user_id = $1`,
        [userId, used],
      );
    },
    usedBy: async ({ userId }) => {
      const { rows } = await database.asUser(userId, (client) =>
        client.query(
          "select used from public.get_current_user_usage() where feature = 'cover_letter'",
        ),
      );
      return z.tuple([z.object({ used: z.number() })]).parse(rows)[0].used;
    },
    reservationsOf: async ({ userId }) => {
      const { rows } = await database.admin.query(
        `select r.state from public.credit_reservation r join public.subscription s on s.id = r.subscription_id
         where s.user_id = $1 order by r.created_at`,
        [userId],
      );
      const states = z.array(z.object({ state: z.string() })).parse(rows);
      return states.map(({ state }) => state);
    },
  };
}

/** Serves the app on a free port; answers its address and its end. */
function listenTo(app: Hono): Promise<{ origin: string; close: () => Promise<unknown> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(closed);
            // Keep-alive connections would delay closing for seconds.
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      }),
    );
  });
}

/** Serves the letter routes on their own port and database. */
export async function startLetterServer(options: Options = () => ({})): Promise<LetterServer> {
  const database = await createTestDatabase();
  const keyring = await openKeyring(database.pool);
  const logged: Logged[] = [];
  const cleanups: Cleanup[] = [];
  const app = new Hono();
  app.route(
    "/",
    createCoverLetterRoutes({
      pool: database.pool,
      resolveCaller: createCallerResolver({ keyring, publishableKey: "publishable" }),
      log: (_, event, facts) => logged.push({ event, facts }),
      addCleanup: (end) => cleanups.push(end),
      times: { leaseMs: 10_000, readerTimeoutMs: 300, renewalIntervalMs: 50, pollIntervalMs: 50 },
      today: () => new Date(2026, 10, 21),
      ...options(database.pool),
    }),
  );
  app.onError((_, c) => c.json({ code: "internal_error", message: "Something went wrong." }, 500));
  const { origin, close } = await listenTo(app);
  const url = `${origin}/cover-letter`;

  const call: LetterServer["call"] = (token, body, init = {}) =>
    fetch(url, {
      ...init,
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(init.headers instanceof Headers ? Object.fromEntries(init.headers) : {}),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  return {
    ...peopleOf(database, keyring),
    url,
    database,
    logged,
    call,
    events: async (token, body, init = {}) => {
      const headers = new Headers({ accept: "text/event-stream" });
      return readEvents(await call(token, body, { ...init, headers }));
    },
    stop: async () => {
      await close();
      await runCleanups(cleanups);
      await database.drop();
    },
  };
}

/** The events of an answer, until it ends. */
async function readEvents(response: Response): Promise<SentEvent[]> {
  const sent = (await response.text()).split("\n\n").filter((text) => text.startsWith("event: "));
  return sent.map((text) => {
    const [, event = "", data = "null"] = /^event: (\w+)\ndata: (.*)$/s.exec(text) ?? [];
    return { event, data: JSON.parse(data) };
  });
}

async function fillProfile(database: TestDatabase, userId: string): Promise<void> {
  await database.asUser(userId, async (client) => {
    await client.query(
      `update public.profile
       set first_name = 'Maël', last_name = 'Lefèvre', city = 'Lille', email = 'mael@lefevre.test', phone_number = '+33 6 12 34 56 78'
       where user_id = $1`,
      [userId],
    );
    await client.query(
      `insert into public.experiences (profile_id, company, title, start_date, start_date_precision, is_current, description)
       select id, 'Ateliers Morel', 'Comptable', '2020-01-01', 'month', true,
              E'Tenue de la comptabilité générale de deux sociétés\\nÉtablissement des déclarations de TVA'
       from public.profile where user_id = $1`,
      [userId],
    );
    await client.query(
      `insert into public.competencies (profile_id, name, level, category, years_of_experience)
       select id, 'Excel', 'advanced', 'toolsAndSoftware', 2.5 from public.profile where user_id = $1`,
      [userId],
    );
  });
}

/** A posting that matches this user. */
export const postingFr = `Comptable H/F
Entreprise : Menuiseries Vasseur
Lieu : Lille

Votre profil
- Vous maîtrisez Excel et la TVA
- Expérience de la comptabilité générale`;
