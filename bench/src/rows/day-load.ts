import { createTestDatabase } from "@postulo/postgres/test-database";
import { startTestCluster } from "@postulo/postgres/testing/test-cluster";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { dayMix } from "../day-mix.ts";
import type { DayAction, DayRequest } from "../day-mix.ts";
import { assertOk } from "../measured-server.ts";
import type { Row } from "../row.ts";
import { signUpBaker } from "../signed-up-baker.ts";
import { median, quantile } from "../timing.ts";

const processes = 3;
const people = 12;
const applications = 40;
const rounds = 5;
const roundMs = 8000;
const password = "a long pass phrase";

/** What replaces the names in a request. */
type Names = Readonly<Record<string, string>>;

interface Person {
  readonly names: Names;
  readonly headers: Readonly<Record<string, string>>;
}

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const fillIn = (text: string, names: Names) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);

async function signUp(url: string, at: number): Promise<Person> {
  const email = `bench${at}@mail.example`;
  const { client, userId, profileId, headers } = await signUpBaker(url, { email, password });
  const inserted = assertOk(
    await client
      .from("job_applied")
      .insert(
        Array.from({ length: applications }, (_, index) => ({
          user_id: userId,
          job_title: `Baker ${index}`,
          company_name: `Company ${index}`,
          job_url: `https://jobs.example/${index}`,
        })),
      )
      .select("id"),
  );
  return {
    names: { user: userId, profile: profileId, application: inserted[0]?.id, email, password },
    headers,
  };
}

async function send(url: string, { names, headers }: Person, request: DayRequest): Promise<void> {
  const { method = "GET", path, body } = request;
  const response = await fetch(url + fillIn(path, names), {
    method,
    headers: { ...headers, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: fillIn(JSON.stringify(body), names) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
}

/** The actions of a day in turn, each spread evenly over it. */
const day: readonly DayAction[] = Object.values(dayMix)
  .flatMap((action: DayAction) =>
    Array.from({ length: action.perDay }, (_, at) => ({
      action,
      time: (at + 0.5) / action.perDay,
    })),
  )
  .toSorted((one, other) => one.time - other.time)
  .map(({ action }) => action);

/** Each person does one action after the other; the requests of an action leave together, as a browser sends them. */
async function runRound(urls: readonly string[], everybody: readonly Person[]): Promise<Round> {
  const times: number[] = [];
  const until = performance.now() + roundMs;
  let turn = 0;
  const live = async (person: Person, offset: number) => {
    for (let at = offset; performance.now() < until; at += 1) {
      const requests = day[at % day.length]?.requests ?? [];
      await Promise.all(
        requests.map(async (request) => {
          const url = urls[(turn += 1) % urls.length] ?? "";
          const began = performance.now();
          await send(url, person, request);
          times.push(performance.now() - began);
        }),
      );
    }
  };
  await Promise.all(everybody.map((person, at) => live(person, at * 5)));
  return { perSecond: (times.length * 1000) / roundMs, p99Ms: quantile(times, 0.99) };
}

interface Outcome {
  readonly rateRatio: number;
  readonly p99Ratio: number;
  readonly perSecond: number;
}

async function compare(): Promise<Outcome> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const settings = { DATABASE_URL: database.url, CONFIRM_EMAIL: "off", LOG_LEVEL: "error" };
  const servers: ServerProcess[] = [];
  for (let at = 0; at < processes; at += 1)
    servers.push(await ServerProcess.start({ ...settings, WEB_APP: "off" }));
  const urls = servers.map(({ url }) => url);
  const everybody: Person[] = [];
  for (let at = 0; at < people; at += 1) everybody.push(await signUp(urls[0] ?? "", at));
  for (const url of urls) await runRound([url], everybody);
  const one: Round[] = [];
  const several: Round[] = [];
  // In turn, so that other load of the machine meets both.
  for (let at = 0; at < rounds; at += 1) {
    one.push(await runRound(urls.slice(0, 1), everybody));
    several.push(await runRound(urls, everybody));
  }
  for (const server of servers) await server.discard();
  await database.drop();
  await cluster.stop();
  const ratio = (of: (round: Round) => number) => median(several.map(of)) / median(one.map(of));
  return {
    rateRatio: ratio(({ perSecond }) => perSecond),
    p99Ratio: ratio(({ p99Ms }) => p99Ms),
    perSecond: median(several.map(({ perSecond }) => perSecond)),
  };
}

let measured: Promise<Outcome> | undefined;
const outcome = () => (measured ??= compare());

export const dayLoadRows: readonly Row[] = [
  {
    name: "the load of a day on 3 processes: requests per second by those of one",
    unit: "",
    budget: { atLeast: 0.95 },
    measure: async () => (await outcome()).rateRatio,
  },
  {
    name: "the load of a day on 3 processes: p99 of a request by that of one",
    unit: "",
    budget: { atMost: 1.5 },
    measure: async () => (await outcome()).p99Ratio,
  },
  {
    name: "the load of a day on 3 processes: requests per second",
    unit: "per second",
    budget: { atLeast: 50 },
    measure: async () => (await outcome()).perSecond,
  },
];
