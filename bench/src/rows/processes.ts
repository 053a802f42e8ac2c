import { runRound, startProcesses } from "../several-processes.ts";
import type { Round } from "../several-processes.ts";
import type { Row } from "../row.ts";
import { median } from "../timing.ts";

const processes = 3;
const rounds = 5;
const roundMs = 3000;

interface Outcome {
  readonly rateRatio: number;
  readonly p99Ratio: number;
}

async function compare(): Promise<Outcome> {
  const { urls, headers, stop } = await startProcesses(processes);
  await runRound({ urls, headers }, roundMs);
  const one: Round[] = [];
  const several: Round[] = [];
  // In turn, so that other load of the machine meets both.
  for (let at = 0; at < rounds; at += 1) {
    one.push(await runRound({ urls: urls.slice(0, 1), headers }, roundMs));
    several.push(await runRound({ urls, headers }, roundMs));
  }
  await stop();
  const ratio = (of: (round: Round) => number) => median(several.map(of)) / median(one.map(of));
  return { rateRatio: ratio(({ perSecond }) => perSecond), p99Ratio: ratio(({ p99Ms }) => p99Ms) };
}

let measured: Promise<Outcome> | undefined;
const outcome = () => (measured ??= compare());

export const processesRows: readonly Row[] = [
  {
    name: "3 processes on one database: requests per second by those of one",
    unit: "",
    budget: { atLeast: 0.95 },
    measure: async () => (await outcome()).rateRatio,
  },
  {
    name: "3 processes on one database: p99 of a request by that of one",
    unit: "",
    budget: { atMost: 1.5 },
    measure: async () => (await outcome()).p99Ratio,
  },
];
